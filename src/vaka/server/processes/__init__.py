"""Child processes that answer JSON lines: one process, a pool of them, and the loop inside."""
