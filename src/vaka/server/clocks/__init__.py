"""Time to think: clocks, pauses, reminders, and bots that stand in for who is away."""
