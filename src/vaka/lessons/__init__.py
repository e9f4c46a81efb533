"""First games: for each title a table that teaches by doing. docs/lessons.md says how to write one.

A lesson is a beginning (players, seed, options) and a script: what everybody does, in order, and
what the learner is told meanwhile. It is played on the real engine, so it can be tested like one.
"""

from vaka.lessons.lesson import Lesson, Note
from vaka.lessons.reading import known, lesson_of
from vaka.lessons.script import Script, script_of

__all__ = ["Lesson", "Note", "Script", "known", "lesson_of", "script_of"]
