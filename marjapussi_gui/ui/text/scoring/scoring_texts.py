"""The protocol for the texts on one way of scoring, and types for lines of a hand's score."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Protocol

from ....engine.cards import NO_SUIT, SUIT_OF, Suit
from ....engine.events import HandScored, ScoredCardGroup, ScoreItem, ScoreTerm
from ....engine.frozen import frozen
from ....engine.game import Game
from ....engine.phases import ScoringPhase
from ....engine.phases.counting import CardValues
from ....engine.phases.marriages import MarriageRules
from ....engine.state import NO_SIDE, DeclaredMarriage, MatchStanding, Side
from ....engine.view import View
from ..card_names import suit_placeholders
from ..i18n import capitalized, number_text, percent_text, say
from ..table_players import TablePlayers

RulesSection = Callable[[Game], str]  # returns a section of the rules as HTML


@frozen
class CountLine:
    """A line of a hand's score: its label, its side, and its points."""

    text: str
    side: Side  # NO_SIDE for a remark about the whole hand
    points: int
    item_key: str = ""  # empty for remarks


@frozen
class ScoreEntry:
    """A line that explains a side's score, with the cards that earned it, if any."""

    text: str
    value: str
    trays: tuple[ScoredCardGroup, ...] = ()
    suit: Suit = NO_SUIT  # suit or other symbol beside the text
    is_sum: bool = False


def remark_line(text: str) -> CountLine:
    return CountLine(text, NO_SIDE, 0)


class ScoringTexts(Protocol):
    """Texts about hands and matches that are scored in the same way."""

    scoring_type: ClassVar[type[ScoringPhase]]  # the scoring phase of the engine
    has_trumps: ClassVar[bool] = True
    rules_sections: ClassVar[tuple[RulesSection, ...]] = ()  # replaces the rules on trick play

    # For the corner of the table, and for the score of a hand

    @abstractmethod
    def heading_texts(self, view: View, people: TablePlayers) -> tuple[str, str]:
        """Return the title and subtitle of the table corner that shows trumps and contract."""

    @abstractmethod
    def item_label(self, item: ScoreItem, event: HandScored, game: Game) -> str:
        """Return the label for a score item."""

    def shown_items(self, event: HandScored) -> Iterable[ScoreItem]:
        """Return the score items of a hand in the order of display."""
        return event.items

    def remark_lines(self, event: HandScored, game: Game) -> Iterator[CountLine]:
        """Yield remarks about the whole hand."""
        yield from ()

    def line_rule(self, key: str, game: Game) -> str:
        """Return the rule behind a score item, or an empty string if there is no such rule."""
        return ""

    # For points during a hand

    def points_so_far(self, view: View) -> tuple[int, ...]:
        """Return the points that each side has made so far.

        Return an empty tuple if points don't decide who wins the hand.
        """
        return ()

    def contract_goal(self, view: View) -> tuple[Side, int]:
        """Return the side with a contract and the points that it must make, or NO_SIDE and 0."""
        return NO_SIDE, 0

    def berries_earned(self, view: View) -> tuple[int, ...]:
        """Return the berries (game points) each side is sure to get, or () if there are none."""
        return ()

    def marriage_points(self, view: View, suit: Suit) -> int:
        """Return the points that a marriage in this suit would score if it were declared next."""
        return 0

    # For the hand ledger, in which lines explain each side's score

    terms_of_items: ClassVar[
        tuple[str, ...]
    ] = ()  # keys of terms whose cards are shown with their score item

    def result_title(self, event: HandScored, game: Game, people: TablePlayers) -> str:
        """Return a title saying who made or failed what, or "" if nobody declared anything."""
        return ""

    def first_side(self, event: HandScored) -> Side:
        """Return the side that everybody sees first, or NO_SIDE for the viewer's own side."""
        return NO_SIDE

    def side_caption(self, side: Side, event: HandScored, game: Game) -> str:
        """Return a caption that follows the name of a side."""
        return say("trick-count", number=event.tricks[side])

    def side_entries(self, side: Side, event: HandScored, game: Game) -> Iterator[ScoreEntry]:
        """Yield the lines that explain a side's points, and their sum if there are several."""
        own = [t for t in event.terms if t.side == side and t.key not in self.terms_of_items]
        yield from (self.term_entry(term) for term in own)
        if len(own) > 1:
            yield ScoreEntry(say("total"), number_text(event.points[side]), is_sum=True)

    def term_entry(self, term: ScoreTerm) -> ScoreEntry:
        """Return the line for one term (part) of a side's points."""
        value = number_text(term.points)
        if term.key == "marriage" and not term.card_groups:
            return ScoreEntry(say("sheet-marriage"), value)
        if term.key != "marriage":
            return ScoreEntry(say(f"count-term-{term.key}"), value, term.card_groups)
        suit = SUIT_OF[term.card_groups[0].cards[0]]
        text = say("marriage-in-suit", **suit_placeholders(suit))
        return ScoreEntry(text, value, term.card_groups, suit)

    def goal_points(self, side: Side, event: HandScored) -> int:
        """Return the points that a side had to make, or 0 without a contract."""
        return 0

    def points_missing(self, score: int, game: Game) -> int:
        """Return the points still needed to win the match; 0 if the number of deals is fixed."""
        return 0 if game.rules.deals else max(game.rules.target - score, 0)

    def tournament_points(self, standing: MatchStanding, game: Game) -> tuple[int, ...]:
        """Return each side's points towards a tournament.

        Return an empty tuple if the scores of the match decide it.
        """
        return ()

    def value_text(self, value: float) -> str:
        """Return the value of an action as text: a chance to win the match, or points."""
        return percent_text(value)

    # For the rules page

    @abstractmethod
    def goal_sentences(self, game: Game) -> tuple[str, ...]:
        """Return sentences on the goal of the game and how to reach it."""

    @abstractmethod
    def hand_section(self, game: Game) -> str:
        """Return the sections of the rules on scoring a hand."""

    @abstractmethod
    def match_section(self, game: Game) -> str:
        """Return the section of the rules on winning a match."""

    def card_values(self, game: Game) -> tuple[CardValues, ...]:
        """Return the values of cards and, after them, the values that break ties.

        Return an empty tuple if cards have no values.
        """
        return ()

    def last_trick_points(self, game: Game) -> int:
        """Return the points for winning the last trick."""
        return 0

    def direction_sentence(self, game: Game) -> str:
        return say("direction")

    def next_dealer_sentence(self, game: Game) -> str:
        return say("scoring-next-dealer")

    def first_leader_sentence(self, game: Game) -> str:
        """Return a sentence saying who leads to the first trick."""
        if game.seating.players == 2:
            return say("player-who-didnt-deal-leads")
        return say("player-to-dealers-left-leads")


def deal_number_text(standing: MatchStanding, game: Game) -> str:
    """Return the number of the current or last deal as text.

    Return an empty string if the number of deals is not fixed.
    """
    deals = game.rules.deals
    if not deals:
        return ""
    number = standing.hands_played + (not standing.is_over)
    if number > deals:
        return say("extra-deal-number", number=number - deals)
    return say("sets-deal-number", number=number, deals=deals)


def target_sentence(game: Game) -> str:
    if game.seating.has_partners:
        sentence = "be-first-side-to-reach-target"
    else:
        sentence = "be-first-player-to-reach-target"
    return say(sentence, target=number_text(game.rules.target))


def own_and_other_points(item: ScoreItem, event: HandScored) -> dict[str, int]:
    """Return placeholder values: the points of a score item's side and of its best opponent."""
    others = [points for side, points in enumerate(event.points) if side != item.side]
    return {"own": event.points[item.side], "other": max(others)}


def trump_label(view: View) -> str:
    trump = view.marriages.trump
    if trump == NO_SUIT:
        return say("no-trumps-yet")
    return capitalized(say("suit-are-trumps", **suit_placeholders(trump)))


def trump_maker_label(view: View, people: TablePlayers) -> str:
    """Return a label saying who declared the current trumps, or "" if nobody did."""
    trump = view.marriages.trump
    makers = [each.seat for each in view.marriages.declared if each.suit == trump]
    if not makers:
        return ""
    return people.sentence(makers[-1], "declared-by-you", "declared-by-name")


def next_marriage_points(marriage_rules: MarriageRules, view: View, suit: Suit) -> int:
    """Return the points that a marriage in this suit would score if it were declared next."""
    made = view.marriages.declared
    return marriage_rules.marriage_points(
        (*made, DeclaredMarriage(suit, view.seat, len(view.tricks))), len(made)
    )
