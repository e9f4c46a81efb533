"""People: guests and accounts, how they are recognised, and what they may keep."""
