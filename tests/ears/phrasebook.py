"""A phrasebook: what phrases of English are in another language, and what was said with them."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "assets" / "messages"
PLACE = re.compile(r"\{\{([a-z]+)(?:_[a-z]+)?\}\}")  # the grammatical case doesn't matter
NUMBER = r"[+\-\N{MINUS SIGN}]?\d+"
NUMBERS = (
    "number",
    "points",
    "place",
    "bid",
    "amount",
    "score",
    "deals",
    "gained",
    "lowest",
    "highest",
    "step",
    "ways",
)
LISTS = ("sets", "seats", "sides", "rows", "standing")  # they contain semicolons
RANKS = {
    "ace": "A",
    "ten": "T",
    "king": "K",
    "queen": "Q",
    "jack": "J",
    "nine": "9",
    "eight": "8",
    "seven": "7",
    "six": "6",
    "five": "5",
    "four": "4",
    "three": "3",
    "two": "2",
}
SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
JOKER, FACE_DOWN = "JK", "?"


class Phrasebook:
    """What phrases of English are in a language. A phrase may have several translations."""

    def __init__(self, language: str) -> None:
        english, other = _read("en"), _read(language)
        self._translations = defaultdict[str, list[str]](list)
        for message, text in english.items():
            if message in other and other[message] not in self._translations[_plain(text)]:
                self._translations[_plain(text)].append(other[message])
        self._patterns: dict[str, list[re.Pattern[str]]] = {}
        self.suits = {form: code for name, code in SUITS.items() for form in self.forms(name)}
        self._cards = dict(self._every_card())
        self._separator = re.compile(
            "|".join(
                [", ", *(re.escape(_between(each)) for each in self.texts("{names} and {last}"))]
            )
        )

    def texts(self, english: str) -> list[str]:
        """Return all translations of a phrase."""
        assert english in self._translations, f"no such phrase: {english}"
        return self._translations[english]

    def forms(self, english: str) -> set[str]:
        """Return all translations of a word, for comparisons that ignore capitals."""
        return {text.casefold() for text in self.texts(english)}

    def find(self, english: str, text: str) -> dict[str, str] | None:
        """Return what stands in the places of a phrase where a text says it; None if nowhere."""
        return next(self.find_all(english, text), None)

    def find_all(self, english: str, text: str) -> Iterator[dict[str, str]]:
        """Yield what stands in the places of a phrase wherever a text says it."""
        for pattern in self._patterns_of(english):
            for found in pattern.finditer(text):
                yield found.groupdict()

    def says(self, english: str, text: str) -> bool:
        return self.find(english, text) is not None

    def is_label(self, english: str, label: str) -> dict[str, str] | None:
        """Return the places of a phrase that is a whole label, or None."""
        for pattern in self._patterns_of(english):
            if found := pattern.fullmatch(label):
                return found.groupdict()
        return None

    def sentences(self, text: str) -> list[str]:
        """Return the sentences of a text, without their ends."""
        return [each for each in re.split(r"[.।?!](?: |$)", text) if each]

    def number(self, text: str) -> int:
        """Return a number, in any digits."""
        return int(text.replace("\N{MINUS SIGN}", "-"))

    def items(self, text: str) -> list[str]:
        """Return the items of a list such as "a, b and c"."""
        return [each for each in self._separator.split(text) if each]

    def card(self, text: str) -> str:
        """Return a card such as "TH"; an empty string if the text names none."""
        return self._cards.get(text.casefold(), "")

    def cards(self, text: str) -> tuple[str, ...]:
        """Return the cards of a list, without what isn't a card."""
        return tuple(filter(None, map(self.card, self.items(text))))

    def _every_card(self) -> Iterator[tuple[str, str]]:
        for rank, r in RANKS.items():
            for suit, s in SUITS.items():
                for pattern in self.texts("{rank} of {suit}"):
                    for first in self.texts(rank):
                        for second in self.texts(suit):
                            name = pattern.replace("{{rank}}", first).replace("{{suit}}", second)
                            yield name.casefold(), r + s
                            yield from ((the, r + s) for the in self._with_article(name))
        yield from ((name, JOKER) for name in self.forms("printed joker"))

    def _with_article(self, name: str) -> Iterator[str]:
        for the in self.texts("the {card}"):
            yield PLACE.sub(name, the).casefold()

    def _patterns_of(self, english: str) -> list[re.Pattern[str]]:
        if english not in self._patterns:
            self._patterns[english] = [_pattern(text) for text in self.texts(english)]
        return self._patterns[english]


@cache
def phrasebook(language: str) -> Phrasebook:
    """Return the phrasebook of a language."""
    return Phrasebook(language)


def _read(language: str) -> dict[str, str]:
    texts = json.loads((FOLDER / f"{language}.json").read_text("utf-8"))
    return {key: text for key, text in texts.items() if not key.endswith("#")}


def _plain(text: str) -> str:
    return PLACE.sub(r"{\1}", text)


def _between(text: str) -> str:
    return PLACE.split(text)[2]


def _pattern(text: str) -> re.Pattern[str]:
    """Return a pattern for a phrase between the ends of sentences and parts of them."""
    parts, seen = PLACE.split(text), set[str]()
    pieces = [re.escape(parts[0])]
    for name, after in zip(parts[1::2], parts[2::2], strict=True):
        if name in seen:
            pieces.append(f"(?P={name})")
        else:
            pieces.append(f"(?P<{name}>{_content(name)})")
        seen.add(name)
        pieces.append(re.escape(after))
    if text.endswith((".", "।")):
        pieces[-1], end = pieces[-1].removesuffix(re.escape(text[-1])), "(?:[.।]|(?=; ))"
    else:
        end = "" if text.endswith(("?", "!")) else "(?=[.।;,]|$)"
    return re.compile(rf"(?:^|(?<=[.।?!;,] )){''.join(pieces)}{end}", re.IGNORECASE)


def _content(name: str) -> str:
    if name in NUMBERS:
        return NUMBER
    if name in ("name", "side"):
        return "[^.।;,:]+?"
    return "[^.।]+" if name in LISTS else "[^.।;]+" if name == "cards" else "[^.।;]+?"
