"""A pause in a long thought: compiled code never looks up by itself."""


def breathe() -> None:
    """Nothing. But the interpreter runs it, and lets Ctrl-C and other threads come through."""
