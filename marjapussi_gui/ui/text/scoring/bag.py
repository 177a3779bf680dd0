"""Texts for games in which the side with the higher total scores.

A side that took no trick sits in the bag.
"""

from collections.abc import Iterator

from ....engine.cards import Suit
from ....engine.events import HandScored, ScoreItem
from ....engine.game import Game
from ....engine.phases.bag import BagScoringPhase
from ....engine.phases.counting import CardValues
from ....engine.rules import Rules
from ....engine.state import Side
from ....engine.view import View
from ..i18n import plural, translate
from ..markup import html_paragraph, html_section
from ..table_players import TablePlayers
from .scoring_texts import (
    CountLine,
    ScoringTexts,
    compared_totals,
    remark_line,
    tricks_sentence,
)
from .trump_labels import next_marriage_points, trump_label, trump_maker_label


class BagScoringTexts(ScoringTexts):
    """Texts about comparing totals, and about sitting in the bag after taking no trick."""

    scoring_type = BagScoringPhase

    def heading_texts(self, view: View, people: TablePlayers) -> tuple[str, str]:
        return trump_label(view), _in_bag_label(view, people) or trump_maker_label(view, people)

    def points_so_far(self, view: View) -> tuple[int, ...]:
        return view.points if view.tricks or view.marriages.declared else ()

    def marriage_points(self, view: View, suit: Suit) -> int:
        assert isinstance(view.game.scoring_phase, BagScoringPhase)
        return next_marriage_points(view.game.scoring_phase.marriage_rules, view, suit)

    def item_label(self, item: ScoreItem, event: HandScored, game: Game) -> str:
        if item.key == "skunk":
            sentence = translate("Count", "Much higher total, {own} to {other}")
        else:
            sentence = translate("Count", "Higher total, {own} to {other}")
        return sentence.format(**compared_totals(item, event))

    def remark_lines(self, event: HandScored, game: Game) -> Iterator[CountLine]:
        if not event.items:
            yield remark_line(_no_winner_text(event))
        for side, tricks in enumerate(event.tricks):
            if not tricks:
                yield CountLine(translate("Count", "No tricks, so into the bag"), Side(side), 0)

    def goal_sentences(self, game: Game) -> tuple[str, ...]:
        rules = game.rules
        goal = plural(
            "In short",
            "Be the first side to score 1 game point.",
            "Be the first side to score {number} game points.",
            rules.target,
        )
        return (
            goal,
            tricks_sentence(),
            *_totals_sentences(rules),
            translate("In short", "A king and queen of the same suit are a marriage."),
            _bag_warning(rules),
        )

    def hand_section(self, game: Game) -> str:
        title = translate("Rules page", "Scoring a hand")
        return html_section(title, html_paragraph(*_totals_sentences(game.rules))) + html_section(
            translate("Rules page", "The bag"), html_paragraph(*_bag_sentences(game.rules))
        )

    def match_section(self, game: Game) -> str:
        return html_section(
            translate("Rules page", "Winning the match"),
            html_paragraph(_match_sentence(game.rules)),
        )

    def card_values(self, game: Game) -> tuple[CardValues, ...]:
        assert isinstance(game.scoring_phase, BagScoringPhase)
        return (game.scoring_phase.card_values,)

    def last_trick_points(self, game: Game) -> int:
        return game.rules.last_trick

    def next_dealer_sentence(self, game: Game) -> str:
        return translate("Rules page", "The player who leads first in one hand deals the next.")


TEXTS = BagScoringTexts()


def _in_bag_label(view: View, people: TablePlayers) -> str:
    names = [
        people.short_side_name(Side(side)) for side, is_in in enumerate(view.match.in_bag) if is_in
    ]
    return translate("Scores", "In the bag: {side}").format(side=names[0]) if names else ""


def _no_winner_text(event: HandScored) -> str:
    if len(set(event.points)) == 1:
        return translate("Count", "Totals tied, so nobody scores")
    return translate("Count", "The winners were in the bag, so nobody scores")


# Rules


def _bag_warning(rules: Rules) -> str:
    if rules.bag_exit == "at_once":
        return translate(
            "In short",
            "A side that takes no trick goes in the bag, and can’t score until it takes one.",
        )
    return translate(
        "In short",
        "A side that takes no trick goes in the bag, so it can’t score in the next hand.",
    )


def _totals_sentences(rules: Rules) -> tuple[str, ...]:
    total = translate(
        "Rules page", "Each side adds up its card points and the marriages that it declared."
    )
    last = ""
    if rules.last_trick:
        last = translate("Rules page", "The last trick is worth an extra {points}.").format(
            points=rules.last_trick
        )
    higher = translate("Rules page", "The side with the higher total scores 1 game point.")
    double = ""
    if rules.skunk:
        double = translate(
            "Rules page", "If the other side’s total is under {points}, the winners score 2."
        ).format(points=rules.skunk)
    tie = translate("Rules page", "If the totals are tied, nobody scores.")
    return total, last, higher, double, tie


def _bag_sentences(rules: Rules) -> tuple[str, str]:
    """Return sentences on what happens to a side that takes no trick."""
    into = translate(
        "Rules page",
        "A side without a trick is in the bag for the next hand. In the bag, it may not declare or "
        "ask for marriages. If it has the higher total, nobody scores.",
    )
    if rules.bag_exit == "at_once":
        out = translate("Rules page", "The side is out of the bag as soon as it takes a trick.")
    else:
        out = translate(
            "Rules page",
            "If the side takes a trick in that hand, it’s out of the bag for the one after.",
        )
    return into, out


def _match_sentence(rules: Rules) -> str:
    return plural(
        "Rules page",
        "The first side with 1 game point wins the match.",
        "The first side with {number} game points wins the match.",
        rules.target,
    )
