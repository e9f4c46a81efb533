"""Webhooks: addresses that are told of turns and results, so that a chat group can know."""
