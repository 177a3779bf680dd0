"""Sentences in the player's language: every text on the screen passes through here."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from ..basis.assets import ENGLISH

T = TypeVar("T")
Said = str | Callable[[], str]  # a text, or what says it in the language of any moment

FIVE_DIGITS = 10_000
ENDS = ("?", "!", "…")  # of sentences, in every language


class Sentence(str):
    """A sentence in whose places numbers are written with the digits of the language."""

    __slots__ = ()

    def format(self, *args: object, **places: object) -> str:
        filled = {name: _written(value) for name, value in places.items()}
        return super().format(*map(_written, args), **filled)


def translate(context: str, sentence: str, comment: str = "") -> str:
    """Return a sentence of our own in the language that is spoken now."""
    return Sentence(QCoreApplication.translate(context, sentence, comment))


def language_name(code: str) -> str:
    """Return the name of a language in itself, for those who choose one."""
    return capital("English" if code == ENGLISH else QLocale(code).nativeLanguageName())


def once_a_language(table: Callable[[], T]) -> Callable[[], T]:
    """Have a table of texts built once for each language in which it is asked for."""
    built = cache(lambda _language: table())
    return lambda: built(translate("Tongue", "English", "the name of this language, in itself"))


def said(text: Said) -> str:
    """Return a text in the language that is spoken now, where it can be said in any."""
    return text if isinstance(text, str) else text()


def counted(number: int, one: str, many: str, **places: object) -> str:
    """Return the sentence for one or that for several, its places filled in."""
    return (one if abs(number) == 1 else many).format(number=grouped(number), **places)


def grouped(number: int) -> str:
    """Return a number; from five digits on they stand in groups, as the language writes them."""
    return digits(number) if abs(number) < FIVE_DIGITS else QLocale().toString(number)


def digits(number: int) -> str:
    """Return a number with the digits that the language has, ten in a row."""
    text, zero = str(number), QLocale().zeroDigit()
    if zero == "0":
        return text
    return text.translate({ord("0") + n: chr(ord(zero) + n) for n in range(10)})


def capital(text: str) -> str:
    """Return text as a sentence begins."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """Return text as it stands in the middle of a sentence."""
    return text[:1].lower() + text[1:]


def sentence(text: str) -> str:
    """Return a text as a sentence of its own, ended as the language ends them, and once."""
    whole = translate("Tongue", "{text}.")
    ended = whole.format(text=""), *ENDS
    return text if text and text.endswith(ended) else whole.format(text=text)


def sentences(texts: Iterable[str]) -> str:
    """Return each of these texts as a sentence; an empty one says nothing."""
    return " ".join(sentence(each) for each in texts if each)


def first_sentence(text: str) -> tuple[str, str]:
    """Return the first sentence of a text, and the others."""
    end = sentence("")
    first, _, rest = text.partition(f"{end} ")
    return (f"{first}{end}", rest) if rest else (text, "")


def joined(first: str, second: str) -> str:
    """Return two sentences as one."""
    return f"{first.removesuffix(sentence(''))}; {second}"


def signed(number: int) -> str:
    """Return a number with its sign, a true minus among them."""
    if not number:
        return digits(0)
    return f"+{digits(number)}" if number > 0 else f"\N{MINUS SIGN}{digits(-number)}"


def plain(number: int) -> str:
    """Return a number, a true minus before it where it is one below zero."""
    return signed(number) if number < 0 else digits(number)


def decimal(number: float) -> str:
    """Return a number with one decimal, as the language writes it."""
    return QLocale().toString(round(number, 1), "f", 1)


def percent(share: float) -> str:
    """Return a share of the whole, from none to all of it."""
    number = round(100 * min(max(share, 0.0), 1.0))
    return translate("Advice", "{percent} %").format(percent=number)


def moment(when: str) -> str:
    """Return a day and a time of it, as the language writes them; nothing where it is none."""
    return QLocale().toString(_local(when), QLocale.FormatType.ShortFormat)


def day(when: str) -> str:
    """Return the day of a moment, as the language writes it; nothing where it is none."""
    return QLocale().toString(_local(when).date(), QLocale.FormatType.ShortFormat)


def _written(value: object) -> object:
    return digits(value) if isinstance(value, int) else value


def _local(when: str) -> QDateTime:
    """Return a moment in the time of here, or as it was written where that is not known."""
    return QDateTime.fromString(when, Qt.DateFormat.ISODate).toLocalTime()
