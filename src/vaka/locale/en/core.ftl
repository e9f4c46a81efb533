### What the engine refuses: what is wrong, and what to do about it.

error-malformed-action = “{ $text }” is not written like an action. Write its name and, in brackets, its arguments: name(argument=value).
error-unknown-action = There is no action { $action } in { $title }.
error-illegal-action = { $action } is not allowed now (rule { $rule }): { $why }
error-not-asked = It is not the turn of seat { $seat }: the game is waiting for seat { $asked }.
error-unknown-seat = There is no seat { $seat } in this game: the seats are 0 to { $last }.
error-game-over = The game is over: { $action } comes too late.
error-game-not-over = The game is not over yet, so it has no result.
error-unknown-title = There is no game called “{ $name }”. Choose one of these: { $known }.
error-bad-title = The title { $name } of another package cannot be loaded: { $why }. Mend or uninstall that package.
error-players = { $title } is for { $least } to { $most } players, not for { $given }.
error-seed = The seed must be a whole number of 0 or more with at most { $bits } bits, not { $given }.
error-no-features = { $title } has no features for learners. A title has them when its state writes feature_list and features_into.
error-feature-bounds = The feature { $name } goes from { $least } to { $most }; a feature is a whole number from 0 to { $room }. Cap it, or count from 0.
error-unknown-option = { $title } has no option “{ $name }”. Its options: { $known }.
error-wrong-option = The option { $name } cannot be { $given }. It can be: { $expected }.
error-unknown-preset = { $title } has no preset “{ $name }”. Its presets: { $known }.
error-unknown-bot = There is no bot called “{ $name }”. Choose one of these: { $known }.
error-bot-title = The bot “{ $name }” does not play { $title }. Choose one of these: { $known }.
error-cannot-undo = This cannot be taken back: { $why }

undo-nothing = nothing has been done yet.
undo-not-own = the last action was not yours.
undo-revealed = it turned up something that nobody knew.
undo-too-many = there were too many undos in a row. Another move has to be made first.

error-data = Wrong data in { $file }, at { $entry }: { $why }

data-missing = the entry is missing; add it.
data-not-section = this must be a section, with entries of its own.
data-not-number = { $given } is not a whole number.
data-out-of-range = { $given } is out of range; it must be { $least } to { $most }.
data-not-list = { $given } is not a list.
data-wrong-length = the list has { $given } entries instead of { $wanted }.
data-unknown-word = { $given } is not known here; choose one of these: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
}
data-unknown-entry = nobody knows this entry; remove it, or correct its name.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
}
data-unreadable = the file cannot be read ({ $cause }).
data-not-utf8 = the file is not UTF-8 text (byte { $byte }); save it as UTF-8.
data-not-toml = this is not TOML ({ $cause }).
data-not-text = { $given } is not a text.
data-too-long = the text has { $given } characters; { $most } are allowed.
data-too-deep = lists or sections are nested too deeply.
data-too-many-dots = a line has more than { $most } dots.
data-unknown-symbol = row { $row }, column { $column } of the picture: { $given } is not a hex. Draw hexes with these: { $known }; leave the sea blank.
data-between-columns = row { $row }, column { $column } of the picture: this hex lies between two columns. Neighbours in a row are two columns apart, and each row is shifted by one column against the row above it.
data-no-hexes = there is no hex in the picture.
data-too-many-rows = the picture has more than { $most } rows.
data-too-many-hexes = the picture has more than { $most } hexes.
data-unreachable = there is no way over land from hex { $start } to hex { $hex }; all hexes must hang together.
data-not-one = there must be exactly one hex { $symbol }, not { $given }.
data-forest-tiles = the number of forest hexes is { $given }; it must be 1 to { $most }.
data-forest-logs = the forests have { $given } logs in all; there must be { $wanted }.
data-no-ahus = there is no ahu; add at least one.
data-too-many-ahus = there are { $given } ahus; { $most } are allowed.
data-no-such-hex = an ahu is named like a3-ne, and there is no such hex on this island. The hexes are called a1 to { $last }: the letter of the row, and the number in the row from the west.
data-no-such-edge = an ahu is named like a3-ne, and there is no such edge. The edges are: { $known }.
data-ahu-not-plain = an ahu lies on a plain hex ({ $symbol }); { $hex } is not one.
data-ahu-inland = an ahu lies on the coast, and this edge faces hex { $hex } instead of the sea.

error-record = The record cannot be used: { $why }

record-not-json = the file is cut off or is not JSON ({ $cause }).
record-not-record = this is not a game saved by Vaka.
record-checksum = the file was changed after it was written. Use an unchanged copy.
record-digest = the file was changed: its actions do not lead to the position that it names. Use an unchanged copy.
record-unknown-title = it is of a game called “{ $title }”, which is not installed here.
record-rules-version = it follows version { $given } of the rules, but version { $known } is installed here. Use the version of Vaka that wrote it.
record-bad-field = the entry “{ $field }” is missing or wrong.
record-bad-line = this line is not an action with its number and seat: { $line }
record-no-such-ply = there is no action number { $ply }: they go from 0 (the beginning) to { $last }.
record-not-utf8 = the file is not UTF-8 text (byte { $byte }).
record-unreadable = the file cannot be read ({ $cause }).
record-snapshot = the position that it begins with is not possible.
record-illegal = its action number { $ply } is against the rules. { $cause }
