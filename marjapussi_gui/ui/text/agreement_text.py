"""Sentences on the agreement of partners that a high first bid promises an ace."""

from ...engine.actions import Bid, Pass
from ...engine.game import Game
from ...engine.view import View
from ...model.bid_agreement import (
    NO_PROMISE_FROM,
    PROMISE_ABOVE,
    ace_promise,
    has_bid_agreement,
    seats_promising_ace,
)
from .i18n import translate
from .table_players import TablePlayers


def agreement_rule_text(game: Game) -> str:
    """Return what the agreement says, or "" in games without it."""
    if not has_bid_agreement(game):
        return ""
    return translate(
        "Agreement",
        "A first bid that jumps above {low} promises your partner an ace. A jump to {high} or more "
        "promises nothing. Your partner keeps to this, and so do opponents from Strong up. It’s an "
        "agreement and no rule, so nobody checks it. You can switch it off in Preferences.",
    ).format(low=PROMISE_ABOVE, high=NO_PROMISE_FROM)


def partner_agreement_sentence(game: Game, name: str) -> str:
    """Return what a bid of the partner with this name promises, or "" in other games."""
    if not has_bid_agreement(game):
        return ""
    return translate(
        "Agreement",
        "With a first bid that jumps to more than {low} and less than {high}, {name} promises "
        "an ace.",
    ).format(low=PROMISE_ABOVE, high=NO_PROMISE_FROM, name=name)


def promise_sentence(view: View, people: TablePlayers) -> str:
    """Return what bids promise or could promise, for a player who has to bid, or ""."""
    if not has_bid_agreement(view.game) or not _is_bidding(view):
        return ""
    partner = view.game.seating.partner_of(view.seat)
    if partner in seats_promising_ace(view):
        amount = next(call.amount for call in view.auction.calls if call.seat == partner)
        text = translate("Agreement", "With the jump to {amount}, {name} promised an ace.")
        return text.format(amount=amount, name=people.name(partner))
    bid = ace_promise(view)
    if bid is None:
        return ""
    return translate("Agreement", "A bid of {amount} would promise your partner an ace.").format(
        amount=bid.amount
    )


def _is_bidding(view: View) -> bool:
    return any(isinstance(action, Bid | Pass) for action in view.legal_actions[:2])
