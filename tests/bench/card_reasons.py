"""How computer players explain their cards: how fast, and how much the answer says.

A matcher gets the seat's view and the answer, and picks the cards that fit it. An answer names the
card if exactly one fits. It doesn't count if it has no purpose, or only says which card it was.

    python -m tests.bench.card_reasons [--count 2000] [--level normal] [GAME ...]
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from marjapussi_gui.analysis.explanation.card_purposes import purpose_cards
from marjapussi_gui.analysis.explanation.card_reasons import classify_card_choice, explain_card
from marjapussi_gui.analysis.explanation.trick_knowledge import TrickKnowledge
from marjapussi_gui.bots.belief.kernel_adapter import is_trick_game
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import SUIT_OF, Card, cards_in_set
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import NOBODY, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.card_reason import CardChoice, CardReason, Purpose


@dataclass
class Findings:
    """What was measured in one game."""

    seconds: list[float] = field(default_factory=list)
    purposes: Counter[Purpose] = field(default_factory=Counter)
    named: int = 0
    named_without_suit: int = 0

    def add(self, view: View, card: Card) -> None:
        before = perf_counter()
        reason = explain_card(view, card, Seat(0))
        self.seconds.append(perf_counter() - before)
        assert reason is not None
        self.purposes[reason.purpose] += 1
        if reason.purpose != Purpose.UNEXPLAINED and reason.choice != CardChoice.IN_BETWEEN:
            self.named += matching_cards(view, reason) == [card]
            self.named_without_suit += matching_cards(view, reason, is_suit_named=False) == [card]

    def report(self, key: str) -> str:
        count = len(self.seconds)
        slowest = sorted(self.seconds)[count * 95 // 100]
        shares = ", ".join(f"{each} {n / count:.0%}" for each, n in self.purposes.most_common())
        return (
            f"{key}: {count} cards, 95 % within {slowest * 1000:.0f} ms, "
            f"named {self.named / count:.1%}, "
            f"without the suit {self.named_without_suit / count:.1%}"
            f"\n    {shares}"
        )


def matching_cards(view: View, reason: CardReason, *, is_suit_named: bool = True) -> list[Card]:
    """Return the legal cards that fit an answer, without looking at the card in it."""
    belief = TrickKnowledge(SeatPosition(view))
    if reason.purpose == Purpose.FORCED:
        return list(cards_in_set(belief.legal_cards))
    suit = SUIT_OF[reason.card]
    return [
        each
        for each in cards_in_set(purpose_cards(belief, reason.purpose))
        if classify_card_choice(belief, reason.purpose, each) == reason.choice
        and (SUIT_OF[each] == suit or not is_suit_named or reason.choice == CardChoice.NOTHING)
    ]


def played_cards(key: str, level: str, seed: int) -> Iterator[tuple[View, Card]]:
    """Yield all cards of a match, each with the view of the seat that plays it."""
    game, rng = find_variant(key).create_game(), Random(f"{key}|{seed}")
    players = [LEVELS[level]() for _ in game.seating.seats]
    state = game.initial_state(MatchStart(game.first_dealer(seed)))
    while not state.match.is_over:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, seed))
            continue
        view = create_view(game, state, state.turn)
        action = players[state.turn].decide(view, SearchContext(rng)).action
        if isinstance(action, Play):
            yield view, action.card
        state = game.step(state, action)


def measure(key: str, level: str, count: int) -> Findings:
    """Explain random cards of matches until there are enough."""
    findings, chance, seed = Findings(), Random(key), 0
    while len(findings.seconds) < count:
        seed += 1
        for view, card in played_cards(key, level, seed):
            if chance.random() < 0.3 and len(findings.seconds) < count:
                findings.add(view, card)
    return findings


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--level", default="normal")
    given = parser.parse_args()
    keys = given.games or [each.key for each in VARIANTS if is_trick_game(each.create_game())]
    for key in keys:
        print(measure(key, given.level, given.count).report(key), flush=True)


if __name__ == "__main__":
    main()
