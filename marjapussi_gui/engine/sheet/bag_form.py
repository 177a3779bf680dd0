"""The form of hands of the bag game."""

from collections.abc import Iterator

from ..events import ScoreTerm
from ..game import Game
from ..phases.bag import BagScoringPhase
from ..state import Side
from .fields import Entry, EntryField, Limit, SheetPosition, SheetRule
from .hand_form import (
    EnteredHand,
    HandForm,
    card_point_limits,
    marriages_in_order,
    number_field,
    number_of_entry,
    side_of_entry,
    yes_or_no,
)


class BagForm(HandForm):
    """Asks who declared marriages, for one side's card points, and who took the last trick."""

    scoring_type = BagScoringPhase

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game.scoring_phase, BagScoringPhase)
        self.phase = game.scoring_phase
        self._cards = game.dealing_phase.cards
        self._all_points = sum(self.phase.card_values[card] for card in self._cards)

    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        yield self.marriage_order_field(*self._bag_limits(before))
        yield number_field(
            "points",
            *card_point_limits(self.phase.card_values, self._cards, self._all_points),
            owner=0,
        )
        yield self.side_field("last")
        points = number_of_entry(entry, "points-0")
        if points is not None and "last" in entry:
            last = side_of_entry(entry, "last")
            for side, own in enumerate((points, self._all_points - points)):
                if not own and side != last:
                    yield yes_or_no("trick", side)

    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        phase, marriages = self.phase, marriages_in_order(entry)
        own, last = number_of_entry(entry, "points-0") or 0, side_of_entry(entry, "last")
        cards, tricks = (own, self._all_points - own), self.tricks_taken(entry)
        points = phase.hand_points(cards, last, marriages)
        declared = phase.marriage_rules.score_terms(marriages)
        terms = (
            *(ScoreTerm(Side(side), "cards", each) for side, each in enumerate(cards)),
            *(each._replace(card_groups=()) for each in declared),
            *([ScoreTerm(last, "last", self.rules.last_trick)] if self.rules.last_trick else ()),
        )
        return EnteredHand(phase.score_hand(before.match, points, tricks), tricks, points, terms)

    def _bag_limits(self, before: SheetPosition) -> tuple[Limit, ...]:
        """Return the limit that keeps a side in the bag from declaring marriages."""
        if self.rules.bag_exit == "at_once" or not any(before.match.in_bag):
            return ()
        free = [side for side in self.seating.sides if not before.match.in_bag[side]]
        return (Limit(SheetRule.IN_BAG, free),)
