"""Ten tips for rummy."""

from ....engine.game import Game
from ....engine.phases.settlement import DEBT_AFTER_LAYING, DEBT_WITHOUT_LAYING
from ....engine.rummy.rights import RummyRights
from ..i18n import translate


def ten_rummy_tips(game: Game) -> tuple[str, ...]:
    return (*_first_sets_tips(), *_collecting_tips(game), *_after_laying_tips())


def _first_sets_tips() -> tuple[str, ...]:
    saved = translate(
        "Counsel",
        "When another may soon finish, lay at any price: you then pay {saved} points less.",
    )
    return (
        translate(
            "Counsel",
            "First of all collect three sets without wild cards: only then is the rest any use.",
        ),
        translate(
            "Counsel", "Lay as soon as you can: then you see the tiplu and your maal counts."
        ),
        saved.format(saved=DEBT_WITHOUT_LAYING - DEBT_AFTER_LAYING),
        translate("Counsel", "Show tunnelas before your first draw: each of them counts as maal."),
    )


def _collecting_tips(game: Game) -> tuple[str, ...]:
    return (
        translate(
            "Counsel", "Keep neighbours: 7 8 waits for two cards, 7 9 only for the one in between."
        ),
        translate("Counsel", "Cards in the middle of a suit fit more sequences than its ends."),
        translate("Counsel", "Watch what the next player takes, and discard something else."),
        _pairs_tip(game),
    )


def _pairs_tip(game: Game) -> str:
    if RummyRights(game.rules, game.seating).allows_dublees:
        return translate(
            "Counsel", "With five pairs of identical cards you may try dublees instead of sets."
        )
    return translate(
        "Counsel", "Keep two identical cards for a while: a third one makes a tunnela."
    )


def _after_laying_tips() -> tuple[str, ...]:
    return (
        translate(
            "Counsel", "Use a wild card where a set is hardest to complete, and never discard one."
        ),
        translate(
            "Counsel",
            "Keep the tiplu and its neighbours to the end: all the others have to pay for them.",
        ),
    )
