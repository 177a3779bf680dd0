"""Ten tips for each game, from experienced players and adapted to the house rules.

A tip is named by its message or, if it depends on the rules, by a function in ADAPTED_TIPS.
"""

from ....engine.game import Game
from ....engine.phases.face_down_bidding import SooliOffer
from ....engine.phases.marriages import DeclarationTiming
from ....engine.phases.settlement import DEBT_AFTER_LAYING, DEBT_WITHOUT_LAYING
from ....engine.phases.tricks import TrickPhase
from ....engine.rummy.turn_rules import RummyTurnRules
from ..i18n import say
from ..phase_lookup import find_phase


def tip_texts(game: Game, names: str) -> tuple[str, ...]:
    """Return the tips with these names, which are separated by spaces."""
    return tuple(
        ADAPTED_TIPS[each](game) if each in ADAPTED_TIPS else say(each) for each in names.split()
    )


def _take_one_trick_tip(game: Game) -> str:
    if game.rules.porvoo:
        return say("take-at-least-one-trick-in-every-hand")
    return say("win-trick-before-others-do-because")


def _near_target_tip(game: Game) -> str:
    if game.rules.exact:
        return say("you-need-exactly-target-points", target=game.rules.target)
    return say("target-points-win-match-near-end", target=game.rules.target)


def _after_marriage_tip(game: Game) -> str:
    return say(
        "after-declaring-marriage-you-must" if game.rules.marriage_lead else "draw-trumps-tip"
    )


def _first_marriage_tip(game: Game) -> str:
    return say("first-marriage-scores-first-points", first=game.rules.marriage_first)


def _last_trick_tip(game: Game) -> str:
    return say("last-trick-tip" if game.rules.last_trick else "listen-to-questions-tip")


def _far_behind_tip(game: Game) -> str:
    if not game.rules.skunk:
        return say("block-opponents-tip")
    return say("if-youre-far-behind-collect", points=game.rules.skunk)


def _points_without_trumps_tip(game: Game) -> str:
    from ..scoring import scoring_texts

    texts = scoring_texts(game)
    values = texts.card_values(game)[0]
    total = sum(values[card] for card in game.dealing_phase.cards) + texts.last_trick_points(game)
    return say("all-cards-and-last-trick-come", total=total)


def _opponents_trumps_tip(game: Game) -> str:
    played = find_phase(game, TrickPhase)
    speech = None if played is None else played.marriage_rules
    if speech is not None and speech.timing is DeclarationTiming.OWN_TRICK_WON:
        return say("dont-let-opponent-win-trick")
    return say("dont-give-away-easy-tricks-because")


def _first_ace_tip(game: Game) -> str:
    return say("first-trick-brings-out-ace-note" if game.rules.ace_shows else "count-cards-tip")


def _discard_tip(game: Game) -> str:
    if game.rules.discards_count == "always":
        return say("you-cant-discard-ace-or-ten-king-or-queen")
    return say("your-discards-count-for-you-only")


def _sooli_tip(game: Game) -> str:
    offer = find_phase(game, SooliOffer)
    if offer is None or not offer.is_offered:
        return say("while-your-opponents-are-rising")
    return say("say-sooli-only-with-low-cards")


def _debt_tip(_game: Game) -> str:
    saved = DEBT_WITHOUT_LAYING - DEBT_AFTER_LAYING
    return say("if-another-player-may-finish-soon", saved=saved)


def _pairs_tip(game: Game) -> str:
    if RummyTurnRules(game.rules, game.seating).allows_dublees:
        return say("with-five-pairs-of-identical-cards")
    return say("keep-two-identical-cards-for-while")


ADAPTED_TIPS = {
    "after-marriage": _after_marriage_tip,
    "debt": _debt_tip,
    "discard": _discard_tip,
    "far-behind": _far_behind_tip,
    "first-ace": _first_ace_tip,
    "first-marriage": _first_marriage_tip,
    "last-trick": _last_trick_tip,
    "near-target": _near_target_tip,
    "opponents-trumps": _opponents_trumps_tip,
    "pairs": _pairs_tip,
    "points-without-trumps": _points_without_trumps_tip,
    "sooli": _sooli_tip,
    "take-one-trick": _take_one_trick_tip,
}
