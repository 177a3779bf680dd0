"""Ten tips for each game with an auction."""

from ....engine.game import Game
from ....engine.phases.marriages import DeclarationTiming
from ....engine.phases.tricks import TrickPhase
from ..i18n import say
from ..phase_lookup import find_phase


def partnership_tips(game: Game) -> tuple[str, ...]:
    return (
        say("bid-with-ace-tip"),
        say("best-cards-tip"),
        say("bold-bid-tip"),
        _points_without_trumps_tip(game),
        say("lost-trick-tip"),
        say("partner-tip"),
        say("declarer-tip"),
        _opponents_trumps_tip(game),
        say("does-your-partner-have-ace-lead"),
        say("defender-tip"),
    )


def ace_opening_tips(game: Game) -> tuple[str, ...]:
    return (
        say("bid-with-ace-tip"),
        say("best-cards-tip"),
        _points_without_trumps_tip(game),
        say("lost-trick-tip"),
        say("partner-tip"),
        say("declarer-tip"),
        _opponents_trumps_tip(game),
        _first_ace_tip(game),
        say("listen-to-questions-tip"),
        say("defender-tip"),
    )


def kitty_tips(game: Game) -> tuple[str, ...]:
    return (
        say("bid-with-ace-tip"),
        say("best-cards-tip"),
        say("kitty-tip"),
        _points_without_trumps_tip(game),
        say("lost-trick-tip"),
        say("empty-suit-tip"),
        _discard_tip(game),
        say("against-declarer-help-other-defender"),
        _opponents_trumps_tip(game),
        say("one-trick-tip"),
    )


def two_player_tips(game: Game) -> tuple[str, ...]:
    return (
        say("bid-with-ace-tip"),
        say("best-cards-tip"),
        say("kitty-tip"),
        _points_without_trumps_tip(game),
        say("missing-card-may-be-in-dead"),
        say("empty-suit-tip"),
        _discard_tip(game),
        say("draw-trumps-tip"),
        _opponents_trumps_tip(game),
        say("one-trick-tip"),
    )


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
    if not game.rules.ace_shows:
        return say("count-cards-tip")
    return say("first-trick-brings-out-ace-note")


def _discard_tip(game: Game) -> str:
    if game.rules.discards_count == "always":
        return say("you-cant-discard-ace-or-ten-king-or-queen")
    return say("your-discards-count-for-you-only")
