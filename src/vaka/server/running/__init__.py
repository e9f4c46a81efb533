"""Running a server: starting and stopping, logs, health, metrics, and the guard at the door."""
