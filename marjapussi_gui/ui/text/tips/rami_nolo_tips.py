"""Ten tips for the game of rami (taking many tricks) and nolo (taking few)."""

from ....engine.game import Game
from ....engine.phases.face_down_bidding import SooliOffer
from ..i18n import translate
from ..phase_lookup import find_phase


def ten_rami_nolo_tips(game: Game) -> tuple[str, ...]:
    return (*_bidding_tips(), *_rami_tips(), *_nolo_tips(), *_match_tips(game))


def _bidding_tips() -> tuple[str, ...]:
    return (
        translate("Counsel", "Bid rami with many aces and kings, and nolo with many low cards."),
        translate(
            "Counsel",
            "A long suit with high cards is good in rami, because its low cards win tricks too.",
        ),
    )


def _rami_tips() -> tuple[str, ...]:
    return (
        translate(
            "Counsel",
            "In rami, lead from your longest suit, because in the end nobody else can follow suit.",
        ),
        translate("Counsel", "In rami, return the suit that your partner led."),
        translate(
            "Counsel",
            "In rami, play low if you’re second to play, because your partner plays after you. "
            "Play high if you’re third.",
        ),
    )


def _nolo_tips() -> tuple[str, ...]:
    return (
        translate(
            "Counsel",
            "In nolo, play high cards under even higher ones, so that they don’t win a trick.",
        ),
        translate(
            "Counsel",
            "In nolo, keep your lowest cards, because they let you duck tricks near the end.",
        ),
        translate(
            "Counsel",
            "In nolo, if you have to take a trick anyway, take it with your highest card.",
        ),
    )


def _match_tips(game: Game) -> tuple[str, ...]:
    rising = translate(
        "Counsel",
        "While your side is rising, play safe, because one lost hand takes all your points away.",
    )
    offer = find_phase(game, SooliOffer)
    if offer is None or not offer.is_offered:
        other = translate(
            "Counsel",
            "While your opponents are rising, winning the hand by a single trick is enough to "
            "wipe out their points.",
        )
        return rising, other
    alone = translate(
        "Counsel", "Say sooli only with low cards in every suit. In sooli, aces are low."
    )
    return rising, alone
