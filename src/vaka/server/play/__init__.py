"""Play at a table: the log, the state that it gives, undo, and what each seat is told."""
