"""Ten tips for the game with rami and nolo."""

from ....engine.game import Game
from ....engine.phases.face_down_bidding import SooliOffer
from ..i18n import translate
from ..phase_lookup import find_phase


def ten_rami_nolo_tips(game: Game) -> tuple[str, ...]:
    return (*_bidding_tips(), *_rami_tips(), *_nolo_tips(), *_match_tips(game))


def _bidding_tips() -> tuple[str, ...]:
    return (
        translate(
            "Counsel", "With many aces and kings show rami, with many small cards show nolo."
        ),
        translate(
            "Counsel", "A long suit with high cards is good in rami: its small cards win as well."
        ),
    )


def _rami_tips() -> tuple[str, ...]:
    return (
        translate(
            "Counsel", "In rami lead from your longest suit: in the end nobody else can follow it."
        ),
        translate("Counsel", "In rami lead back the suit that your partner led."),
        translate(
            "Counsel", "In rami play low as second and high as third: your partner plays as well."
        ),
    )


def _nolo_tips() -> tuple[str, ...]:
    return (
        translate(
            "Counsel", "In nolo put high cards under still higher ones: then they take no trick."
        ),
        translate(
            "Counsel", "In nolo keep your lowest cards: with them you lose tricks near the end."
        ),
        translate(
            "Counsel", "In nolo, when you have to take a trick anyway, take it with your highest."
        ),
    )


def _match_tips(game: Game) -> tuple[str, ...]:
    rising = translate(
        "Counsel", "While your side is rising, play safely: one lost hand takes all points away."
    )
    offer = find_phase(game, SooliOffer)
    if offer is None or not offer.is_offered:
        other = translate(
            "Counsel", "While the others are rising, one trick more than they have is enough."
        )
        return rising, other
    alone = translate(
        "Counsel", "Say sooli only with small cards in every suit; aces are low then."
    )
    return rising, alone
