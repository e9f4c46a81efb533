"""Bots and hints: thought in processes of their own, never on the event loop."""
