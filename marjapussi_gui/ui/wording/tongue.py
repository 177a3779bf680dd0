"""Translation, plurals and number formats in the language of the program."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from ..basis.assets import ENGLISH

T = TypeVar("T")
Said = str | Callable[[], str]  # a text, or a function that returns it in the current language

FIVE_DIGITS = 10_000
ENDS = ("?", "!", "…")  # besides the full stop of each language


class Sentence(str):
    """A translated sentence whose format() writes integers with the digits of the language."""

    __slots__ = ()

    def format(self, *args: object, **places: object) -> str:
        filled = {name: _written(value) for name, value in places.items()}
        return super().format(*map(_written, args), **filled)


def translate(context: str, sentence: str, comment: str = "") -> str:
    """Return a sentence translated into the current language."""
    return Sentence(QCoreApplication.translate(context, sentence, comment))


def language_name(code: str) -> str:
    """Return the name of a language in that language itself."""
    return capital("English" if code == ENGLISH else QLocale(code).nativeLanguageName())


def once_a_language(table: Callable[[], T]) -> Callable[[], T]:
    """Decorate a function that builds a table of texts: call it once for each language."""
    built = cache(lambda _language: table())
    return lambda: built(translate("Tongue", "English", "the name of this language, in itself"))


def said(text: Said) -> str:
    """Return a text in the current language; call it first if it is lazy."""
    return text if isinstance(text, str) else text()


def counted(number: int, one: str, many: str, **places: object) -> str:
    """Return the singular or plural sentence for a number, with its placeholders filled in."""
    return (one if abs(number) == 1 else many).format(number=grouped(number), **places)


def grouped(number: int) -> str:
    """Return a number as text, its digits grouped from five digits on."""
    return digits(number) if abs(number) < FIVE_DIGITS else QLocale().toString(number)


def digits(number: int) -> str:
    """Return a number with the digits of the language, without grouping."""
    text, zero = str(number), QLocale().zeroDigit()
    if zero == "0":
        return text
    return text.translate({ord("0") + n: chr(ord(zero) + n) for n in range(10)})


def capital(text: str) -> str:
    """Return a text with an upper-case first letter."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """Return a text with a lower-case first letter, for the middle of a sentence."""
    return text[:1].lower() + text[1:]


def sentence(text: str) -> str:
    """Return a text with the full stop of the language, unless it already ends a sentence."""
    whole = translate("Tongue", "{text}.")
    ended = whole.format(text=""), *ENDS
    return text if text and text.endswith(ended) else whole.format(text=text)


def sentences(texts: Iterable[str]) -> str:
    """Join texts as separate sentences, leaving out empty ones."""
    return " ".join(sentence(each) for each in texts if each)


def first_sentence(text: str) -> tuple[str, str]:
    """Return the first sentence of a text and the rest; the rest may be empty."""
    end = sentence("")
    first, _, rest = text.partition(f"{end} ")
    return (f"{first}{end}", rest) if rest else (text, "")


def joined(first: str, second: str) -> str:
    """Return two sentences as one, joined by a semicolon."""
    return f"{first.removesuffix(sentence(''))}; {second}"


def signed(number: int) -> str:
    """Return a number with its sign, using a true minus sign; zero has none."""
    if not number:
        return digits(0)
    return f"+{digits(number)}" if number > 0 else f"\N{MINUS SIGN}{digits(-number)}"


def plain(number: int) -> str:
    """Return a number, with a true minus sign if it is negative."""
    return signed(number) if number < 0 else digits(number)


def decimal(number: float) -> str:
    """Return a number with one decimal in the format of the language."""
    return QLocale().toString(round(number, 1), "f", 1)


def percent(share: float) -> str:
    """Return a share between 0 and 1 as a percentage."""
    number = round(100 * min(max(share, 0.0), 1.0))
    return translate("Advice", "{percent} %").format(percent=number)


def moment(when: str) -> str:
    """Return an ISO timestamp as local date and time; empty if it is invalid."""
    return QLocale().toString(_local(when), QLocale.FormatType.ShortFormat)


def day(when: str) -> str:
    """Return the local date of an ISO timestamp; empty if it is invalid."""
    return QLocale().toString(_local(when).date(), QLocale.FormatType.ShortFormat)


def _written(value: object) -> object:
    return digits(value) if isinstance(value, int) else value


def _local(when: str) -> QDateTime:
    """Parse an ISO timestamp and convert it to local time."""
    return QDateTime.fromString(when, Qt.DateFormat.ISODate).toLocalTime()
