"""Messages by id, plurals and number formats, in the current language of the program."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QDateTime, QLocale, Qt

from ...engine.frozen import frozen
from ...system.assets import ENGLISH, read_messages
from ..common.languages import current_language
from .bot_names import adessive

LazyText = str | Callable[[], str]  # a text, or a function for it in the current language

GROUPING_THRESHOLD = 10_000
SENTENCE_ENDS = ("?", "!", "…")  # in addition to the full stop of each language


def say(message_id: str, /, **places: object) -> str:
    """Return a message in the current language, with its placeholders filled in.

    A message with singular and plural forms has a placeholder called number.
    """
    texts = read_messages(current_language())
    text = texts.get(message_id)
    if text is None:
        number = places.get("number")
        text = texts[f"{message_id}_{'one' if number in (1, -1) else 'other'}"]
        assert isinstance(number, int)
        places["number"] = grouped_number(number)
    if "{name_adessive}" in text:
        places["name_adessive"] = adessive(str(places["name"]))
    return text.format_map(
        {
            name: localized_digits(value) if isinstance(value, int) else value
            for name, value in places.items()
        }
    )


@frozen
class Message:
    """A message without placeholders; calling it returns its text in the current language."""

    message_id: str

    def __call__(self) -> str:
        return say(self.message_id)


def has_message(message_id: str) -> bool:
    return message_id in read_messages(ENGLISH)


def first_existing_message(*message_ids: str) -> str:
    """Return the first of these message ids that exists; special ones come before general ones."""
    return next(filter(has_message, message_ids))


def use_english_numbers() -> None:
    """Write numbers as in English while no language is installed."""
    QLocale.setDefault(QLocale(QLocale.Language.English))


def language_name(code: str) -> str:
    """Return the name of a language in that language itself, such as "Deutsch"."""
    return capitalized("English" if code == ENGLISH else QLocale(code).nativeLanguageName())


def resolve(text: LazyText) -> str:
    """Return a text in the current language, given as a string or as a function."""
    return text if isinstance(text, str) else text()


def grouped_number(number: int) -> str:
    """Return a number as text, with its digits grouped if it has five or more."""
    return (
        localized_digits(number) if abs(number) < GROUPING_THRESHOLD else QLocale().toString(number)
    )


def localized_digits(number: int) -> str:
    """Return a number with the digits of the language, without grouping."""
    text, zero = str(number), QLocale().zeroDigit()
    if zero == "0":
        return text
    return text.translate({ord("0") + n: chr(ord(zero) + n) for n in range(10)})


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def uncapitalized(text: str) -> str:
    return text[:1].lower() + text[1:]


def to_sentence(text: str) -> str:
    """Return a text with a full stop, unless it already ends like a sentence."""
    ended = say("full-stop", text=""), *SENTENCE_ENDS
    return text if text and text.endswith(ended) else say("full-stop", text=text)


def join_as_sentences(texts: Iterable[str]) -> str:
    """Join texts to a sequence of sentences, leaving out empty ones."""
    return " ".join(to_sentence(each) for each in texts if each)


def split_first_sentence(text: str) -> tuple[str, str]:
    """Split a text into its first sentence and the rest, which may be empty."""
    end = to_sentence("")
    first, _, rest = text.partition(f"{end} ")
    return (f"{first}{end}", rest) if rest else (text, "")


def join_sentences(first: str, second: str) -> str:
    return f"{first.removesuffix(to_sentence(''))}; {second}"


def signed_number(number: int) -> str:
    """Return a number as text, with a plus or a minus sign (not a hyphen). Zero has no sign."""
    if not number:
        return localized_digits(0)
    return (
        f"+{localized_digits(number)}"
        if number > 0
        else f"\N{MINUS SIGN}{localized_digits(-number)}"
    )


def number_text(number: int) -> str:
    """Return a number as text, with a real minus sign (not a hyphen) if it is negative."""
    return signed_number(number) if number < 0 else localized_digits(number)


def decimal_text(number: float) -> str:
    """Return a number as text with one decimal, in the format of the language."""
    return QLocale().toString(round(number, 1), "f", 1)


def percent_text(share: float) -> str:
    """Return a share between 0 and 1 as a percentage, such as "50 %"."""
    number = round(100 * min(max(share, 0.0), 1.0))
    return say("percentage", percent=number)


def date_time_text(timestamp: str) -> str:
    """Return an ISO timestamp as local date and time, or "" if it is invalid."""
    return QLocale().toString(_local_time(timestamp), QLocale.FormatType.ShortFormat)


def date_text(timestamp: str) -> str:
    """Return the local date of an ISO timestamp, or "" if it is invalid."""
    return QLocale().toString(_local_time(timestamp).date(), QLocale.FormatType.ShortFormat)


def iso_date(timestamp: str) -> str:
    """Return the local date of an ISO timestamp in ISO 8601, or "" if it is invalid."""
    return _local_time(timestamp).date().toString(Qt.DateFormat.ISODate)


def _local_time(timestamp: str) -> QDateTime:
    """Parse an ISO timestamp, and convert it to local time."""
    return QDateTime.fromString(timestamp, Qt.DateFormat.ISODate).toLocalTime()
