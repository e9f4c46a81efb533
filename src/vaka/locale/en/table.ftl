### The table that fills the terminal.

table-key-hint = Hint
table-key-undo = Undo
table-key-rules = Rules
table-key-log = Log
table-key-replay = Replay
table-key-type = Type
table-key-chat = Chat
table-key-leave = Leave

table-log = What has happened
table-close = Esc closes
table-typed = e7, worker 2 ...: what tells the answer from the others
table-rules-ask = A rule’s number, or the name of a card or a place, then Enter
table-help = Answers: arrow keys and Enter, the mouse, their number, or words that tell one from the others: just type, or begin with “/”. Esc goes back to the list. h asks for a hint, u takes your last choice back if nothing was revealed by it, l shows the whole log, r the game so far step by step, q leaves; the game is saved.
table-hint-lost = The advice was interrupted. Ask again.
table-hand-over-keys = Enter: go on · u: take back · q: leave
table-replay-keys = ← → one step · Page up, Page down ten · Home, End · e other eyes · Esc back
table-replay-position = After { $ply } of { $last } actions
table-replay-eyes = seen by { $name }
table-eyes-all = all
table-eyes-spectator = a spectator

cli-help-plain = Ask and answer line by line, as without a terminal, instead of on the whole screen.
