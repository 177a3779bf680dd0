"""What one family of counting has its own words for: its companion, one in a file of its own."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Protocol

from ....engine.cards import NO_SUIT, SUIT_OF, Suit
from ....engine.events import HandScored, Item, Term, Tray
from ....engine.frozen import frozen
from ....engine.game import Game
from ....engine.phases import Count
from ....engine.phases.counting import Values
from ....engine.state import NO_SIDE, Side, Standing
from ....engine.view import View
from ..card_names import forms_of_suit
from ..people import People
from ..table import tricks
from ..tongue import once_a_language, percent, plain, translate

Part = Callable[[Game], str]  # a section of the rules


@frozen
class Line:
    """One line of a count: what for, whose, and what it does to the score."""

    text: str
    side: Side  # NO_SIDE for a remark about the whole hand
    points: int
    key: str = ""  # of the item


@frozen
class Entry:
    """One line on the way to what is scored, which may open to its cards."""

    text: str
    value: str
    trays: tuple[Tray, ...] = ()
    suit: Suit = NO_SUIT  # drawn beside the text
    is_sum: bool = False


def remark(text: str) -> Line:
    return Line(text, NO_SIDE, 0)


class CountTexts(Protocol):
    """What is said of hands and matches that are counted in one way."""

    count: ClassVar[type[Count]]  # whose companion it is
    has_trumps: ClassVar[bool] = True
    sections: ClassVar[tuple[Part, ...]] = ()  # of the rules, instead of those about tricks

    # The corner, and the count of a hand

    @abstractmethod
    def heading(self, view: View, people: People) -> tuple[str, str]:
        """Return title and subtitle for the corner of trumps and contracts."""
        ...

    @abstractmethod
    def item(self, item: Item, event: HandScored, game: Game) -> str:
        """Return what a side scores for."""
        ...

    def items(self, event: HandScored) -> Iterable[Item]:
        """Return what is counted, in the order in which it is told."""
        return event.items

    def remarks(self, event: HandScored, game: Game) -> Iterator[Line]:
        """Yield what else is to be told of a hand."""
        yield from ()

    # What the table could add up while a hand is played

    def so_far(self, view: View) -> tuple[int, ...]:
        """Return the points of each side by now, where hands are won by points."""
        return ()

    def contract(self, view: View) -> tuple[Side, int]:
        """Return who has to make how many points."""
        return NO_SIDE, 0

    def earned(self, view: View) -> tuple[int, ...]:
        """Return how much each side is sure to score by now, where each is seen as a berry."""
        return ()

    def of_marriage(self, view: View, suit: Suit) -> int:
        """Return what a marriage would count that is made next."""
        return 0

    # The ledger: what stands above what is scored

    behind: ClassVar[tuple[str, ...]] = ()  # terms whose cards belong to the item of that key

    def title(self, event: HandScored, game: Game, people: People) -> str:
        """Return whose hand it was and what became of it, where there is a word for it."""
        return ""

    def leading(self, event: HandScored) -> Side:
        """Return the side whose leaf comes first whoever looks; NO_SIDE: one's own."""
        return NO_SIDE

    def caption(self, side: Side, event: HandScored, game: Game) -> str:
        """Return what is told of a side beside its name."""
        return tricks(event.tricks[side])

    def entries(self, side: Side, event: HandScored, game: Game) -> Iterator[Entry]:
        """Yield, line by line, what a side has, and their sum where there are several."""
        own = [t for t in event.terms if t.side == side and t.key not in self.behind]
        yield from (self.entry(term) for term in own)
        if len(own) > 1:
            yield Entry(translate("Count", "In all"), plain(event.points[side]), is_sum=True)

    def entry(self, term: Term) -> Entry:
        """Return a line for a term."""
        value = plain(term.points)
        if term.key != "marriage":
            return Entry(term_texts()[term.key], value, term.trays)
        suit = SUIT_OF[term.trays[0].cards[0]]
        text = translate("Count", "Marriage in {suit}").format(**forms_of_suit(suit))
        return Entry(text, value, term.trays, suit)

    def goal(self, side: Side, event: HandScored) -> int:
        """Return how many points a side had undertaken to make; 0 where it had not."""
        return 0

    def to_go(self, score: int, game: Game) -> int:
        """Return how many points are missing to the end of the match; 0 where deals end it."""
        return 0 if game.rules.deals else max(game.rules.target - score, 0)

    def collected(self, match: Standing, game: Game) -> tuple[int, ...]:
        """Return what decides the match when its deals are over, side by side, unless scores do."""
        return ()

    def worth(self, value: float) -> str:
        """Return what an action is worth: the chance to win the match, unless points are all."""
        return percent(value)

    # The page of rules

    @abstractmethod
    def hand(self, game: Game) -> str:
        """Return the sections about what a hand brings to whom."""
        ...

    @abstractmethod
    def in_short(self, game: Game) -> tuple[str, ...]:
        """Return the sentences of the summary that say how to score and to win."""
        ...

    @abstractmethod
    def match(self, game: Game) -> str:
        """Return the section about how a match is won."""
        ...

    def card_values(self, game: Game) -> tuple[Values, ...]:
        """Return what cards count, and what they count where that is equal."""
        return ()

    def last_trick(self, game: Game) -> int:
        """Return what the last trick adds to what cards and marriages count."""
        return 0

    def direction(self, game: Game) -> str:
        return translate("Rules page", "Play goes clockwise round the table.")

    def next_dealer(self, game: Game) -> str:
        return translate("Rules page", "The deal passes to the left.")

    def first_leader(self, game: Game) -> str:
        """Return who leads to the first trick."""
        if game.seating.players == 2:
            return translate("Rules page", "The player who did not deal leads to the first trick.")
        return translate("Rules page", "The player left of the dealer leads to the first trick.")


@once_a_language
def term_texts() -> dict[str, str]:
    """Return what cards and tricks are called that are counted."""
    return {
        "cards": translate("Count", "Cards"),
        "finer": translate("Count", "The better cards"),
        "away": translate("Count", "Cards put away"),
        "pack": translate("Count", "The whole pack"),
        "last": translate("Count", "Last trick"),
    }


def deal_text(match: Standing, game: Game) -> str:
    """Return which deal of a match of so many is played, or was the last; "" in other matches."""
    deals = game.rules.deals
    if not deals:
        return ""
    number = match.hands + (not match.over)
    if number > deals:
        return translate("Scores", "Extra deal {number}").format(number=number - deals)
    return translate("Scores", "Deal {number} of {deals}").format(number=number, deals=deals)


def totals(item: Item, event: HandScored) -> dict[str, int]:
    """Return the points of a side, and of the best of the others."""
    others = [points for side, points in enumerate(event.points) if side != item.side]
    return {"own": event.points[item.side], "other": max(others)}
