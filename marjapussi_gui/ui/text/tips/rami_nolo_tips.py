"""Ten tips for the game of rami (taking many tricks) and nolo (taking few)."""

from ....engine.game import Game
from ....engine.phases.face_down_bidding import SooliOffer
from ..i18n import say
from ..phase_lookup import find_phase


def ten_rami_nolo_tips(game: Game) -> tuple[str, ...]:
    return (*_bidding_tips(), *_rami_tips(), *_nolo_tips(), *_match_tips(game))


def _bidding_tips() -> tuple[str, ...]:
    return (
        say("bid-rami-with-many-aces"),
        say("long-suit-with-high-cards"),
    )


def _rami_tips() -> tuple[str, ...]:
    return (
        say("in-rami-lead-from-your-longest"),
        say("in-rami-return-suit"),
        say("in-rami-play-low-if-youre"),
    )


def _nolo_tips() -> tuple[str, ...]:
    return (
        say("in-nolo-play-high-cards-under"),
        say("in-nolo-keep-your-lowest-cards"),
        say("in-nolo-if-you-have"),
    )


def _match_tips(game: Game) -> tuple[str, ...]:
    rising = say("while-your-side-is-rising-play")
    offer = find_phase(game, SooliOffer)
    if offer is None or not offer.is_offered:
        other = say("while-your-opponents-are-rising")
        return rising, other
    alone = say("say-sooli-only-with-low-cards")
    return rising, alone
