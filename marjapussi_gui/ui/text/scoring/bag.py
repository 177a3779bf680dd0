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
from ..i18n import say
from ..markup import html_paragraph, html_section
from ..table_players import TablePlayers
from .scoring_texts import (
    CountLine,
    ScoringTexts,
    next_marriage_points,
    own_and_other_points,
    remark_line,
    trump_label,
    trump_maker_label,
)


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
            sentence = "much-higher-total-own-to-other"
        else:
            sentence = "higher-total-own-to-other"
        return say(sentence, **own_and_other_points(item, event))

    def line_rule(self, key: str, game: Game) -> str:
        return " ".join(filter(None, _totals_sentences(game.rules)))

    def remark_lines(self, event: HandScored, game: Game) -> Iterator[CountLine]:
        if not event.items:
            yield remark_line(_no_winner_text(event))
        for side, tricks in enumerate(event.tricks):
            if not tricks:
                yield CountLine(say("no-tricks-so-into-bag"), Side(side), 0)

    def goal_sentences(self, game: Game) -> tuple[str, ...]:
        goal = say("be-first-side-to-score-number", number=game.rules.target)
        return (
            goal,
            say("scoring-tricks"),
            say("cards-and-marriages-decide-hand"),
            say("each-point-is-berry"),
        )

    def hand_section(self, game: Game) -> str:
        title = say("scoring-hand")
        return html_section(title, html_paragraph(*_totals_sentences(game.rules))) + html_section(
            say("bag"), html_paragraph(*_bag_sentences(game.rules))
        )

    def match_section(self, game: Game) -> str:
        return html_section(
            say("winning-match"),
            html_paragraph(say("match", number=game.rules.target)),
        )

    def card_values(self, game: Game) -> tuple[CardValues, ...]:
        assert isinstance(game.scoring_phase, BagScoringPhase)
        return (game.scoring_phase.card_values,)

    def last_trick_points(self, game: Game) -> int:
        return game.rules.last_trick

    def next_dealer_sentence(self, game: Game) -> str:
        return say("bag-next-dealer")


TEXTS = BagScoringTexts()


def _in_bag_label(view: View, people: TablePlayers) -> str:
    names = [
        people.short_side_name(Side(side)) for side, is_in in enumerate(view.match.in_bag) if is_in
    ]
    return say("in-bag-side", side=names[0]) if names else ""


def _no_winner_text(event: HandScored) -> str:
    if len(set(event.points)) == 1:
        return say("totals-tied-so-nobody-scores")
    return say("winners-were-in-bag-so-nobody")


# Rules


def _totals_sentences(rules: Rules) -> tuple[str, ...]:
    total = say("each-side-adds-up-its-card")
    last = ""
    if rules.last_trick:
        last = say("contract-rules-last-trick", points=rules.last_trick)
    higher = say("side-with-higher-total-scores-1")
    double = ""
    if rules.skunk:
        double = say("if-other-sides-total-is-under", points=rules.skunk)
    tie = say("if-totals-are-tied-nobody-scores")
    return total, last, higher, double, tie


def _bag_sentences(rules: Rules) -> tuple[str, str]:
    """Return sentences on what happens to a side that takes no trick."""
    into = say("side-without-trick-is-in-bag")
    out = say("side-is-out-of-bag") if rules.bag_exit == "at_once" else say("if-side-takes-trick")
    return into, out
