"""Talking at a table."""
