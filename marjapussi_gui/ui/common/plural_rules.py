"""Rules for which plural form a language uses with a number.

The forms and their order are those of Qt, so that its tools can edit the .ts files.
"""

from collections.abc import Callable

PluralRule = Callable[[int], int]  # from a number of at least 0 to the index of a form


def plural_rule(language: str) -> PluralRule:
    """Return the plural rule for a language code, or the English rule if the code is unknown."""
    return PLURAL_RULES.get(language, _english)


def _english(n: int) -> int:
    return int(n != 1)


def _japanese(_n: int) -> int:
    return 0


def _french(n: int) -> int:
    return int(n > 1)


def _latvian(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n else 2


def _icelandic(n: int) -> int:
    return 0 if n % 10 == 1 and n % 100 != 11 else 1


def _irish(n: int) -> int:
    return {1: 0, 2: 1}.get(n, 2)


def _czech(n: int) -> int:
    if n == 1:
        return 0
    return 1 if 2 <= n <= 4 else 2


def _lithuanian(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 and not 10 <= n % 100 < 20 else 2


def _russian(n: int) -> int:
    return 0 if n % 10 == 1 and n % 100 != 11 else _few_or_many(n)


def _polish(n: int) -> int:
    return 0 if n == 1 else _few_or_many(n)


def _few_or_many(n: int) -> int:
    return 1 if 2 <= n % 10 <= 4 and not 10 <= n % 100 < 20 else 2


def _romanian(n: int) -> int:
    if n == 1:
        return 0
    return 1 if n == 0 or 1 <= n % 100 < 20 else 2


def _slovenian(n: int) -> int:
    return {1: 0, 2: 1, 3: 2, 4: 2}.get(n % 100, 3)


def _arabic(n: int) -> int:
    if n <= 2:
        return n
    if 3 <= n % 100 <= 10:
        return 3
    return 4 if n % 100 > 10 else 5


PLURAL_RULES: dict[str, PluralRule] = {
    **dict.fromkeys(("fa", "hu", "id", "ja", "ko", "ms", "th", "tr", "vi", "zh"), _japanese),
    **dict.fromkeys(("br", "fr"), _french),
    **dict.fromkeys(("be", "bs", "hr", "ru", "sr", "uk"), _russian),
    **dict.fromkeys(("cs", "sk"), _czech),
    **dict.fromkeys(("ga", "se"), _irish),
    "ar": _arabic,
    "is": _icelandic,
    "lt": _lithuanian,
    "lv": _latvian,
    "pl": _polish,
    "ro": _romanian,
    "sl": _slovenian,
}
