"""The kinds of decisions: the rows of the skill profile."""

from ..engine.actions import (
    Action,
    Answer,
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
    Say,
    Show,
    ShowTunnelas,
    Sooli,
    Stand,
)
from ..engine.view import View
from ..kept.verdict import Kind

ENDING = 4  # cards in hand, or fewer


def kind_of(view: View, done: Action) -> Kind:
    """Return the kind of the decision in which this action was chosen."""
    match done:
        case Play():
            return _of_play(view)
        case Declare() | AskWhole() | AskHalf() | Answer():
            return Kind.ASK
        case Bid() | Raise() | Stand() | Redeal():
            return Kind.BID
        case Show() | Say() | Sooli():
            return Kind.SHOW
        case Draw():
            return Kind.DRAW
        case Lay() | Finish() | ShowTunnelas():
            return Kind.LAY
        case Discard():
            return Kind.DISCARD if view.game.lays_sets else Kind.GIVE
        case Give():
            return Kind.GIVE
        case Pass():
            return _of_pass(view)
        case _:
            raise ValueError(f"nobody decides on {done}")


def _of_play(view: View) -> Kind:
    if len(view.hand) <= ENDING:
        return Kind.END
    return Kind.FOLLOW if view.trick.cards else Kind.LEAD


def _of_pass(view: View) -> Kind:
    """Return the kind of decision by what else could have been done."""
    others = [each for each in view.legal if not isinstance(each, Pass)]
    return kind_of(view, others[0]) if others else Kind.BID
