"""A heuristic player that remembers some answers of exercises."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from random import Random

from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.players import HeuristicPlayer
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.cards import ALL_SUITS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.suit_symmetry import CardMapping, suit_renaming
from marjapussi_gui.engine.view import View

EVERY_WAY = [
    suit_renaming(dict(zip(ALL_SUITS, order, strict=True))) for order in permutations(ALL_SUITS)
]


@dataclass(slots=True)
class LearningPlayer:
    """Knows again what looks the same but for the names of suits."""

    rng: Random
    remembers: float  # how often an answer stays in mind
    memory: dict[object, str] = field(default_factory=dict)

    def remember(self, view: View, best: Action) -> None:
        """Hear what was best, and keep it in mind or not."""
        if self.rng.random() < self.remembers:
            for seen, names in _renamed_positions(view):
                self.memory[seen] = action_text(names.rename_action(best))

    def choose(self, view: View) -> Action:
        """Choose the remembered best action, or the heuristic's."""
        for seen, names in _renamed_positions(view):
            known = self.memory.get(seen)
            if known is not None:
                return next(
                    each
                    for each in view.legal_actions
                    if action_text(names.rename_action(each)) == known
                )
        return HeuristicPlayer().decide(view, SearchContext(self.rng)).action


def _renamed_positions(view: View) -> Iterator[tuple[object, CardMapping]]:
    """Yield the key of a position under each renaming of suits."""
    for names in EVERY_WAY:
        tricks = tuple((each.seats, names.rename_cards(each.cards)) for each in view.tricks)
        trump = names.rename_suit(view.marriages.trump)
        hand = frozenset(names.rename_cards(view.hand))
        yield (view.seat, hand, names.rename_cards(view.trick.cards), tricks, trump), names
