"""What holds for all tests."""

import signal

# What a shell starts in the background ignores Ctrl-C, and so do all that it starts: the commands
# that are stopped so in tests would run on.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
