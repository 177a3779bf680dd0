"""Ten tips for rummy."""

from ....engine.game import Game
from ....engine.phases.settlement import DEBT_AFTER_LAYING, DEBT_WITHOUT_LAYING
from ....engine.rummy.rights import RummyRights
from ..i18n import say


def ten_rummy_tips(game: Game) -> tuple[str, ...]:
    return (*_tips_on_first_sets(), *_tips_on_collecting_sets(game), *_tips_after_laying_sets())


def _tips_on_first_sets() -> tuple[str, ...]:
    return (
        say("first-of-all-collect-three-sequences"),
        say("show-your-sets-as-soon"),
        say("if-another-player-may-finish-soon", saved=DEBT_WITHOUT_LAYING - DEBT_AFTER_LAYING),
        say("show-tunnelas-before-your-first-draw"),
    )


def _tips_on_collecting_sets(game: Game) -> tuple[str, ...]:
    return (
        say("keep-neighbours-seven-and-eight-can"),
        say("cards-in-middle-of-suit-fit"),
        say("watch-what-next-player-takes"),
        _pairs_tip(game),
    )


def _pairs_tip(game: Game) -> str:
    if RummyRights(game.rules, game.seating).allows_dublees:
        return say("with-five-pairs-of-identical-cards")
    return say("keep-two-identical-cards-for-while")


def _tips_after_laying_sets() -> tuple[str, ...]:
    return (
        say("use-wild-cards-in-set-thats"),
        say("keep-tiplu-and-its-neighbours-until"),
    )
