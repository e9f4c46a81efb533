"""One run of the command line: find the language, build the commands, tell what goes wrong."""

import os
import sys
from io import TextIOWrapper

import vaka
from vaka.cli import arguments, failures, needs
from vaka.cli.admin_ids import spell_out_ids
from vaka.cli.typed import typed
from vaka.core.errors import VakaError
from vaka.extras import EXTRAS, missing
from vaka.locale import LANGUAGES, UnknownLanguage, Words, detect


def run(args: list[str]) -> int:
    """Carry out the arguments; the exit code."""
    _forgive_letters()
    wanted, args = arguments.split_language(args)
    try:
        words = Words(detect(wanted, os.environ))
    except UnknownLanguage as error:
        return _fail_language(error)
    args = spell_out_ids(arguments.spell_out_resume(args, vaka.titles()))
    try:
        return _command(args, words)
    except VakaError as error:
        return failures.fail(error, words)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return failures.INTERRUPTED
    except BrokenPipeError:
        # Who read the output has gone away: let nothing try to write there again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return failures.FAILED
    except OSError as error:
        failures.complain(
            words("cli-os-error", cause=str(error.strerror), file=str(error.filename or "-"))
        )
        return failures.FAILED


def _command(args: list[str], words: Words) -> int:
    if args[:1] == ["doctor"] and missing(*EXTRAS["terminal"]):  # there may be no parser
        from vaka.cli.doctor import report

        return report(words)
    needs.check(args)
    from vaka.cli.app import build

    try:
        code = build(words)(args, prog_name="vaka", standalone_mode=False)
    except Exception as error:
        if not hasattr(error, "format_message"):  # not the parser's
            raise
        context = getattr(error, "ctx", None)
        path = str(getattr(context, "command_path", "vaka")).split()[1:]
        return failures.fail_usage(error, words, typed(*path, "--help"))
    return code if isinstance(code, int) else 0


def _forgive_letters() -> None:
    """Letters that the terminal cannot show or send must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _fail_language(error: UnknownLanguage) -> int:
    """Answer in the language of the system, as far as that is one we have."""
    try:
        words = Words(detect(None, os.environ))
    except UnknownLanguage:
        words = Words(LANGUAGES[0])
    known = ", ".join(error.known)
    failures.complain(words("cli-unknown-language", language=error.language, known=known))
    return failures.BAD_INPUT
