"""The commands, with their help in the language of the run."""

import secrets
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import vaka
from vaka import _pure
from vaka.cli import admin, deck
from vaka.cli.arguments import chosen_options, maybe_number, whole_number
from vaka.cli.failures import FAILED, complain
from vaka.cli.screen import Screen
from vaka.cli.spoken import spoken
from vaka.cli.typed import typed
from vaka.core.errors import VakaError
from vaka.core.title import Title
from vaka.extras import require
from vaka.locale import LANGUAGES, Words

if TYPE_CHECKING:
    from vaka.arena import Survey
    from vaka.core.options import OptionValue

Command = TypeVar("Command", bound=Callable[..., int])

DATABASE, SITE = "postgresql://host/name", "https://vaka.example"  # what such addresses are like
BUSES = {"redis": "redis://127.0.0.1:6379", "postgresql": "postgresql"}
LIMIT = "tables=100/30"
SEEDS = 10**15  # short enough to be told to a friend, too many to be tried by a stranger's bot


def build(words: Words) -> typer.Typer:
    """The command line in a language."""
    command, group = spoken(words)
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
    title_help = words("cli-help-title", command=typed("titles"))
    # Only for the help: the language is taken off the arguments before anything is built.
    lang = typer.Option("--lang", metavar=languages, help=words("cli-help-lang"))
    preset_help = words("cli-help-preset", command=typed("titles"))
    preset_ = typer.Option("--preset", metavar="NAME", help=preset_help)
    option_ = typer.Option("--option", metavar="NAME=VALUE", help=words("cli-help-option"))

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
        title: Annotated[str | None, typer.Argument(metavar="TITLE", help=title_help)] = None,
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
        preset: Annotated[str | None, preset_] = None,
        option: Annotated[list[str] | None, option_] = None,
        resume: Annotated[
            str | None, typer.Option("--resume", metavar="[FILE]", help=words("cli-help-resume"))
        ] = None,
        server: Annotated[
            str | None,
            typer.Option("--server", metavar="URL", help=words("table-help-server")),
        ] = None,
        at_table: Annotated[
            str | None,
            typer.Option("--table", metavar="ID", help=words("table-help-table")),
        ] = None,
        join: Annotated[
            str | None,
            typer.Option("--join", metavar="LINK", help=words("table-help-join")),
        ] = None,
        name: Annotated[
            str | None,
            typer.Option("--name", metavar="NAME", help=words("table-help-name")),
        ] = None,
        token: Annotated[
            str | None,
            typer.Option(
                "--token", metavar="TOKEN", envvar="VAKA_TOKEN", help=words("table-help-token")
            ),
        ] = None,
        plain: Annotated[
            bool, typer.Option("--plain", metavar="", help=words("cli-help-plain"))
        ] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli import start as begin
        from vaka.cli.table import fits_here
        from vaka.cli.table.reaching import NeedsTerminal, NotWithServer, Way

        way = Way(server, at_table, join, name, token, title)
        if way.wanted:
            here = {"--hotseat": hotseat or None, "--seed": seed, "--resume": resume}
            for given, value in here.items():
                if value is not None:
                    raise NotWithServer(option=given)
            if plain or not fits_here():
                raise NeedsTerminal()
            from vaka.cli.table import opening

            way = way._replace(
                players=maybe_number("--players", players),
                seat=maybe_number("--seat", seat),
                bots=bots,
                preset=preset,
                options=tuple(option or ()),
            )
            return opening.visit(way, words, screen)
        wanted = begin.Wanted(
            players=maybe_number("--players", players),
            seed=maybe_number("--seed", seed),
            hotseat=hotseat,
            seat=maybe_number("--seat", seat),
            bots=bots,
            preset=preset,
            options=tuple(option or ()),
        )
        wanted.check()
        with ExitStack() as locks:
            if resume is not None:
                table, seating, file = begin.resumed(title, resume, wanted, locks)
            else:
                game = vaka.load(begin.named(title))
                chance = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed
                options = chosen_options(game.title, preset, wanted.options)
                table, seating, file = begin.fresh(game.name, options, chance, wanted, locks)
            if not plain and fits_here():
                from vaka.cli.table import opening

                return opening.play(table, seating, file, words, screen)
            from vaka.cli.play import Evening

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
        plain: Annotated[
            bool, typer.Option("--plain", metavar="", help=words("cli-help-plain"))
        ] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli.replay import replay as show
        from vaka.cli.table import fits_here

        ply, eyes = maybe_number("--at", at), maybe_number("--as", seat)
        whole_screen = not plain and not text and fits_here()
        return show(file, ply, eyes, text, words, screen, whole_screen)

    @described("verify")
    def verify(
        files: Annotated[
            list[Path], typer.Argument(metavar="FILE", help=words("cli-help-verify-files"))
        ],
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli.verify import verify as check

        return check(files, words, screen)

    @described("rules")
    def rules(
        title: Annotated[str, typer.Argument(metavar="TITLE", help=title_help)],
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
        grid.add_column(no_wrap=True)
        broken: list[str] = []
        for name in vaka.titles():
            try:
                about = vaka.load(name).title
            except VakaError as error:
                broken.append(error.message(words))
                continue
            full = words(f"{name}-name") if words.has(f"{name}-name") else ""
            grid.add_row(Text(name, "bold"), full, _players(about, words))
            _add_choices(grid, about, words)
        screen.say(grid)
        for sentence in broken:
            complain(sentence)
        return FAILED if broken else 0

    @described("doctor")
    def doctor(_lang: Annotated[str | None, lang] = None) -> int:
        from vaka.cli.doctor import report

        return report(words)

    @described("bot-protocol")
    def bot_protocol(
        as_data: Annotated[
            bool, typer.Option("--json", metavar="", help=words("cli-help-protocol-json"))
        ] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli import bot_protocol as told

        return told.show(as_data, words, screen)

    @described("bench")
    def bench(
        title: Annotated[str, typer.Argument(metavar="TITLE", help=title_help)] = "rapanui",
        peers: Annotated[
            bool, typer.Option("--peers", metavar="", help=words("cli-help-peers"))
        ] = False,
        search: Annotated[
            bool, typer.Option("--search", metavar="", help=words("cli-help-bench-search"))
        ] = False,
        vector: Annotated[
            bool, typer.Option("--vector", metavar="", help=words("cli-help-bench-vector"))
        ] = False,
        opening: Annotated[
            bool, typer.Option("--opening", metavar="", help=words("cli-help-bench-opening"))
        ] = False,
        rounds: Annotated[
            str, typer.Option("--rounds", metavar="N", help=words("cli-help-rounds"))
        ] = "7",
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        if opening:
            require("server")
            from vaka.cli import bench_opening

            times = whole_number("--rounds", rounds, least=1)
            return bench_opening.bench(vaka.load(title).name, times, words, screen.console)
        if search:
            from vaka.cli.bench_search import bench as measure
        elif vector:
            from vaka.cli.bench_vector import bench as measure
        else:
            from vaka.cli.bench import bench as measure

        name = vaka.load(title).name
        times = whole_number("--rounds", rounds, least=1)
        return measure(name, peers, times, words, screen.console)

    # What all commands for many games take.
    games_ = typer.Option("--games", metavar="N", help=words("cli-help-games"))
    players_ = typer.Option("--players", metavar="N,N", help=words("cli-help-survey-players"))
    seed_ = typer.Option("--seed", metavar="N", help=words("cli-help-survey-seed"))
    jobs_ = typer.Option("--jobs", metavar="N", help=words("cli-help-jobs"))
    json_ = typer.Option("--json", metavar="", help=words("cli-help-json"))

    def many_games(
        title: str,
        games: str,
        players: str | None,
        bots: str,
        seed: str,
        options: "dict[str, OptionValue]",
        jobs: str | None,
    ) -> "tuple[list[Survey], int]":
        """The surveys that were asked for, and on how many cores."""
        from vaka.cli import survey as many

        times = whole_number("--games", games, least=1)
        chance = whole_number("--seed", seed)
        workers = many.cores() if jobs is None else whole_number("--jobs", jobs, least=1)
        return many.planned(title, players, bots, times, chance, options), workers

    @described("survey")
    def survey(
        title: Annotated[str, typer.Argument(metavar="TITLE", help=title_help)],
        games: Annotated[str, games_] = "100",
        players: Annotated[str | None, players_] = None,
        bots: Annotated[
            str, typer.Option("--bots", metavar="NAME", help=words("cli-help-survey-bots"))
        ] = "random",
        seed: Annotated[str, seed_] = "1",
        preset: Annotated[str | None, preset_] = None,
        option: Annotated[list[str] | None, option_] = None,
        jobs: Annotated[str | None, jobs_] = None,
        as_data: Annotated[bool, json_] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli import survey as many

        options = chosen_options(vaka.load(title).title, preset, option or [])
        surveys, workers = many_games(title, games, players, bots, seed, options, jobs)
        return many.show(surveys, workers, as_data, words, screen)

    @described("balance")
    def balance(
        title: Annotated[str, typer.Argument(metavar="TITLE", help=title_help)],
        games: Annotated[str, games_] = "500",
        players: Annotated[str | None, players_] = None,
        bots: Annotated[
            str | None, typer.Option("--bots", metavar="NAME", help=words("cli-help-balance-bots"))
        ] = None,
        seed: Annotated[str, seed_] = "1",
        preset: Annotated[str | None, preset_] = None,
        option: Annotated[list[str] | None, option_] = None,
        own: Annotated[
            Path | None,
            typer.Option("--deck", metavar="FILE", help=words("cli-help-balance-deck")),
        ] = None,
        against: Annotated[
            Path | None,
            typer.Option("--against", metavar="FILE", help=words("cli-help-balance-against")),
        ] = None,
        jobs: Annotated[str | None, jobs_] = None,
        as_data: Annotated[bool, json_] = False,
        plots: Annotated[
            Path | None, typer.Option("--plots", metavar="FOLDER", help=words("cli-help-plots"))
        ] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.bots import best
        from vaka.cli import balance as judge
        from vaka.cli import balance_files as files

        players_of = bots or best(vaka.load(title).name)
        given = files.with_deck(title, own, option)
        options = chosen_options(vaka.load(title).title, preset, given or [])
        surveys, workers = many_games(title, games, players, players_of, seed, options, jobs)
        other = files.against(surveys, against)
        return judge.show(surveys, workers, as_data, plots, words, screen, other)

    @described("arena")
    def arena(
        title: Annotated[str, typer.Argument(metavar="TITLE", help=title_help)],
        bots: Annotated[
            str | None, typer.Option("--bots", metavar="A,B", help=words("cli-help-arena-bots"))
        ] = None,
        games: Annotated[
            str, typer.Option("--games", metavar="N", help=words("cli-help-arena-games"))
        ] = "100",
        players: Annotated[
            str | None, typer.Option("--players", metavar="N", help=words("cli-help-arena-players"))
        ] = None,
        seed: Annotated[str, seed_] = "1",
        preset: Annotated[str | None, preset_] = None,
        option: Annotated[list[str] | None, option_] = None,
        iterations: Annotated[
            str | None,
            typer.Option("--iterations", metavar="N", help=words("cli-help-arena-iterations")),
        ] = None,
        seconds: Annotated[
            str | None, typer.Option("--seconds", metavar="S", help=words("cli-help-arena-seconds"))
        ] = None,
        jobs: Annotated[str | None, jobs_] = None,
        engine: Annotated[
            str,
            typer.Option("--engine", metavar="local | ray", help=words("cli-help-arena-engine")),
        ] = "local",
        address: Annotated[
            str | None,
            typer.Option("--address", metavar="ADDRESS", help=words("cli-help-arena-address")),
        ] = None,
        out: Annotated[
            Path | None, typer.Option("--out", metavar="FOLDER", help=words("cli-help-arena-out"))
        ] = None,
        as_data: Annotated[bool, json_] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.bots.clock import Clock
        from vaka.cli import arena as compete
        from vaka.cli.survey import cores

        clock = Clock(
            None if iterations is None else whole_number("--iterations", iterations, least=1),
            compete.seconds(seconds),
        )
        asked = compete.planned(
            title,
            bots,
            maybe_number("--players", players),
            whole_number("--games", games, least=1),
            whole_number("--seed", seed),
            chosen_options(vaka.load(title).title, preset, option or []),
            clock,
        )
        workers = cores() if jobs is None else whole_number("--jobs", jobs, least=1)
        running = compete.Running(workers, engine, address, out, as_data)
        return compete.show(asked, running, words, screen)

    def setting(name: str, metavar: str, about: str, shown: bool = True) -> Any:
        """An option of `serve`, which the environment can set too."""
        variable = "VAKA_SERVE_" + name.partition("/")[0].strip("-").upper().replace("-", "_")
        return typer.Option(name, metavar=metavar, envvar=variable, help=about, show_default=shown)

    @described("serve")
    def serve(
        host: Annotated[str, setting("--host", "HOST", words("cli-help-serve-host"))] = "127.0.0.1",
        port: Annotated[str, setting("--port", "N", words("cli-help-serve-port"))] = "8000",
        database: Annotated[
            str | None,
            setting("--database", "ADDRESS", words("cli-help-serve-database", example=DATABASE)),
        ] = None,
        bus: Annotated[
            str, setting("--bus", "ADDRESS", words("cli-help-serve-bus", **BUSES))
        ] = "memory",
        workers: Annotated[str, setting("--workers", "N", words("cli-help-serve-workers"))] = "1",
        thinkers: Annotated[
            str, setting("--thinkers", "N", words("cli-help-serve-thinkers"))
        ] = "1",
        origin: Annotated[
            list[str] | None,
            setting("--origin", "ADDRESS", words("cli-help-serve-origin", example=SITE)),
        ] = None,
        https: Annotated[
            bool, setting("--https/--no-https", "", words("cli-help-serve-https"), shown=False)
        ] = False,
        session_days: Annotated[
            str, setting("--session-days", "N", words("cli-help-serve-session-days"))
        ] = "90",
        log_format: Annotated[
            str, setting("--log-format", "FORM", words("cli-help-serve-log-format"))
        ] = "text",
        log_level: Annotated[
            str,
            setting("--log-level", "LEVEL", words("cli-help-serve-log-level")),
        ] = "info",
        metrics_public: Annotated[
            bool,
            setting("--metrics-public", "", words("cli-help-serve-metrics-public"), shown=False),
        ] = False,
        keep_changed: Annotated[
            bool,
            setting("--keep-changed", "", words("cli-help-serve-keep-changed"), shown=False),
        ] = False,
        hooks: Annotated[
            str, setting("--hooks", "WHERE", words("cli-help-serve-hooks"))
        ] = "public",
        limit: Annotated[
            list[str] | None,
            setting("--limit", "NAME=N/N", words("cli-help-serve-limit", example=LIMIT)),
        ] = None,
        _lang: Annotated[
            str | None, typer.Option("--lang", metavar="LANG", help=words("cli-help-lang"))
        ] = None,
    ) -> int:
        from vaka.cli.serve import Given
        from vaka.cli.serve import serve as run

        given = Given(
            host=host,
            port=port,
            database=database,
            bus=bus,
            workers=workers,
            thinkers=thinkers,
            origins=tuple(origin or ()),
            https=https,
            session_days=session_days,
            log_format=log_format,
            log_level=log_level,
            metrics_public=metrics_public,
            keep_changed=keep_changed,
            hooks=hooks,
            limits=tuple(limit or ()),
        )
        return run(given, words, screen)

    store = setting("--database", "ADDRESS", words("cli-help-serve-database", example=DATABASE))

    @described("backup")
    def backup(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=words("cli-help-backup-file"))],
        database: Annotated[str | None, store] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli import keeping

        return keeping.backup(file, database, words, screen)

    @described("restore")
    def restore(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=words("cli-help-restore-file"))],
        database: Annotated[str | None, store] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        from vaka.cli import keeping

        return keeping.restore(file, database, words, screen)

    @described("check-upgrade")
    def check_upgrade(
        database: Annotated[str | None, store] = None, _lang: Annotated[str | None, lang] = None
    ) -> int:
        from vaka.cli import keeping

        return keeping.check_upgrade(database, words, screen)

    app.add_typer(deck.commands(command, group, words, screen), name="deck")
    app.add_typer(admin.commands(command, group, words, screen), name="admin")
    return app


def _players(about: Title, words: Words) -> str:
    least, most = about.least_players, about.most_players
    if least == most:
        return words("cli-players-exactly", count=least)
    return words("cli-players", least=least, most=most)


def _add_choices(grid: Grid, about: Title, words: Words) -> None:
    """Add rows for the presets of a title, then for its single options."""

    def told(key: str) -> str:
        return words(key) if words.has(key) else ""

    if about.presets:
        grid.add_row("  " + words("cli-titles-presets"), "--preset NAME")
        for preset in about.presets:
            key = f"{about.name}-preset-{preset.name}"
            grid.add_row(f"    {preset.name}", told(key), told(f"{key}-text"))
    if about.options:
        grid.add_row("  " + words("cli-titles-options"), "--option NAME=VALUE")
        for option in about.options:
            key = f"{about.name}-option-{option.name}"
            grid.add_row(f"    {option.name}", option.expected(), told(key))
