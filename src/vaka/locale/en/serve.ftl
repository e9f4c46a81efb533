### The server: its command, what keeps it from starting, and its front page.

cli-environment = environment:
cli-bad-switch = { $name } in the environment must be “true” or “false”.
cli-help-serve = Start a server: tables over the network, for browsers and bots. Ctrl-C stops it.
cli-help-serve-host = The address to listen at. 0.0.0.0: everywhere, also for other machines.
cli-help-serve-port = The port; 0: any that is free.
cli-help-serve-database = Where everything is kept: a file for SQLite, or { $example }. Without it a file in your data folder.
cli-help-serve-bus = How several servers on one database tell each other what happens: { $redis }, { $postgresql } (over the database itself), or “memory”: there is only this one.
cli-help-serve-workers = Processes that serve, behind one address. More than one need a --bus.
cli-help-serve-thinkers = Processes in which bots think, for each worker; 0: bots do not move here.
cli-help-serve-origin = Another address under which people reach this server, such as { $example }. Can be given several times; in the environment with spaces between.
cli-help-serve-https = Cookies only over https: for a server behind a proxy that speaks it.
cli-help-serve-session-days = For how many days a browser is remembered.
cli-help-serve-log-format = How the log is written: for people, or as JSON for programs.
cli-help-serve-log-level = From what on something is logged: debug, info, warning or error.
cli-help-serve-metrics-public = Show the figures at /metrics to other machines than this one too.
cli-help-serve-keep-changed = Start even if games run here that were begun under other rules. They can be looked at by a version that knows them, not by this one.
cli-help-serve-limit = What one address may ask for, such as { $example }: 100 tables at once, and 30 more a minute. Names: requests, messages, people, tables, chat, hints, hooks; sockets=N: open at once. Can be given several times; in the environment with spaces between.
cli-help-serve-hooks = Where people may have this server call an address (webhooks): public (https, out in the world), private (also http and the network around it: for a club at home), off.

serve-ready = Vaka runs. Open { $address } in a browser. Ctrl-C stops it.
serve-not-one-of = { $name } must be one of these: { $known }. Not “{ $given }”.
serve-too-large = { $name } must be { $most } or less, not { $given }.
serve-not-a-limit = “{ $given }” is no limit. Write it like { $example } (so many at once, so many more a minute) or { $sockets }, with numbers from 1 to { $most }. Names: { $known }.
serve-not-an-origin = “{ $given }” is not the address of a site. Write it like this: { $example }
serve-workers-want-bus = Several workers need a way to tell each other what happens: add --bus { $redis }, or --bus { $postgresql } if the database is PostgreSQL.
serve-bus-unknown = “{ $given }” names no bus. Give { $redis }, { $postgresql } or { $memory }.
serve-bus-wants-postgresql = --bus postgresql goes over the database, and that is a file. Give a PostgreSQL database with --database, or --bus { $redis }.
serve-bus-fails = The bus { $bus } cannot be reached: { $cause }
serve-port-taken = Another program listens at { $host }, port { $port }. Stop it, or choose another port with --port.
serve-port-refused = The server cannot listen at { $host }, port { $port }: { $cause }
serve-database-unknown = “{ $given }” names no database. Give a file, { $sqlite } or { $postgresql }.
serve-database-fails = The database { $database } cannot be used: { $cause }
serve-database-held = Another server uses the database { $database } already. Stop it, or give this one a database of its own with --database.
serve-database-newer = The database was made by a later version of Vaka (step { $revision }). Install that version; nothing was changed.
serve-database-foreign = The database holds tables that are not Vaka’s, such as { $table }. Give it an empty one; nothing was changed.
serve-database-broken = The database could not be brought up to date: rows of { $table } point nowhere. Nothing was changed.
serve-rules-changed = Games run here that were begun under other rules: { $titles }. Let them end under the version that they were begun with, or start with { $flag }: then they wait. { $command } lists them.
serve-start-failed = The server could not start. The log above says why.

serve-page-in-en = English
serve-page-in-it = Italiano
serve-page-in-de = Deutsch
serve-page-in-fr = Français
serve-page-title = Vaka
serve-page-what = A server for board games runs here: { $titles }. Version { $version }.
serve-page-missing = The page to play on was not built with this copy. Start the server by script/server, which builds it, or run “npm ci” and “npm run build” in the folder web.
serve-page-api = The interface for programs
