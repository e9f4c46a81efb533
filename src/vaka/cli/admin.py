"""The commands for who looks after a server: people, tables, chat, and what was done about them.

They talk to the server while it runs, with a key that it knows (`vaka admin key`).
"""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from vaka.cli import admin_told
from vaka.cli.admin_acts import Admin
from vaka.cli.admin_ids import by_id
from vaka.cli.admin_line import EXAMPLE as SERVER
from vaka.cli.arguments import whole_number
from vaka.cli.screen import Screen
from vaka.locale import LANGUAGES, Words

_MOST: Final = 2**31


def commands(
    command: type[TyperCommand], group: type[TyperGroup], words: Words, screen: Screen
) -> typer.Typer:
    """What follows `vaka admin`."""
    metavar = f"[{words('cli-options')}]"
    app = typer.Typer(
        cls=group,
        help=words("cli-help-admin"),
        options_metavar=metavar,
        subcommand_metavar=f"{words('cli-command')} ...",
    )

    def described(name: str, help_: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
        return app.command(name, cls=command, help=help_, options_metavar=metavar)

    def option(name: str, what: str, help_: str, variable: str | None = None) -> Any:
        return typer.Option(name, metavar=what, envvar=variable, help=help_)

    # Only for the help: the language is taken off the arguments before anything is built.
    lang = typer.Option("--lang", metavar=" | ".join(LANGUAGES), help=words("cli-help-lang"))
    server_ = option("--server", "ADDRESS", words("cli-help-admin-server"), "VAKA_ADMIN_SERVER")
    file_ = option("--key-file", "FILE", words("cli-help-admin-key-file"), "VAKA_ADMIN_KEY_FILE")
    why_ = option("--why", "TEXT", words("cli-help-admin-why"))
    json_ = option("--json", "", words("cli-help-admin-json"))
    person_ = typer.Argument(metavar="PERSON", help=words("cli-help-admin-person"))
    table_ = typer.Argument(metavar="TABLE", help=words("cli-help-admin-table"))
    at_ = option("--table", "TABLE", words("cli-help-admin-at-table"))
    limit_ = option("--limit", "N", words("cli-help-admin-limit"))

    def admin(server: str, file: Path | None) -> Admin:
        return Admin(server, file, words, screen)

    @app.callback(invoke_without_command=True)
    def start(context: typer.Context, _lang: Annotated[str | None, lang] = None) -> int:
        if context.invoked_subcommand is None:
            context.get_help()  # which shows it, too
        return 0

    @described("key", words("cli-help-admin-key"))
    def key(
        database: Annotated[
            str | None,
            option(
                "--database", "ADDRESS", words("cli-help-admin-database"), "VAKA_SERVE_DATABASE"
            ),
        ] = None,
        shown: Annotated[bool, option("--print", "", words("cli-help-admin-print"))] = False,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli.admin_key import make

        return make(file, database, shown, words, screen)

    @described("people", words("cli-help-admin-people"))
    def people(
        who: Annotated[
            str | None, typer.Argument(metavar="TEXT", help=words("cli-help-admin-who"))
        ] = None,
        table: Annotated[
            str | None, option("--table", "TABLE", words("cli-help-admin-people-table"))
        ] = None,
        banned: Annotated[bool, option("--banned", "", words("cli-help-admin-banned"))] = False,
        muted: Annotated[bool, option("--muted", "", words("cli-help-admin-muted"))] = False,
        as_data: Annotated[bool, json_] = False,
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        by = admin(server, file)
        found = by.people(who, banned, muted, table)
        code = by.show(found, found["people"], as_data, admin_told.people)
        return by.say("admin-more") if found["more"] and not as_data else code

    @described("tables", words("cli-help-admin-tables"))
    def tables(
        person: Annotated[
            str | None, option("--person", "PERSON", words("cli-help-admin-tables-person"))
        ] = None,
        status: Annotated[
            str | None, option("--status", "STATUS", words("cli-help-admin-status"))
        ] = None,
        limit: Annotated[str, limit_] = "100",
        as_data: Annotated[bool, json_] = False,
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        by = admin(server, file)
        found = by.tables(person, status, whole_number("--limit", limit, least=1))
        return by.show(found, found, as_data, admin_told.tables)

    @described("chat", words("cli-help-admin-chat"))
    def chat(
        table: Annotated[str, table_],
        as_data: Annotated[bool, json_] = False,
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        by = admin(server, file)
        found = by.chat(by_id(table))
        return by.show(found, found, as_data, admin_told.chat)

    @described("journal", words("cli-help-admin-journal"))
    def journal(
        limit: Annotated[str, limit_] = "100",
        as_data: Annotated[bool, json_] = False,
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        by = admin(server, file)
        many = whole_number("--limit", limit, least=1)
        found = by.line().get("admin", "journal", limit=many)
        return by.show(found, found, as_data, admin_told.journal)

    @described("ban", words("cli-help-admin-ban"))
    def ban(
        person: Annotated[str, person_],
        why: Annotated[str, why_] = "",
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        return admin(server, file).to_person("ban", person, "admin-banned", why=why)

    @described("unban", words("cli-help-admin-unban"))
    def unban(
        person: Annotated[str, person_],
        why: Annotated[str, why_] = "",
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        return admin(server, file).to_person("unban", person, "admin-unbanned", why=why)

    @described("mute", words("cli-help-admin-mute"))
    def mute(
        person: Annotated[str, person_],
        table: Annotated[str | None, at_] = None,
        why: Annotated[str, why_] = "",
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        by = admin(server, file)
        if table is not None:
            return by.mute_at(by_id(table), person, True)
        return by.to_person("mute", person, "admin-muted", why=why)

    @described("unmute", words("cli-help-admin-unmute"))
    def unmute(
        person: Annotated[str, person_],
        table: Annotated[str | None, at_] = None,
        why: Annotated[str, why_] = "",
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        by = admin(server, file)
        if table is not None:
            return by.mute_at(by_id(table), person, False)
        return by.to_person("unmute", person, "admin-unmuted", why=why)

    @described("rename", words("cli-help-admin-rename"))
    def rename(
        person: Annotated[str, person_],
        name: Annotated[str, typer.Argument(metavar="NAME", help=words("cli-help-admin-name"))],
        why: Annotated[str, why_] = "",
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        return admin(server, file).to_person("rename", person, "admin-renamed", name=name, why=why)

    @described("close", words("cli-help-admin-close"))
    def close(
        table: Annotated[str, table_],
        why: Annotated[str, why_] = "",
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        return admin(server, file).close(by_id(table), why)

    @described("unsay", words("cli-help-admin-unsay"))
    def unsay(
        table: Annotated[str, table_],
        number: Annotated[str, typer.Argument(metavar="N", help=words("cli-help-admin-number"))],
        why: Annotated[str, why_] = "",
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        line = min(whole_number("N", number, least=1), _MOST)
        return admin(server, file).unsay(by_id(table), str(line), why)

    @described("export", words("cli-help-admin-export"))
    def export(
        person: Annotated[str, person_],
        out: Annotated[str, typer.Argument(metavar="FILE", help=words("cli-help-admin-out"))],
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        return admin(server, file).export(person, out)

    @described("delete", words("cli-help-admin-delete"))
    def delete(
        person: Annotated[str, person_],
        sure: Annotated[bool, option("--yes", "", words("cli-help-admin-yes"))] = False,
        why: Annotated[str, why_] = "",
        server: Annotated[str, server_] = SERVER,
        file: Annotated[Path | None, file_] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        return admin(server, file).delete(person, sure, why)

    return app
