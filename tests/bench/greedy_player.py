"""A greedy rummy player: lays and finishes when it can, and keeps what lies near other cards."""

from collections import Counter
from random import Random

from marjapussi_gui.engine.actions import Action, Discard, Draw, Finish, Lay
from marjapussi_gui.engine.cards import JOKER, RANK_OF, SUIT_OF, Card
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.rummy.action_proposals import fill_in_sets
from marjapussi_gui.engine.rummy.melds import SEQUENCE_PLACE, wild_cards
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import NO_CARD, GameState


def greedy_action(game: Game, state: GameState, rng: Random) -> Action:
    turn_rules, legal = RummyTurnRules(game.rules, game.seating), game.legal_actions(state)
    for action in legal:
        if isinstance(action, Lay | Finish):
            return fill_in_sets(action, state.rummy, state.turn, turn_rules)
    hand, wild = state.rummy.hands[state.turn], known_wild(state)
    if isinstance(legal[-1], Discard):
        return Discard((min(sorted(set(hand)), key=lambda card: worth(card, hand, wild)),))
    offer = state.rummy.discards[-1]
    wanted = Draw("offer") in legal and worth(offer, (*hand, offer), wild) > 5
    return Draw("offer" if wanted else "stock")


def known_wild(state: GameState) -> int:
    rummy = state.rummy
    knows = rummy.laid_sets[state.turn] and rummy.tiplu != NO_CARD
    return wild_cards(rummy.tiplu) if knows else 0


def worth(card: Card, hand: tuple[Card, ...], wild: int) -> float:
    """Return how close a card is to others that could form a set with it."""
    if card == JOKER or wild >> card & 1:
        return 99
    score = 3.0 * (Counter(hand)[card] - 1)
    for other in set(hand) - {card, JOKER}:
        if SUIT_OF[other] == SUIT_OF[card]:
            apart = abs(SEQUENCE_PLACE[other] - SEQUENCE_PLACE[card])
            score += {1: 3.0, 2: 2.0, 12: 3.0, 11: 2.0}.get(apart, 0.0)
        elif wild and RANK_OF[other] == RANK_OF[card]:
            score += 2.0
    return score
