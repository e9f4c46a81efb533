"""The drawing of each title: modules named like the title, with a function `draw`."""
