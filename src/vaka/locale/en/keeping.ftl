### For who keeps a server’s database: backup, restore, upgrade.

cli-help-backup = Copy everything that a server keeps into one file, also while it runs.
cli-help-backup-file = The file to write; one of this name is replaced when the new one is whole.
cli-help-restore = Put a backup into an empty database, of either kind.
cli-help-restore-file = A file that “backup” has written.
cli-help-check-upgrade = Replay all running games under the installed rules, and list those that would change.
backup-writing = copying
backup-reading = restoring
backup-done = { $file } holds everything: { $tables } tables, { $people } people, { $size } MB. It also holds what is secret: keep it like a key.
backup-restored = { $file }, written by version { $version }, is restored: { $tables } tables, { $people } people.
backup-not-one = { $file } is not a backup of Vaka, or it was cut off or changed. Nothing was changed.
backup-newer = The backup was written by version { $version }, and this is { $own }. Install that version or a later one. Nothing was changed.
backup-not-empty = The database is not empty: there are rows in { $table }. Give an empty one with --database. Nothing was changed.
backup-nothing = There is nothing of Vaka’s in this database. --database names another.
backup-file-fails = { $file } cannot be used: { $cause }
check-upgrade-looking = replaying
check-upgrade-none =
    { $count ->
        [0] No game runs here.
        [one] One game runs here, and it goes on unchanged under the installed rules.
       *[other] { $count } games run here, and all go on unchanged under the installed rules.
    }
check-upgrade-some = Of { $count } running games these { $changed } would change:
check-upgrade-one = table { $table } ({ $title }): { $why }
check-upgrade-version = begun under version { $given } of the rules; installed is { $known }
check-upgrade-refused = the choice at ply { $ply } is not legal any more
check-upgrade-asked = after ply { $ply } somebody else would be asked
check-upgrade-title = the title { $title } is not installed
check-upgrade-advice = Let them end under the version that they were begun with. “vaka serve { $flag }” starts without them: they wait, and nothing of them is lost.
