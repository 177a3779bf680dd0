"""Hands of random matches for the tests and the bench of codes, and what a stranger says of them."""

from collections.abc import Iterator

from marjapussi_gui.engine.actions import Action, Chance, Deal
from marjapussi_gui.engine.cards import CARD_NAMES, card_names
from marjapussi_gui.engine.codes.hand import Hand
from marjapussi_gui.engine.notation import action_text
from tests.random_matches import RandomMatch


def played_hands(match: RandomMatch, hands: int) -> Iterator[Hand]:
    """Yield the hands of a random match, also those that are dealt again."""
    hand = None
    for step in match.steps(hands):
        if isinstance(step.action, Deal):
            if hand is not None:
                yield hand
            hand = Hand(match.game, step.before.dealer, step.before.match, ())
        assert hand is not None
        hand = Hand(hand.game, hand.dealer, hand.match, (*hand.actions, step.action), hand.players)
    if hand is not None:
        yield hand


def as_json(hand: Hand) -> dict[str, object]:
    """Return a hand as the second coder, stranger.js, prints it."""
    deal, *done = hand.actions
    assert isinstance(deal, Deal)
    match = hand.match
    return {
        "game": hand.game.key,
        "players": hand.game.seating.players,
        "rules": hand.game.option_values,
        "dealer": hand.dealer,
        "hands_played": match.hands_played,
        "redeals": match.deal_count - match.hands_played,
        "scores": list(match.scores),
        "collected": list(match.collected_points),
        "carry": match.carried_points,
        "bag": list(match.in_bag),
        "extended": match.is_extended,
        "names": [list(player) for player in hand.players],
        "deal": [[CARD_NAMES[card] for card in sorted(cards)] for cards in deal.hands],
        "down": [[CARD_NAMES[card] for card in row] for row in deal.face_down],
        "up": [[CARD_NAMES[card] for card in row] for row in deal.face_up],
        "stock": [CARD_NAMES[card] for card in deal.stock],
        "done": list(map(_text, done)),
    }


def _text(action: Action) -> str:
    return (
        f"chance {card_names(action.cards)}" if isinstance(action, Chance) else action_text(action)
    )
