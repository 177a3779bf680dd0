"""The kinds of decisions in the skill profile, such as leads and bids."""

from ...bots.belief.questions import pointless_questions
from ...bots.belief.seat_position import SeatPosition
from ...engine.actions import (
    Action,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Discard,
    Draw,
    Finish,
    Give,
    Lay,
    Pass,
    Play,
    Raise,
    Redeal,
    SayBid,
    ShowBidCard,
    ShowTunnelas,
    Sooli,
    Stand,
)
from ...engine.view import View
from ...model.verdict import DecisionKind

ENDGAME_CARDS = 4  # maximum number of cards in hand


def decision_kind(view: View, action: Action) -> DecisionKind:
    match action:
        case Play():
            return _play_kind(view)
        case Declare() | AskWhole() | AskHalf() | AnswerWhole():
            return DecisionKind.ASK
        case Bid() | Raise() | Stand() | Redeal():
            return DecisionKind.BID
        case ShowBidCard() | SayBid() | Sooli():
            return DecisionKind.SHOW
        case Draw():
            return DecisionKind.DRAW
        case Lay() | Finish() | ShowTunnelas():
            return DecisionKind.LAY
        case Discard():
            return DecisionKind.DISCARD if view.game.is_rummy else DecisionKind.GIVE
        case Give():
            return DecisionKind.GIVE
        case Pass():
            return _pass_kind(view)
        case _:
            raise ValueError(f"nobody decides on {action}")


def is_answer_known(view: View, action: Action) -> bool:
    """Return whether an action is a question that the seat knows will be answered with no."""
    is_question = isinstance(action, AskHalf | AskWhole)
    return is_question and action in pointless_questions(SeatPosition(view))


def _play_kind(view: View) -> DecisionKind:
    if len(view.hand) <= ENDGAME_CARDS:
        return DecisionKind.END
    return DecisionKind.FOLLOW if view.trick.cards else DecisionKind.LEAD


def _pass_kind(view: View) -> DecisionKind:
    """Return what kind of decision a pass was, judging by the other legal actions."""
    others = [each for each in view.legal_actions if not isinstance(each, Pass)]
    return decision_kind(view, others[0]) if others else DecisionKind.BID
