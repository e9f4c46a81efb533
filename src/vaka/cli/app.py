"""The commands, with their help in the language of the run."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

import vaka
from vaka import _pure
from vaka.cli.arguments import option_values, whole_number
from vaka.cli.failures import UnknownCommand
from vaka.cli.screen import Screen
from vaka.locale import LANGUAGES, Words

Command = TypeVar("Command", bound=Callable[..., int])

SEEDS = 10**9  # chosen seeds are short enough to be told to a friend
PLAYERS = 3


def build(words: Words) -> typer.Typer:
    """The command line in a language."""
    command, group = _spoken(words)
    app = typer.Typer(
        cls=group,
        help=words("cli-help"),
        add_completion=False,
        options_metavar=f"[{words('cli-options')}]",
        subcommand_metavar=f"{words('cli-command')} ...",
    )
    screen = Screen(Console(highlight=False), words)

    def described(name: str) -> Callable[[Command], Command]:
        return app.command(
            name,
            cls=command,
            help=words(f"cli-help-{name}"),
            options_metavar=f"[{words('cli-options')}]",
        )

    languages = " | ".join(LANGUAGES)
    # Only for the help: the language is taken off the arguments before anything is built.
    lang = typer.Option("--lang", metavar=languages, help=words("cli-help-lang"))

    @app.callback(invoke_without_command=True)
    def start(
        context: typer.Context,
        _lang: Annotated[str | None, lang] = None,
        version: Annotated[
            bool, typer.Option("--version", metavar="", help=words("cli-help-version"))
        ] = False,
    ) -> int:
        if version:
            mode = "compiled" if _pure.is_compiled() else "pure"
            screen.say(words("cli-version", version=vaka.__version__, mode=mode))
            raise typer.Exit
        if context.invoked_subcommand is None:
            context.get_help()  # which shows it, too
        return 0

    @described("play")
    def play(
        title: Annotated[
            str | None, typer.Argument(metavar="TITLE", help=words("cli-help-title"))
        ] = None,
        players: Annotated[
            str | None, typer.Option("--players", metavar="N", help=words("cli-help-players"))
        ] = None,
        seat: Annotated[
            str | None, typer.Option("--seat", metavar="N", help=words("cli-help-seat"))
        ] = None,
        bots: Annotated[
            str | None, typer.Option("--bots", metavar="NAME", help=words("cli-help-bots"))
        ] = None,
        seed: Annotated[
            str | None, typer.Option("--seed", metavar="N", help=words("cli-help-seed"))
        ] = None,
        hotseat: Annotated[
            bool, typer.Option("--hotseat", metavar="", help=words("cli-help-hotseat"))
        ] = False,
        option: Annotated[
            list[str] | None,
            typer.Option("--option", metavar="NAME=VALUE", help=words("cli-help-option")),
        ] = None,
        resume: Annotated[
            str | None, typer.Option("--resume", metavar="[FILE]", help=words("cli-help-resume"))
        ] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli import start as begin
        from vaka.cli.play import Evening

        wanted = begin.Wanted(
            hotseat=hotseat,
            seat=None if seat is None else whole_number("--seat", seat),
            bots=bots,
        )
        if resume is not None:
            table, seating, file = begin.resumed(title, resume, wanted)
        else:
            game = vaka.load(begin.named(title))
            count = (
                max(game.title.least_players, min(PLAYERS, game.title.most_players))
                if players is None
                else whole_number("--players", players)
            )
            chance = secrets.randbelow(SEEDS) if seed is None else whole_number("--seed", seed)
            options = option_values(game.title.options, option or [])
            table, seating, file = begin.fresh(game.name, count, chance, options, wanted)
        return Evening(table, seating, file, words, screen).run()

    @described("replay")
    def replay(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=words("cli-help-file"))],
        at: Annotated[
            str | None, typer.Option("--at", metavar="PLY", help=words("cli-help-at"))
        ] = None,
        seat: Annotated[
            str | None, typer.Option("--as", metavar="SEAT", help=words("cli-help-as"))
        ] = None,
        text: Annotated[
            bool, typer.Option("--text", metavar="", help=words("cli-help-text"))
        ] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli.replay import replay as show

        ply = None if at is None else whole_number("--at", at)
        eyes = None if seat is None else whole_number("--as", seat)
        return show(file, ply, eyes, text, words, screen)

    @described("rules")
    def rules(
        title: Annotated[str, typer.Argument(metavar="TITLE", help=words("cli-help-title"))],
        rule: Annotated[
            str | None, typer.Argument(metavar="RULE", help=words("cli-help-rule"))
        ] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli import rules as book

        name = vaka.load(title).name
        if rule is None:
            screen.page(book.all_told(name, words))
        else:
            screen.say(book.told(name, [rule], words))
        return 0

    @described("titles")
    def titles(_lang: Annotated[str | None, lang] = None) -> int:
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for name in vaka.games():
            about = vaka.load(name).title
            players = words("cli-players", least=about.least_players, most=about.most_players)
            grid.add_row(Text(name, "bold"), words(f"{name}-name"), players)
        screen.say(grid)
        return 0

    @described("bench")
    def bench(
        title: Annotated[
            str, typer.Argument(metavar="TITLE", help=words("cli-help-title"))
        ] = "rapanui",
        peers: Annotated[
            bool, typer.Option("--peers", metavar="", help=words("cli-help-peers"))
        ] = False,
        rounds: Annotated[
            str, typer.Option("--rounds", metavar="N", help=words("cli-help-rounds"))
        ] = "7",
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli.bench import bench as measure

        name = vaka.load(title).name
        return measure(name, peers, whole_number("--rounds", rounds), words, screen.console)

    return app


def _spoken(words: Words) -> tuple[type[TyperCommand], type[TyperGroup]]:
    """The command classes, with what they say of themselves in our words."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words("cli-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("cli-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = words("cli-panel-commands")
    rich_utils.REQUIRED_LONG_STRING = f"[{words('cli-required')}]"
    rich_utils.DEFAULT_STRING = f"[{words('cli-default')} {{}}]"

    class Spoken(TyperCommand):
        def format_usage(self, ctx: Any, formatter: Any) -> None:
            pieces = " ".join(self.collect_usage_pieces(ctx))
            formatter.write_usage(ctx.command_path, pieces, f"{words('cli-usage')} ")

        def get_help_option(self, ctx: Any) -> Any:
            return _help_option(super().get_help_option(ctx), words)

    class SpokenGroup(TyperGroup):
        def format_usage(self, ctx: Any, formatter: Any) -> None:
            pieces = " ".join(self.collect_usage_pieces(ctx))
            formatter.write_usage(ctx.command_path, pieces, f"{words('cli-usage')} ")

        def get_help_option(self, ctx: Any) -> Any:
            return _help_option(super().get_help_option(ctx), words)

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
                known = ", ".join(self.list_commands(ctx))
                raise UnknownCommand(name=args[0], known=known)
            return super().resolve_command(ctx, args)

    return Spoken, SpokenGroup


def _help_option(option: Any, words: Words) -> Any:
    if option is not None:
        option.help = words("cli-help-help")
        option.metavar = ""
    return option
