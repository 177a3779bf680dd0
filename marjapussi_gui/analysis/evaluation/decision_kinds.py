"""The kinds of decisions in the skill profile, such as leads and bids."""

from ...bots.belief.pointless_marriage_questions import pointless_questions
from ...bots.belief.seat_position import SeatPosition
from ...engine import actions
from ...engine.view import View
from ...model.verdict import DecisionKind

ENDGAME_CARDS = 4  # maximum number of cards in hand


def decision_kind(view: View, action: actions.Action) -> DecisionKind:
    match action:
        case actions.Play():
            return _play_kind(view)
        case actions.Declare() | actions.AskWhole() | actions.AskHalf() | actions.AnswerWhole():
            return DecisionKind.ASK
        case actions.Bid() | actions.Raise() | actions.Stand() | actions.Redeal():
            return DecisionKind.BID
        case actions.ShowBidCard() | actions.SayBid() | actions.Sooli():
            return DecisionKind.SHOW
        case actions.Draw():
            return DecisionKind.DRAW
        case actions.Lay() | actions.Finish() | actions.ShowTunnelas():
            return DecisionKind.LAY
        case actions.Discard():
            return DecisionKind.DISCARD if view.game.is_rummy else DecisionKind.GIVE
        case actions.Give():
            return DecisionKind.GIVE
        case actions.Pass():
            return _kind_of_pass(view)
        case _:
            raise ValueError(f"nobody decides on {action}")


def is_answer_known(view: View, action: actions.Action) -> bool:
    """Return whether an action asks the partner for cards that the seat knows it can't have."""
    is_question = isinstance(action, actions.AskHalf | actions.AskWhole)
    return is_question and action in pointless_questions(SeatPosition(view))


def _play_kind(view: View) -> DecisionKind:
    if len(view.hand) <= ENDGAME_CARDS:
        return DecisionKind.END
    return DecisionKind.FOLLOW if view.trick.cards else DecisionKind.LEAD


def _kind_of_pass(view: View) -> DecisionKind:
    """Return what kind of decision a pass was, judging by the other legal actions."""
    others = [each for each in view.legal_actions if not isinstance(each, actions.Pass)]
    return decision_kind(view, others[0]) if others else DecisionKind.BID
