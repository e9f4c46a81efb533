"""Writes the rules of every title in every language as pages of the site, a heading for each rule:
`rules/giants-it.html#g19` is a link to one. The words are those of `vaka rules giants --lang it`.

    python -m script.rule_pages     writes them to docs/rules; building the site does that by itself
"""

from functools import cache
from pathlib import Path

import vaka
from vaka.faces import rulebook
from vaka.locale import LANGUAGES, Words

ROOT = Path(__file__).resolve().parent.parent


@cache
def pages() -> dict[str, str]:
    """Every page by the name of its file."""
    told = {"index.md": _contents()}
    for title in vaka.titles():
        for language in LANGUAGES:
            words = Words(language)
            if rulebook.numbers(title, words):  # a title of another package may have none
                told[f"{title}-{language}.md"] = _page(title, words)
    return told


def write(folder: Path) -> None:
    """Bring a folder to these pages; what has not changed is left, so that Sphinx skips it."""
    folder.mkdir(parents=True, exist_ok=True)
    told = pages()
    for old in folder.glob("*.md"):
        if old.name not in told:
            old.unlink()
    for name, text in told.items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def _contents() -> str:
    lines = ["# The rules", "", "In our own words, numbered; errors and the page cite the numbers."]
    listed: list[str] = []
    for title in vaka.titles():
        languages = [lang for lang in LANGUAGES if rulebook.numbers(title, Words(lang))]
        if languages:
            links = [f"[{_language(lang)}]({title}-{lang}.md)" for lang in languages]
            lines += ["", f"- **{Words('en')(f'{title}-name')}**: {', '.join(links)}"]
            listed += [f"{title}-{lang}" for lang in languages]
    toctree = ["```{toctree}", ":hidden:", "", *listed, "```", ""]
    return "\n".join([*lines, "", *toctree])


def _page(title: str, words: Words) -> str:
    name, about = words(f"{title}-name"), words(f"{title}-about")
    lines = [f"# {name} ({_language(words.language)})", "", _plain(about), ""]
    for section in rulebook.sections(title, words):
        lines += [f"## {_plain(section.name or name)}", ""]
        for number, text in section.rules:
            lines += [f"### {number}", "", _plain(text), ""]
    return "\n".join(lines)


def _language(code: str) -> str:
    return Words(code)(f"serve-page-in-{code}")


def _plain(text: str) -> str:
    """Text as it is: no sign of it is Markdown's."""
    told = "".join(f"\\{sign}" if sign in r"\`*_{}[]<>#$|~^" else sign for sign in text)
    return "\n\n".join(part.strip() for part in told.split("\n\n"))


if __name__ == "__main__":
    write(ROOT / "docs/rules")
