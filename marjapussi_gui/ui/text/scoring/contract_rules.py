"""Rules of contracts: what a hand scores for both sides, and how a match is won."""

from ....engine.game import Game
from ....engine.phases.contract import LAST_TRICK_POINTS
from ..i18n import number_text, translate
from ..markup import html_paragraph


def counting_html(game: Game, whole_pack: int) -> str:
    """Return the rules about scoring a hand.

    whole_pack is the score for taking every trick, 0 if there is none.
    """
    sentences = (*_scoring_sentences(game, whole_pack), _rounding_sentence(game))
    return html_paragraph(*sentences) + html_paragraph(
        _lapiajo_sentence(game), _waiver_sentence(game)
    )


def summary_sentences(game: Game, whole_pack: int) -> tuple[str, ...]:
    """Return how a hand scores and which score wins the match."""
    lapiajo = translate(
        "In short", "Without a single trick, which is called läpiajo, you may lose even more."
    )
    return (*_scoring_sentences(game, whole_pack), lapiajo, _match_end_sentence(game))


def _match_end_sentence(game: Game) -> str:
    if game.rules.deals:
        deals = translate("In short", "After {deals} deals the higher score wins.")
        return deals.format(deals=game.rules.deals)
    target = number_text(game.rules.target)
    return translate("In short", "{target} points or more win.").format(target=target)


def _scoring_sentences(game: Game, whole_pack: int) -> tuple[str, ...]:
    """Return the points of the last trick, and what happens with the bid."""
    last = translate("Rules page", "The last trick counts {points}.").format(
        points=LAST_TRICK_POINTS
    )
    side = translate(
        "Rules page",
        "Each side adds up its cards, its marriages and the last trick. With its bid or more the "
        "declarer's side scores the bid; with less it loses the bid. The others score what they "
        "took.",
    )
    player = translate(
        "Rules page",
        "Each player adds up cards, marriages and the last trick. With the bid or more the "
        "declarer scores the bid; with less the declarer loses it. The others score what they "
        "took.",
    )
    return last, _whole_pack_sentence(whole_pack), _for_sides_or_players(game, side, player)


def _whole_pack_sentence(points: int) -> str:
    if not points:
        return ""
    sentence = translate(
        "Rules page",
        "A player who takes every trick has the card points of the whole pack, {points}, "
        "wherever the cards lay.",
    )
    return sentence.format(points=points)


def _rounding_sentence(game: Game) -> str:
    if not game.rules.round_others:
        return ""
    return translate(
        "Rules page",
        "What they took is rounded to the nearest five: 137 scores 135, and 138 scores 140.",
    )


def _lapiajo_sentence(game: Game) -> str:
    match game.rules.trickless:
        case "bid":
            side = translate(
                "Rules page",
                "Läpiajo, all tricks to one side: a side without a trick also loses the bid as "
                "it stood before the raise.",
            )
            player = translate(
                "Rules page",
                "Läpiajo, a hand without a trick: that player also loses the bid as it stood "
                "before the raise.",
            )
        case "double_declarer":
            side = translate(
                "Rules page",
                "Läpiajo, all tricks to one side: the declarer's side without a trick loses its "
                "raised bid twice over, and nothing more; the others without a trick lose the "
                "bid as it stood before the raise.",
            )
            player = translate(
                "Rules page",
                "Läpiajo, a hand without a trick: the declarer then loses the raised bid twice "
                "over, and nothing more; another player loses the bid as it stood before the "
                "raise.",
            )
        case _:
            side = translate(
                "Rules page",
                "Läpiajo, all tricks to one side: the declarer's side without a trick loses its "
                "raised bid twice over, and nothing more; the others without a trick lose that "
                "bid twice over if it was made, else nothing.",
            )
            player = translate(
                "Rules page",
                "Läpiajo, a hand without a trick: the declarer then loses the raised bid twice "
                "over, and nothing more; another player loses that bid twice over if it was "
                "made, else nothing.",
            )
    return _for_sides_or_players(game, side, player)


def _waiver_sentence(game: Game) -> str:
    if not game.rules.lapiajo_waived or game.rules.trickless == "double":
        return ""
    side = translate(
        "Rules page",
        "But the others do not lose it when the declarer's side took every trick and still "
        "missed the bid.",
    )
    player = translate(
        "Rules page",
        "But the others do not lose it when the declarer took every trick and still missed the "
        "bid.",
    )
    return _for_sides_or_players(game, side, player)


def match_html(game: Game) -> str:
    """Return how a match ends and who wins it."""
    rules = game.rules
    if rules.deals:
        deals = translate(
            "Rules page",
            "A match has {deals} deals, those that nobody plays among them. The higher score then "
            "wins; if the scores are equal, nobody does.",
        )
        return html_paragraph(deals.format(deals=rules.deals))
    return html_paragraph(_target_sentence(game).format(target=number_text(rules.target)))


def _target_sentence(game: Game) -> str:
    if game.rules.both_reach == "higher":
        return translate(
            "Rules page",
            "{target} points or more win. If several have as many, the highest score wins; if "
            "these are equal, play goes on.",
        )
    side = translate(
        "Rules page",
        "{target} points or more win. If both sides have as many, the declarer's side wins; if "
        "nobody played, the higher score wins, and if these are equal, play goes on.",
    )
    player = translate(
        "Rules page",
        "{target} points or more win. If several have as many, the declarer wins if the declarer "
        "is one of them, or else the highest score; if these are equal, play goes on.",
    )
    return _for_sides_or_players(game, side, player)


def _for_sides_or_players(game: Game, side_sentence: str, player_sentence: str) -> str:
    """Return the sentence about sides if there are partners, otherwise the one about players."""
    return side_sentence if game.seating.has_partners else player_sentence
