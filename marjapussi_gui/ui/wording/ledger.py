"""A hand that is counted, as a ledger: a leaf for each side, and how the match stands."""

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

PAIR = 2  # sides
IN_TITLE = 14  # letters of a name


@frozen
class Result:
    """What the score gets, and for what; it may open to its cards."""

    text: str
    value: str
    trays: tuple[Tray, ...] = ()


@frozen
class Leaf:
    """All that is told of one side."""

    side: Side
    place: int  # how far round the table from oneself
    name: str
    caption: str
    entries: tuple[Entry, ...]
    results: tuple[Result, ...]
    points: int
    goal: int  # 0 where nothing was undertaken
    total: str = ""  # what all results come to, beside several others


@frozen
class Score:
    """How the match stands for a side, before and after the hand."""

    place: int  # how far round the table from oneself
    name: str
    before: int
    after: int
    to_go: str  # what is missing; in a tournament, what the side has collected


@frozen
class Ledger:
    """A hand, line by line."""

    title: str
    hand: str
    leaves: tuple[Leaf, ...]
    remarks: tuple[str, ...]
    scores: tuple[Score, ...]
    rules: str = ""  # the name of the rules in force


def ledger(
    event: HandScored, view: View, people: People, won: MatchWon | None = None, rules: str = ""
) -> Ledger:
    """Return how a hand was counted, as it was counted by the engine, under rules of this name."""
    texts, game = texts_of(view.game), view.game
    lines = breakdown(event, people, game)
    hand = deal_counted(view.match, game) or words.hand_number(view.match.hands)
    title = (
        log.won(won, people)
        if won is not None
        else texts.title(event, game, people.brief(IN_TITLE)) or hand
    )
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
    """Return the sides as their leaves follow each other: who undertook something, then oneself."""
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
    """Return what a line scores, with the cards of the next term that is behind it."""
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
    """Return which deal of a match was counted last; "" where a match has no number of deals."""
    return deal_text(replace(match, over=True), game)


def place(side: int, people: People) -> int:
    """Return how far round the table a side sits from one's own."""
    mine = people.seating.side(people.me) if people.me != NOBODY else 0
    return (side - mine) % len(people.seating.sides)


def tray_note(tray: Tray) -> str:
    """Return what each card on a tray counts, where all count alike."""
    if not tray.each:
        return ""
    return translate("Count", "{points} each").format(points=tray.each)


def review() -> str:
    return translate("Count", "Review")


def hand_and_rules(hand: str, rules: str) -> str:
    """Return which hand it was and the name of the rules, as far as both are to be told."""
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
    """Return the name of a side, as it stands above its scores."""
    return capital(people.short_side(number))
