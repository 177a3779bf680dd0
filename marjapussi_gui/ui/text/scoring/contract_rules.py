"""Rules text on contracts: what a hand scores for both sides, and how a match is won."""

from ....engine.game import Game
from ....engine.phases.contract import LAST_TRICK_POINTS
from ..i18n import number_text, translate
from ..markup import html_paragraph
from .scoring_texts import target_sentence, tricks_sentence


def goal_sentences(game: Game) -> tuple[str, ...]:
    """Return sentences on the goal of the game and how to reach it."""
    return (
        _object_sentence(game),
        tricks_sentence(),
        *_promise_sentences(game),
        translate(
            "In short",
            "Most points come from marriages. A marriage is a king and queen of the same suit.",
        ),
        translate("In short", "The cards in your tricks count, too, and so does the last trick."),
        _trickless_warning(game),
    )


def _object_sentence(game: Game) -> str:
    if not game.rules.deals:
        return target_sentence(game)
    deals = translate("In short", "Have the higher score after {deals} hands.")
    return deals.format(deals=game.rules.deals)


def _promise_sentences(game: Game) -> tuple[str, str]:
    side = translate(
        "In short", "Each hand, the highest bidder promises a number of points for their side."
    )
    player = translate("In short", "Each hand, the highest bidder promises a number of points.")
    outcome = translate(
        "In short",
        "Make your bid, and you score that many points. Miss it, and you lose that many. The "
        "others score what they take.",
    )
    return _for_sides_or_players(game, side, player), outcome


def _trickless_warning(game: Game) -> str:
    side = translate(
        "In short",
        "If one side takes every trick, which is called läpiajo, the other may lose even more.",
    )
    player = translate("In short", "If you take no trick at all, you may lose even more.")
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


def _last_trick_sentence() -> str:
    sentence = translate("Rules page", "The last trick is worth an extra {points}.")
    return sentence.format(points=LAST_TRICK_POINTS)


def _scoring_sentences(game: Game) -> tuple[str, str]:
    """Return sentences on how points are added up, and what happens to the bid."""
    total_of_side = translate(
        "Rules page", "Each side adds up its card points and the marriages that it declared."
    )
    total_of_player = translate(
        "Rules page", "You each add up your card points and the marriages that you declared."
    )
    outcome_for_side = translate(
        "Rules page",
        "If the declarer’s side takes at least its bid, it scores the bid and no more. If it "
        "takes less, it loses the bid. So with a bid of 120 and 115 points, it loses 120. The "
        "other side scores what it took.",
    )
    outcome_for_player = translate(
        "Rules page",
        "A declarer who takes at least the bid scores the bid and no more. With less, the "
        "declarer loses the bid. So with a bid of 120 and 115 points, the declarer loses 120. The "
        "others score what they took.",
    )
    return (
        _for_sides_or_players(game, total_of_side, total_of_player),
        _for_sides_or_players(game, outcome_for_side, outcome_for_player),
    )


def _whole_pack_sentence(points: int) -> str:
    if not points:
        return ""
    sentence = translate(
        "Rules page",
        "If you take every trick, you get the card points of the whole pack, {points}, wherever "
        "the cards are.",
    )
    return sentence.format(points=points)


def _rounding_sentence(game: Game) -> str:
    if not game.rules.round_others:
        return ""
    return translate(
        "Rules page",
        "What the others took is rounded to the nearest five, so 137 scores 135, and 138 scores "
        "140.",
    )


def _lapiajo_sentence(game: Game) -> str:
    of_sides = translate("Rules page", "If one side takes every trick, that’s called läpiajo.")
    of_players = translate("Rules page", "If one player takes every trick, that’s called läpiajo.")
    name = _for_sides_or_players(game, of_sides, of_players)
    return f"{name} {_trickless_sentence(game)}"


def _trickless_sentence(game: Game) -> str:
    """Return a sentence on what it costs to take no trick."""
    match game.rules.trickless:
        case "bid":
            side = translate(
                "Rules page",
                "A side that takes no tricks also loses the amount of the bid before the raise.",
            )
            player = translate(
                "Rules page",
                "A player who takes no tricks also loses the amount of the bid before the raise.",
            )
        case "double_declarer":
            side = translate(
                "Rules page",
                "If the declarer’s side has no trick, it loses twice its raised bid, and nothing "
                "more. If the others have no trick, they lose the bid as it was before the raise.",
            )
            player = translate(
                "Rules page",
                "A declarer without a trick loses twice the raised bid, and nothing more. Another "
                "player without a trick loses the bid as it was before the raise.",
            )
        case _:
            side = translate(
                "Rules page",
                "If the declarer’s side has no trick, it loses twice its raised bid, and nothing "
                "more. If the others have no trick, they lose twice that bid if it was made, or "
                "else nothing.",
            )
            player = translate(
                "Rules page",
                "A declarer without a trick loses twice the raised bid, and nothing more. Another "
                "player without a trick loses twice that bid if it was made, or else nothing.",
            )
    return _for_sides_or_players(game, side, player)


def _waiver_sentence(game: Game) -> str:
    if not game.rules.lapiajo_waived or game.rules.trickless == "double":
        return ""
    side = translate(
        "Rules page",
        "But the others don’t lose it if the declarer’s side took every trick and still missed "
        "its bid.",
    )
    player = translate(
        "Rules page",
        "But the others don’t lose it if the declarer took every trick and still missed the bid.",
    )
    return _for_sides_or_players(game, side, player)


def match_html(game: Game) -> str:
    """Return HTML on how a match ends and who wins it."""
    rules = game.rules
    if rules.deals:
        deals = translate(
            "Rules page",
            "A match has {deals} hands, and those without a declarer count, too. At the end, the "
            "higher score wins. If the scores are tied, nobody wins.",
        )
        return html_paragraph(deals.format(deals=rules.deals))
    target = translate("Rules page", "You win the match with {target} points or more.")
    return html_paragraph(
        target.format(target=number_text(rules.target)), _both_reach_sentence(game)
    )


def _both_reach_sentence(game: Game) -> str:
    """Return a sentence on who wins if several sides reach the target in the same hand."""
    if game.rules.both_reach == "higher":
        return translate(
            "Rules page",
            "If several reach the target in the same hand, the highest score wins. If there’s a "
            "tie, you play on.",
        )
    side = translate(
        "Rules page",
        "If both sides reach the target in the same hand, the declarer’s side wins. Without a "
        "declarer, the higher score wins. If the scores are tied, you play on.",
    )
    player = translate(
        "Rules page",
        "If several reach the target in the same hand and the declarer is one of them, the "
        "declarer wins. Otherwise the highest score wins. If there’s a tie, you play on.",
    )
    return _for_sides_or_players(game, side, player)


def _for_sides_or_players(game: Game, side_sentence: str, player_sentence: str) -> str:
    """Return the sentence about sides if the game has partners, else the one about players."""
    return side_sentence if game.seating.has_partners else player_sentence
