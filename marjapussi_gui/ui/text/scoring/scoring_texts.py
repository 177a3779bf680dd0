"""The protocol of the texts for one way of scoring, and the lines of a hand's score."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Protocol

from ....engine.cards import NO_SUIT, SUIT_OF, Suit
from ....engine.events import HandScored, ScoredCardGroup, ScoreItem, ScoreTerm
from ....engine.frozen import frozen
from ....engine.game import Game
from ....engine.phases import ScoringPhase
from ....engine.phases.counting import CardValues
from ....engine.state import NO_SIDE, MatchStanding, Side
from ....engine.view import View
from ..card_names import suit_placeholders
from ..i18n import cached_per_language, number_text, percent_text, translate
from ..table_players import TablePlayers
from ..table_text import trick_count_text

RulesSection = Callable[[Game], str]  # returns a section of the rules as HTML


@frozen
class CountLine:
    """One line of a hand's score: its label, its side, and its points."""

    text: str
    side: Side  # NO_SIDE for a remark about the whole hand
    points: int
    item_key: str = ""  # empty for a remark


@frozen
class CountEntry:
    """One line above the score of a side, with the cards that earned it, if any."""

    text: str
    value: str
    trays: tuple[ScoredCardGroup, ...] = ()
    suit: Suit = NO_SUIT  # symbol beside the text
    is_sum: bool = False


def remark_line(text: str) -> CountLine:
    return CountLine(text, NO_SIDE, 0)


class ScoringTexts(Protocol):
    """Texts about hands and matches that are scored in the same way."""

    scoring_type: ClassVar[type[ScoringPhase]]  # the way of scoring these texts are for
    has_trumps: ClassVar[bool] = True
    rules_sections: ClassVar[tuple[RulesSection, ...]] = ()  # instead of those about tricks

    # The corner of the table, and the score of a hand

    @abstractmethod
    def heading_texts(self, view: View, people: TablePlayers) -> tuple[str, str]:
        """Return the title and subtitle in the table corner that shows trumps and contract."""
        ...

    @abstractmethod
    def item_label(self, item: ScoreItem, event: HandScored, game: Game) -> str:
        """Return the label of a score item."""
        ...

    def shown_items(self, event: HandScored) -> Iterable[ScoreItem]:
        """Return the score items of a hand in the order of display."""
        return event.items

    def remark_lines(self, event: HandScored, game: Game) -> Iterator[CountLine]:
        """Yield remarks about the whole hand."""
        yield from ()

    # Points while a hand is played

    def points_so_far(self, view: View) -> tuple[int, ...]:
        """Return the points of each side so far.

        Return an empty tuple if the points of a hand do not decide who wins it.
        """
        return ()

    def contract_goal(self, view: View) -> tuple[Side, int]:
        """Return the side with a contract and the points it must make, or NO_SIDE and 0."""
        return NO_SIDE, 0

    def berries_earned(self, view: View) -> tuple[int, ...]:
        """Return the berries that each side is sure of so far, or an empty tuple without any."""
        return ()

    def marriage_points(self, view: View, suit: Suit) -> int:
        """Return the points that a marriage in a suit would score if it were declared next."""
        return 0

    # The ledger, with lines above the score

    terms_of_items: ClassVar[
        tuple[str, ...]
    ] = ()  # keys of terms whose cards are shown beside their score item

    def result_title(self, event: HandScored, game: Game, people: TablePlayers) -> str:
        """Return who made or failed what in a hand, or an empty string without such a result."""
        return ""

    def first_side(self, event: HandScored) -> Side:
        """Return the side that every viewer sees first, or NO_SIDE for the viewer's own side."""
        return NO_SIDE

    def side_caption(self, side: Side, event: HandScored, game: Game) -> str:
        """Return the caption that follows the name of a side."""
        return trick_count_text(event.tricks[side])

    def side_entries(self, side: Side, event: HandScored, game: Game) -> Iterator[CountEntry]:
        """Yield the lines of a side, followed by their sum if there are several."""
        own = [t for t in event.terms if t.side == side and t.key not in self.terms_of_items]
        yield from (self.term_entry(term) for term in own)
        if len(own) > 1:
            yield CountEntry(
                translate("Count", "Total"), number_text(event.points[side]), is_sum=True
            )

    def term_entry(self, term: ScoreTerm) -> CountEntry:
        """Return the line for one term of a side's points."""
        value = number_text(term.points)
        if term.key != "marriage":
            return CountEntry(term_labels()[term.key], value, term.card_groups)
        suit = SUIT_OF[term.card_groups[0].cards[0]]
        text = translate("Count", "Marriage in {suit}").format(**suit_placeholders(suit))
        return CountEntry(text, value, term.card_groups, suit)

    def goal_points(self, side: Side, event: HandScored) -> int:
        """Return the points that a side had to make, or 0 without a contract."""
        return 0

    def points_missing(self, score: int, game: Game) -> int:
        """Return the points missing to win the match, or 0 if the number of deals is fixed."""
        return 0 if game.rules.deals else max(game.rules.target - score, 0)

    def tournament_points(self, standing: MatchStanding, game: Game) -> tuple[int, ...]:
        """Return the points of each side that decide a tournament.

        Return an empty tuple if the match score decides it.
        """
        return ()

    def value_text(self, value: float) -> str:
        """Return the value of an action, as the chance to win the match or as points."""
        return percent_text(value)

    # Rules page

    @abstractmethod
    def goal_sentences(self, game: Game) -> tuple[str, ...]:
        """Return the goal of the game, followed by sentences on how to reach it."""
        ...

    @abstractmethod
    def hand_section(self, game: Game) -> str:
        """Return the sections of the rules about scoring a hand."""
        ...

    @abstractmethod
    def match_section(self, game: Game) -> str:
        """Return the section of the rules about winning a match."""
        ...

    def card_values(self, game: Game) -> tuple[CardValues, ...]:
        """Return the card values, and then the values that break a tie.

        Return an empty tuple if cards have no values.
        """
        return ()

    def last_trick_points(self, game: Game) -> int:
        """Return the card points for winning the last trick."""
        return 0

    def direction_sentence(self, game: Game) -> str:
        return translate("Rules page", "Play goes clockwise around the table.")

    def next_dealer_sentence(self, game: Game) -> str:
        return translate("Rules page", "The deal passes to the left.")

    def first_leader_sentence(self, game: Game) -> str:
        """Return who leads to the first trick."""
        if game.seating.players == 2:
            return translate("Rules page", "The player who didn’t deal leads to the first trick.")
        return translate("Rules page", "The player left of the dealer leads to the first trick.")


@cached_per_language
def term_labels() -> dict[str, str]:
    """Return the labels for groups of cards and tricks that score points, by term key."""
    return {
        "cards": translate("Count", "Cards"),
        "finer": translate("Count", "Tie-break"),
        "away": translate("Count", "Discards"),
        "pack": translate("Count", "The whole pack"),
        "last": translate("Count", "Last trick"),
    }


def deal_number_text(standing: MatchStanding, game: Game) -> str:
    """Return the number of the current or last deal.

    Return an empty string if the number of deals is not fixed.
    """
    deals = game.rules.deals
    if not deals:
        return ""
    number = standing.hands_played + (not standing.is_over)
    if number > deals:
        return translate("Scores", "Extra deal {number}").format(number=number - deals)
    return translate("Scores", "Deal {number} of {deals}").format(number=number, deals=deals)


def target_sentence(game: Game) -> str:
    """Return the goal of a game that ends at a target score."""
    if game.seating.has_partners:
        sentence = translate("In short", "Be the first side to reach {target} points.")
    else:
        sentence = translate("In short", "Be the first player to reach {target} points.")
    return sentence.format(target=number_text(game.rules.target))


def tricks_sentence() -> str:
    """Return what a trick is."""
    return translate(
        "In short",
        "You play each hand in tricks. In a trick, everybody plays one card, and the best one wins "
        "them all.",
    )


def compared_totals(item: ScoreItem, event: HandScored) -> dict[str, int]:
    """Return the points of an item's side, and those of its best opponent."""
    others = [points for side, points in enumerate(event.points) if side != item.side]
    return {"own": event.points[item.side], "other": max(others)}
