"""Ten tips for rummy."""

from ....engine.game import Game
from ....engine.phases.rummy_rights import Rights
from ....engine.phases.settlement import SEEN, UNSEEN
from ..tongue import translate


def with_sets(game: Game) -> tuple[str, ...]:
    return (*_first_sets(), *_of_cards(game), *_once_laid())


def _first_sets() -> tuple[str, ...]:
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
        saved.format(saved=UNSEEN - SEEN),
        translate("Counsel", "Show tunnelas before your first draw: each of them counts as maal."),
    )


def _of_cards(game: Game) -> tuple[str, ...]:
    return (
        translate(
            "Counsel", "Keep neighbours: 7 8 waits for two cards, 7 9 only for the one in between."
        ),
        translate("Counsel", "Cards in the middle of a suit fit more sequences than its ends."),
        translate("Counsel", "Watch what the next player takes, and discard something else."),
        _pairs(game),
    )


def _pairs(game: Game) -> str:
    if Rights(game.rules, game.seating).dublees_serve:
        return translate(
            "Counsel", "With five pairs of identical cards you may try dublees instead of sets."
        )
    return translate(
        "Counsel", "Keep two identical cards for a while: a third one makes a tunnela."
    )


def _once_laid() -> tuple[str, ...]:
    return (
        translate(
            "Counsel", "Use a wild card where a set is hardest to complete, and never discard one."
        ),
        translate(
            "Counsel",
            "Keep the tiplu and its neighbours to the end: all the others have to pay for them.",
        ),
    )
