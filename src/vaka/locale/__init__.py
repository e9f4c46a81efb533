"""The one source of words: Fluent messages in every language that we speak.

>>> words = Words("it")
>>> words("rapanui-name")
'Rapa Nui'
"""

from vaka.locale.languages import LANGUAGES, UnknownLanguage, detect
from vaka.locale.messages import defined
from vaka.locale.words import MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "UnknownLanguage", "Words", "defined", "detect"]
