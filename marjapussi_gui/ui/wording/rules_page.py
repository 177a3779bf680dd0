"""The chapters of the rules page, written for the rules in force."""

import re
from collections.abc import Callable, Iterator, Sequence

from ...engine.frozen import frozen
from ...engine.game import Game
from ...teacher.examples import Examples
from . import (
    games,
    glossary,
    rules_bidding,
    rules_house,
    rules_marriages,
    rules_rummy,
    rules_table,
    rules_tricks,
)
from .card_names import card_name, card_names
from .counts import texts_of
from .markup import numbered, section
from .rules_in_short import in_short
from .tongue import capital, plain, sentences, signed, translate
from .worked import CardsTold, CountTold, count_told, sets_told, trick_told

HEADING = re.compile(r"<h2>(.*?)</h2>")
CARDS, COUNT = "cards", "count"  # drawings at the end of a chapter
SHOWN_IN_CARDS = (rules_tricks.tricks, rules_rummy.sets)


@frozen
class Chapter:
    """A chapter of the rules page, with its own heading."""

    title: str
    html: str  # including the heading
    drawn: str = ""


def rules_html(game: Game) -> str:
    """Return the rules of a game as they are played at this table."""
    return "".join(part(game) for part in (*_parts(game), rules_house.house_rules))


def chapters(game: Game) -> tuple[Chapter, ...]:
    """Return all chapters: summary, rules, tips, house rules and glossary."""
    terms, seen = glossary.terms_of(game), set[str]()
    rules = [
        Chapter(each.title, glossary.linked(each.html, terms, seen), each.drawn)
        for part in _parts(game)
        for each in _chapters(part(game), _drawn(part, game))
    ]
    used = glossary.entries(each for each in terms if each.key in seen)
    lines = games.texts_of(game.key).counsel(game)
    after = (
        section(translate("Rules page", "Ten pieces of advice"), numbered(lines)),
        rules_house.house_rules(game),
        section(translate("Rules page", "Glossary"), used),
    )
    before = _chapters(in_short(game))
    return (*before, *rules, *(each for html in after for each in _chapters(html)))


def _parts(game: Game) -> tuple[Callable[[Game], str], ...]:
    texts = texts_of(game)
    return (rules_table.players, *(texts.sections or TRICK_PARTS), texts.hand, texts.match)


def _drawn(part: Callable[[Game], str], game: Game) -> str:
    """Return the kind of drawing at the end of a part of the rules; empty if none."""
    if part in SHOWN_IN_CARDS:
        return CARDS
    return COUNT if part == texts_of(game).hand else ""


def _chapters(html: str, drawn: str = "") -> Iterator[Chapter]:
    """Yield a chapter for each heading of a text."""
    for place, each in enumerate(re.split(r"(?=<h2>)", html)):
        found = HEADING.match(each)
        if found is not None:
            yield Chapter(found[1], each, drawn if place <= 1 else "")


def cards_told(examples: Examples, game: Game) -> Sequence[CardsTold]:
    """Return the rows of cards in the worked examples of a game."""
    tricks = (trick_told(each, game) for each in examples.tricks)
    return (*tricks, *(sets_told(each, game) for each in examples.sets))


def hand_told(examples: Examples, game: Game) -> CountTold:
    return count_told(examples.count, game)


def heard(examples: Examples, game: Game) -> str:
    """Return the worked examples for the screen reader."""
    rows = (text for each in cards_told(examples, game) for text in _row_heard(each))
    count = hand_told(examples, game)
    lines = (f"{row.text}: {signed(row.points)}" for row in count.rows)
    scores = (f"{name}: {plain(after)}" for name, _, after in count.standing)
    return sentences((*rows, *lines, *scores))


def _row_heard(told: CardsTold) -> tuple[str, ...]:
    """Return the title of a row of cards, the cards with their players, and the caption."""
    cards = [card for group in told.groups for card in group]
    if told.names:
        played = zip(told.names, cards, strict=True)
        return (
            told.title,
            "; ".join(f"{who}: {card_name(card)}" for who, card in played),
            told.caption,
        )
    return told.title, capital(card_names(cards)), told.caption


TRICK_PARTS = (
    rules_table.cards,
    rules_table.deal,
    rules_bidding.auction,
    rules_bidding.exchange,
    rules_bidding.bidding_cards,
    rules_bidding.alone,
    rules_tricks.tricks,
    rules_marriages.marriages,
)
