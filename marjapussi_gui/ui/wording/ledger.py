"""The ledger of a counted hand: the lines of each side, and the scores of the match."""

from dataclasses import replace

from ...engine.events import HandScored, MatchWon, Term, Tray
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.state import NO_SIDE, NOBODY, Side, Standing
from ...engine.view import View
from . import log
from . import table as words
from .counts import texts_of
from .counts.texts import CountTexts, Entry, Line, deal_text
from .people import People
from .scores import breakdown, collected_text
from .tongue import capital, plain, signed, translate

PAIR = 2


@frozen
class Result:
    """One line of the score of a side; it may list its cards."""

    text: str
    value: str
    trays: tuple[Tray, ...] = ()


@frozen
class Leaf:
    """The part of the ledger that belongs to one side."""

    side: Side
    place: int  # distance from the viewer's own side, in order of play
    name: str
    caption: str
    entries: tuple[Entry, ...]
    results: tuple[Result, ...]
    points: int
    goal: int  # points that the side had promised to make; 0 for none
    total: str = ""  # sum of several results, in games of three or more sides


@frozen
class Score:
    """The score of a side in the match, before and after the hand."""

    place: int  # distance from the viewer's own side, in order of play
    name: str
    before: int
    after: int
    to_go: str  # points missing; in a tournament, points collected


@frozen
class Ledger:
    """A counted hand, line by line."""

    title: str
    hand: str
    leaves: tuple[Leaf, ...]
    remarks: tuple[str, ...]
    scores: tuple[Score, ...]
    rules: str = ""


def ledger(
    event: HandScored, view: View, people: People, won: MatchWon | None = None, rules: str = ""
) -> Ledger:
    """Create the ledger of a hand that the engine has counted."""
    texts, game = texts_of(view.game), view.game
    lines = breakdown(event, people, game)
    hand = deal_counted(view.match, game) or words.hand_number(view.match.hands)
    title = log.won(won, people) if won is not None else texts.title(event, game, people) or hand
    order = _order(texts.leading(event), event, people)
    return Ledger(
        title,
        hand if title != hand else "",
        tuple(_leaf(side, event, lines, texts, view, people) for side in order),
        tuple(line.text for line in lines if line.side == NO_SIDE),
        tuple(_score(side, event, texts, view, people) for side in people.sides_in_order()),
        rules,
    )


def _order(leading: Side, event: HandScored, people: People) -> list[Side]:
    """Return the sides in the order of their leaves: the declaring side, then the viewer's own."""
    sides = [Side(side) for side in range(len(event.gained))]
    return sorted(sides, key=lambda side: (side != leading, not people.is_mine(side), side))


def _leaf(
    side: Side,
    event: HandScored,
    lines: tuple[Line, ...],
    texts: CountTexts,
    view: View,
    people: People,
) -> Leaf:
    results = [line for line in lines if line.side == side]
    is_summed = len(event.gained) > PAIR and len(results) > 1
    left = [term for term in event.terms if term.side == side and term.key in texts.behind]
    return Leaf(
        side,
        place(side, people),
        capital(people.short_side(side)),
        texts.caption(side, event, view.game),
        tuple(texts.entries(side, event, view.game)),
        tuple(_result(line, left) for line in results),
        event.points[side],
        texts.goal(side, event),
        signed(event.gained[side]) if is_summed else "",
    )


def _result(line: Line, behind: list[Term]) -> Result:
    """Create the line of an item, with the cards of the next pending term of the same key."""
    term = next((each for each in behind if each.key == line.key), None)
    if term is not None:
        behind.remove(term)
    value = signed(line.points) if line.points else ""
    return Result(line.text, value, term.trays if term is not None else ())


def _score(side: Side, event: HandScored, texts: CountTexts, view: View, people: People) -> Score:
    after = event.scores[side]
    missing = 0 if view.match.over else texts.to_go(after, view.game)
    collected = texts.collected(view.match, view.game)
    note = collected_text(collected[side]) if collected else ""
    if missing:
        note = translate("Count", "{number} to go").format(number=plain(missing))
    return Score(
        place(side, people),
        capital(people.short_side(side)),
        after - event.gained[side],
        after,
        note,
    )


def deal_counted(match: Standing, game: Game) -> str:
    """Return the number of the last counted deal; empty if the match has no fixed length."""
    return deal_text(replace(match, over=True), game)


def place(side: int, people: People) -> int:
    """Return the distance of a side from the viewer's own side, in order of play."""
    mine = people.seating.side(people.me) if people.me != NOBODY else 0
    return (side - mine) % len(people.seating.sides)


def tray_note(tray: Tray) -> str:
    """Return the points of each card on a tray; empty if they differ."""
    if not tray.each:
        return ""
    return translate("Count", "{points} each").format(points=tray.each)


def review() -> str:
    return translate("Count", "Review")


def hand_and_rules(hand: str, rules: str) -> str:
    """Join the hand's number and the name of the rules, leaving out empty ones."""
    return " \N{MIDDLE DOT} ".join(filter(None, (hand, rules)))


def gained() -> str:
    return translate("Count", "This hand")


def score() -> str:
    return translate("Count", "Score")


def all_cards() -> str:
    return translate("Count", "All cards")


def all_hands() -> str:
    return translate("Count", "All hands")


def no_hands() -> str:
    return translate("Count", "No hand has been counted yet.")


def side_name(number: Side, people: People) -> str:
    """Return the name of a side as the heading of its scores."""
    return capital(people.short_side(number))
