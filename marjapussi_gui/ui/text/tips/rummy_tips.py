"""Ten tips for rummy."""

from ....engine.game import Game
from ....engine.phases.settlement import DEBT_AFTER_LAYING, DEBT_WITHOUT_LAYING
from ....engine.rummy.rights import RummyRights
from ..i18n import translate


def ten_rummy_tips(game: Game) -> tuple[str, ...]:
    return (*_tips_on_first_sets(), *_tips_on_collecting_sets(game), *_tips_after_laying_sets())


def _tips_on_first_sets() -> tuple[str, ...]:
    saved = translate(
        "Counsel",
        "If another player may finish soon, show your sets at any cost. That saves you {saved} "
        "points.",
    )
    return (
        translate(
            "Counsel",
            "First of all, collect three sequences or tunnelas without wild cards. Until you have "
            "them, the rest is no use.",
        ),
        translate(
            "Counsel",
            "Show your sets as soon as you can. Then you see the tiplu, and your maal counts.",
        ),
        saved.format(saved=DEBT_WITHOUT_LAYING - DEBT_AFTER_LAYING),
        translate(
            "Counsel", "Show tunnelas before your first draw, because then they count as maal."
        ),
    )


def _tips_on_collecting_sets(game: Game) -> tuple[str, ...]:
    return (
        translate(
            "Counsel",
            "Keep neighbours. A seven and an eight can use a six or a nine. A seven and a nine "
            "can use only an eight.",
        ),
        translate(
            "Counsel", "Cards in the middle of a suit fit more sequences than those at the ends."
        ),
        translate(
            "Counsel",
            "Watch what the next player takes, and don’t discard anything that goes with it.",
        ),
        _pairs_tip(game),
    )


def _pairs_tip(game: Game) -> str:
    if RummyRights(game.rules, game.seating).allows_dublees:
        return translate(
            "Counsel",
            "With five pairs of identical cards, you can try for seven dublees instead of sets.",
        )
    return translate(
        "Counsel", "Keep two identical cards for a while, because a third one makes a tunnela."
    )


def _tips_after_laying_sets() -> tuple[str, ...]:
    return (
        translate(
            "Counsel",
            "Use wild cards in the set that’s hardest to complete, and never discard one.",
        ),
        translate(
            "Counsel",
            "Keep the tiplu and its neighbours until the end, because everyone else has to pay "
            "you for them.",
        ),
    )
