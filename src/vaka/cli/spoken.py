"""The commands of the parser, saying all that they say of themselves in our words."""

from typing import Any

from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from vaka.cli.failures import ExtraArguments, UnknownCommand
from vaka.cli.typed import typed
from vaka.locale import Words


def spoken(words: Words) -> tuple[type[TyperCommand], type[TyperGroup]]:
    """The command classes, with what they say of themselves in our words."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words("cli-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("cli-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = words("cli-panel-commands")
    rich_utils.REQUIRED_LONG_STRING = f"[{words('cli-required')}]"
    rich_utils.ENVVAR_STRING = f"[{words('cli-environment')} {{}}]"
    rich_utils.DEFAULT_STRING = f"[{words('cli-default')} {{}}]"

    class Spoken(TyperCommand):
        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            ctx.allow_extra_args = True  # which are refused here, in our words
            try:
                rest = super().parse_args(ctx, args)
            except Exception as error:
                if getattr(error, "ctx", ctx) is None:  # the parser forgets it now and then
                    error.ctx = ctx  # type: ignore[attr-defined]
                raise
            if rest:
                path = ctx.command_path.split()[1:]
                raise ExtraArguments(" ".join(rest), typed(*path, "--help"))
            return rest

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            pieces = " ".join(self.collect_usage_pieces(ctx))
            formatter.write_usage(ctx.command_path, pieces, f"{words('cli-usage')} ")

        def get_help_option(self, ctx: Any) -> Any:
            return _help_option(super().get_help_option(ctx), words)

        def get_params(self, ctx: Any) -> list[Any]:
            parameters: list[Any] = super().get_params(ctx)
            for parameter in parameters:
                if parameter.param_type_name == "argument":
                    parameter.display_type_rich = _no_type
            return parameters

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


def _no_type(ctx: Any) -> None:
    """What the help says of the type of an argument: its name says enough."""
