"""Sentences on what a partner's high first bid promises, and on players' habits."""

from ...engine.actions import Bid, Pass
from ...engine.game import Game
from ...engine.state import Seat
from ...engine.view import View
from ...model.playing_habits import (
    NO_PROMISE_FROM,
    PROMISE_ABOVE,
    HabitRate,
    ace_promise,
    has_bid_agreement,
    seats_promising_ace,
)
from .i18n import say
from .table_players import TablePlayers


def agreement_rule_text(game: Game) -> str:
    """Return what the agreement says, or "" in games without it."""
    if not has_bid_agreement(game):
        return ""
    return say("first-bid-that-jumps-above-low", low=PROMISE_ABOVE, high=NO_PROMISE_FROM)


def partner_agreement_sentence(game: Game, name: str) -> str:
    """Return a sentence on what the named partner's bid promises, or "" without an agreement."""
    if not has_bid_agreement(game):
        return ""
    return say("with-first-bid-that-jumps", low=PROMISE_ABOVE, high=NO_PROMISE_FROM, name=name)


def promise_sentence(view: View, people: TablePlayers) -> str:
    """Return a sentence on what the partner's bid promised or a bid would promise, or ""."""
    if not has_bid_agreement(view.game) or not _is_bidding(view):
        return ""
    partner = view.game.seating.partner_of(view.seat)
    if partner in seats_promising_ace(view):
        amount = next(call.amount for call in view.auction.calls if call.seat == partner)
        return say("with-jump-to-amount-name-promised", amount=amount, name=people.name(partner))
    bid = ace_promise(view)
    if bid is None:
        return ""
    return say("bid-of-amount-would-promise", amount=bid.amount)


def bid_meaning_text(view: View, seat: Seat, people: TablePlayers) -> str:
    """Return what a seat's last bid in the current auction means, or "" if it made none."""
    calls = [call for call in view.auction.calls if call.seat == seat]
    if not calls or not _is_bidding(view) or people.is_own_seat(seat):
        return ""
    name, amount, seating = people.name(seat), calls[-1].amount, view.game.seating
    if not amount:
        return say("bid-passed", name=name)
    message = "bid-promise-of-side" if seating.has_partners else "bid-promise"
    is_partner = seating.has_partners and seat == seating.partner_of(view.seat)
    agreed = is_partner and has_bid_agreement(view.game) and seat in seats_promising_ace(view)
    ace = say("with-jump-to-amount-name-promised", amount=amount, name=name) if agreed else ""
    return f"{say(message, name=name, amount=amount)} {ace}".strip()


def _is_bidding(view: View) -> bool:
    return any(isinstance(action, Bid | Pass) for action in view.legal_actions[:2])


def habit_sentence(rate: HabitRate, name: str) -> str:
    number = round(10 * rate.share)
    return say(f"habit-{rate.habit}", name=name, number=number)
