"""The kinds of decisions: the rows of the skill profile."""

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

ENDGAME_CARDS = 4  # cards in hand, or fewer


def decision_kind(view: View, action: Action) -> DecisionKind:
    """Return the kind of the decision in which this action was chosen."""
    match action:
        case Play():
            return _kind_of_play(view)
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
            return _kind_of_pass(view)
        case _:
            raise ValueError(f"nobody decides on {action}")


def _kind_of_play(view: View) -> DecisionKind:
    if len(view.hand) <= ENDGAME_CARDS:
        return DecisionKind.END
    return DecisionKind.FOLLOW if view.trick.cards else DecisionKind.LEAD


def _kind_of_pass(view: View) -> DecisionKind:
    """Return the kind of decision by what else could have been done."""
    others = [each for each in view.legal_actions if not isinstance(each, Pass)]
    return decision_kind(view, others[0]) if others else DecisionKind.BID
