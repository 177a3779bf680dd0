"""Rules text on contracts: what a hand scores for both sides, and how a match is won."""

from ....engine.game import Game
from ....engine.phases.contract import LAST_TRICK_POINTS
from ..i18n import number_text, say
from ..markup import html_paragraph
from .scoring_texts import target_sentence


def goal_sentences(game: Game) -> tuple[str, ...]:
    return (
        _match_goal_sentence(game),
        say("scoring-tricks"),
        _promise_sentence(game),
        say("make-your-bid-and-you-score"),
        say("most-points-come-from-marriages"),
        say("cards-in-your-tricks-count-too"),
    )


def _match_goal_sentence(game: Game) -> str:
    if not game.rules.deals:
        return target_sentence(game)
    return say("have-higher-score-after-deals-hands", deals=game.rules.deals)


def _promise_sentence(game: Game) -> str:
    side = say("each-hand-highest-bidder-promises-number-of-points")
    player = say("contract-rules-each-hand-highest-bidder-promises")
    return _for_sides_or_players(game, side, player)


def scoring_html(game: Game, whole_pack: int) -> str:
    """Return the rules for scoring a hand as HTML.

    whole_pack is the score for taking every trick, or 0 if there is no such rule.
    """
    total, outcome = _scoring_sentences(game)
    return (
        html_paragraph(total, _last_trick_sentence(), _whole_pack_sentence(whole_pack))
        + html_paragraph(outcome, _rounding_sentence(game))
        + html_paragraph(_lapiajo_sentence(game), _waiver_sentence(game))
    )


def line_rule(key: str, game: Game) -> str:
    if key == "lapiajo":
        return f"{_no_tricks_sentence(game)} {_waiver_sentence(game)}".rstrip()
    total, outcome = _scoring_sentences(game)
    return outcome if key in ("made", "failed") else f"{total} {_rounding_sentence(game)}".rstrip()


def _last_trick_sentence() -> str:
    return say("contract-rules-last-trick", points=LAST_TRICK_POINTS)


def _scoring_sentences(game: Game) -> tuple[str, str]:
    total_of_side = say("each-side-adds-up-its-card")
    total_of_player = say("you-each-add-up-your-card")
    outcome_for_side = say("if-declarers-side-takes-at-least")
    outcome_for_player = say("declarer-who-takes-at-least-bid")
    return (
        _for_sides_or_players(game, total_of_side, total_of_player),
        _for_sides_or_players(game, outcome_for_side, outcome_for_player),
    )


def _whole_pack_sentence(points: int) -> str:
    if not points:
        return ""
    return say("if-you-take-every-trick-you", points=points)


def _rounding_sentence(game: Game) -> str:
    if not game.rules.round_others:
        return ""
    return say("what-others-took-is-rounded")


def _lapiajo_sentence(game: Game) -> str:
    of_sides = say("if-one-side-takes-every-trick-thats-called-lapiajo")
    of_players = say("if-one-player-takes-every-trick")
    name = _for_sides_or_players(game, of_sides, of_players)
    return f"{name} {_no_tricks_sentence(game)}"


def _no_tricks_sentence(game: Game) -> str:
    """Return a sentence on what it costs to take no trick."""
    match game.rules.trickless:
        case "bid":
            side = say("side-that-takes-no-tricks-also")
            player = say("player-who-takes-no-tricks-also")
        case "double_declarer":
            side = say("if-declarers-side-has-no-trick-it-loses-twice")
            player = say("declarer-without-trick-loses-twice-raised-bid-and-nothing")
        case _:
            side = say("contract-rules-if-declarers-side-has-no-trick")
            player = say("contract-rules-declarer-without-trick-loses-twice")
    return _for_sides_or_players(game, side, player)


def _waiver_sentence(game: Game) -> str:
    if not game.rules.lapiajo_waived or game.rules.trickless == "double":
        return ""
    side = say("but-others-dont-lose-it-if-declarers-side-took")
    player = say("but-others-dont-lose-it-if-declarer-took-every")
    return _for_sides_or_players(game, side, player)


def match_html(game: Game) -> str:
    rules = game.rules
    if rules.deals:
        return html_paragraph(say("match-has-deals-hands-and-those", deals=rules.deals))
    return html_paragraph(
        say("you-win-match-with-target-points", target=number_text(rules.target)),
        _both_reach_target_sentence(game),
    )


def _both_reach_target_sentence(game: Game) -> str:
    """Return a sentence on who wins if several sides reach the target in the same hand."""
    if game.rules.both_reach == "higher":
        return say("if-several-reach-target-in-same-hand-highest-score")
    side = say("if-both-sides-reach-target")
    player = say("if-several-reach-target-in-same-hand-and-declarer")
    return _for_sides_or_players(game, side, player)


def _for_sides_or_players(game: Game, side_sentence: str, player_sentence: str) -> str:
    """Return the sentence about sides if the game has partners, else the one about players."""
    return side_sentence if game.seating.has_partners else player_sentence
