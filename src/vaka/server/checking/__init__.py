"""Checks of table options: custom texts in a child process with limits on time and memory."""
