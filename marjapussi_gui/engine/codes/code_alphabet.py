"""The letters of codes: an alphabet without vowels and look-alikes, groups of four, and the check.

The letters of a code are the digits of a number in base 27 that CHECK_PRIME divides. For this prime
no two wrong letters cancel out in a code of up to 2,890 letters, and one wrong letter can be found.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import NoReturn

from ..errors import MarjapussiError

ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
BASE = len(ALPHABET)
CHECK_PRIME = 531163
CHECK_LENGTH, GROUP_LENGTH = 4, 4
MAX_LENGTH = 2000  # letters; the longest of 2,500 hands and 183 views of rummy had 1,207
SEPARATORS = " -\t\r\n\N{NO-BREAK SPACE}"

_VALUES = {
    form: value for value, letter in enumerate(ALPHABET) for form in (letter, letter.lower())
}
_DIGITS_OF_INT = str.maketrans(ALPHABET, "0123456789abcdefghijklmnopq")


class CodeProblem(StrEnum):
    """The reasons why a text is not a valid code, as keys of messages to the player."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    LETTER = "letter"  # a character that no code contains
    CHECK = "check"  # a wrong, missing or additional letter
    VERSION = "version"  # a code of a newer program
    CONTENT = "content"  # the check is right, but there's no such hand


class CodeError(MarjapussiError, ValueError):
    """Raised for a text that is not a code, with the reason and the group (from 1), if known."""

    def __init__(self, fault: CodeProblem, group: int | None = None, reason: str = "") -> None:
        place = "" if group is None else f" in group {group}"
        super().__init__(f"this isn't a code: {fault}{place}{reason and f' ({reason})'}")
        self.fault, self.group, self.reason = fault, group, reason


def raise_content_error(reason: str) -> NoReturn:
    raise CodeError(CodeProblem.CONTENT, reason=reason)


def write_letters(kind: str, number: int) -> str:
    digits: list[int] = []
    while number:
        number, digit = divmod(number, BASE)
        digits.append(digit)
    digits.append(_VALUES[kind])
    digits.reverse()
    check = -_remainder([*digits, *[0] * CHECK_LENGTH]) % CHECK_PRIME
    digits += [check // BASE**power % BASE for power in range(CHECK_LENGTH - 1, -1, -1)]
    letters = "".join(ALPHABET[digit] for digit in digits)
    return " ".join(letters[at : at + GROUP_LENGTH] for at in range(0, len(letters), GROUP_LENGTH))


def read_letters(text: str) -> tuple[str, int]:
    """Return the first letter of a code, which tells its kind, and the number after that letter."""
    if len(text) > 2 * MAX_LENGTH:
        raise CodeError(CodeProblem.TOO_LONG)
    letters = "".join(each for each in text if each not in SEPARATORS)
    for place, letter in enumerate(letters):
        if letter not in _VALUES:
            raise CodeError(CodeProblem.LETTER, place // GROUP_LENGTH + 1)
    if len(letters) <= CHECK_LENGTH:
        raise CodeError(CodeProblem.CHECK if letters else CodeProblem.EMPTY)
    if len(letters) > MAX_LENGTH:
        raise CodeError(CodeProblem.TOO_LONG)
    digits = [_VALUES[letter] for letter in letters]
    if remainder := _remainder(digits):
        raise CodeError(CodeProblem.CHECK, _find_wrong_group(digits, remainder))
    kind, body = letters[0].upper(), letters[1:-CHECK_LENGTH].upper()
    return kind, int(body.translate(_DIGITS_OF_INT), BASE) if body else 0


def _remainder(digits: list[int]) -> int:
    remainder = 0
    for digit in digits:
        remainder = (remainder * BASE + digit) % CHECK_PRIME
    return remainder


def _find_wrong_group(digits: list[int], remainder: int) -> int | None:
    """Return the group that a single mistake must be in, or None if there may be more mistakes."""
    groups = {place // GROUP_LENGTH + 1 for place in _mistake_positions(digits, remainder)}
    return groups.pop() if len(groups) == 1 else None


def _mistake_positions(digits: list[int], remainder: int) -> Iterator[int]:
    """Yield each position at which one wrong letter, or two swapped ones, explains the error."""
    inverse, change = pow(BASE, -1, CHECK_PRIME), -remainder % CHECK_PRIME
    for place in range(len(digits) - 1, -1, -1):
        lower = change if change < BASE else change - CHECK_PRIME
        if 0 <= digits[place] + lower < BASE:
            yield place
        if place and (BASE - 1) * (digits[place] - digits[place - 1]) % CHECK_PRIME == change:
            yield place - 1
        change = change * inverse % CHECK_PRIME
