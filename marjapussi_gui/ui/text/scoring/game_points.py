"""Texts for scoring in berries: points for trumps, later marriages, last trick and card points."""

from collections.abc import Iterator
from dataclasses import replace

from ....engine.cards import Suit
from ....engine.events import HandScored, ScoreItem
from ....engine.game import Game
from ....engine.phases.counting import CardValues, values_by_rank
from ....engine.phases.game_points import GamePointCount
from ....engine.state import Side
from ....engine.view import View
from ..i18n import cached_per_language, plural, translate
from ..markup import html_bullet_list, html_paragraph, html_section
from ..table_players import TablePlayers
from .scoring_texts import CountEntry, CountLine, ScoringTexts, compared_totals, remark_line
from .trump_labels import next_marriage_points, trump_label, trump_maker_label

ACES_AND_TENS = values_by_rank(A=1, T=1)


class GamePointScoringTexts(ScoringTexts):
    """Texts for berries, Porvoo, and a target that must be met exactly."""

    count_type = GamePointCount
    terms_of_items = ("trump", "little", "last")

    def heading_texts(self, view: View, people: TablePlayers) -> tuple[str, str]:
        return trump_label(view), trump_maker_label(view, people) or _carried_points_text(view)

    def berries_earned(self, view: View) -> tuple[int, ...]:
        assert isinstance(view.game.count_phase, GamePointCount)
        return view.game.count_phase.marriage_rules.points_by_side(view.marriages.declared)

    def marriage_points(self, view: View, suit: Suit) -> int:
        assert isinstance(view.game.count_phase, GamePointCount)
        return next_marriage_points(view.game.count_phase.marriage_rules, view, suit)

    def item_label(self, item: ScoreItem, event: HandScored, game: Game) -> str:
        match item.key:
            case "pips":
                return _more_card_points_label(item, event, game)
            case "overshoot":
                return _overshoot_label(game)
            case _:
                return _item_labels()[item.key]

    def remark_lines(self, event: HandScored, game: Game) -> Iterator[CountLine]:
        if any(item.key == "pips" for item in event.items):
            return
        if game.rules.pip_tie == "carry":
            yield remark_line(translate("Count", "Card points tied, so the point carries over"))
        else:
            yield remark_line(translate("Count", "Card points tied, so nobody gets the point"))

    def side_entries(self, side: Side, event: HandScored, game: Game) -> Iterator[CountEntry]:
        own = (t for t in event.terms if t.side == side and t.key not in self.terms_of_items)
        for term in own:
            entry = self.term_entry(term)
            yield replace(entry, text=_card_points_label(game)) if term.key == "cards" else entry

    def hand_section(self, game: Game) -> str:
        return html_section(translate("Rules page", "Counting a hand"), _counting_html(game))

    def summary_sentences(self, game: Game) -> tuple[str, ...]:
        scored = translate(
            "In short",
            "Declaring trumps scores 2 points. Each little one, the last trick, and more card "
            "points than the others score 1 each.",
        )
        return scored, _porvoo_sentence(game), *_target_sentences(game)

    def match_section(self, game: Game) -> str:
        return html_section(translate("Rules page", "The match"), _match_html(game))

    def card_values(self, game: Game) -> tuple[CardValues, ...]:
        assert isinstance(game.count_phase, GamePointCount)
        return game.count_phase.card_values

    def next_dealer_sentence(self, game: Game) -> str:
        return translate("Rules page", "The player who leads first in one hand deals the next.")

    def first_leader_sentence(self, game: Game) -> str:
        if game.rules.first_hand != "club_ace":
            return super().first_leader_sentence(game)
        return translate(
            "Rules page",
            "In the first hand of a match the holder of the ace of clubs leads to the first trick, "
            "with that card; in later hands, or when nobody can play that ace, the player left of "
            "the dealer leads.",
        )


TEXTS = GamePointScoringTexts()


def _counts_aces_and_tens(game: Game) -> bool:
    assert isinstance(game.count_phase, GamePointCount)
    return game.count_phase.card_values[0] == ACES_AND_TENS


def _card_points_label(game: Game) -> str:
    if _counts_aces_and_tens(game):
        return translate("Count", "Aces and tens")
    return translate("Count", "Card points")


def _carried_points_text(view: View) -> str:
    carry = view.match.carried_points
    if not carry:
        return ""
    return plural("Scores", "1 point is carried over", "{number} points are carried over", carry)


@cached_per_language
def _item_labels() -> dict[str, str]:
    return {
        "trump": translate("Count", "Trumps declared"),
        "little": translate("Count", "A little one"),
        "last": translate("Count", "Last trick"),
        "carried": translate("Count", "Carried over from tied hands"),
        "porvoo": translate("Count", "No tricks, so off to Porvoo"),
    }


def _more_card_points_label(item: ScoreItem, event: HandScored, game: Game) -> str:
    both = compared_totals(item, event)
    if both["own"] == both["other"]:
        return translate("Count", "Tie-break")
    if _counts_aces_and_tens(game):
        return translate("Count", "More aces and tens, {own} to {other}").format(**both)
    return translate("Count", "More card points, {own} to {other}").format(**both)


def _overshoot_label(game: Game) -> str:
    rules = game.rules
    if rules.overshoot == "subtract":
        return translate("Count", "Over {target}, so the excess is subtracted").format(
            target=rules.target
        )
    sentence = translate("Count", "Over {target}, so down to {falls_to}")
    return sentence.format(target=rules.target, falls_to=rules.falls_to)


# Rules


def _counting_html(game: Game) -> str:
    for_trumps = translate("Rules page", "2 points for making trumps")
    little = translate("Rules page", "1 point for each little one")
    last = translate("Rules page", "1 point for the last trick")
    pips = translate("Rules page", "1 point for more card points")
    if game.rules.pip_tie == "carry":
        tie = translate(
            "Rules page",
            "When card points are equal, their point is carried over: whoever wins the card "
            "points of the next hand gets it as well.",
        )
    else:
        tie = translate("Rules page", "When card points are equal, nobody gets that point.")
    return (
        html_bullet_list((for_trumps, little, last, pips))
        + html_paragraph(tie)
        + html_paragraph(_porvoo_sentence(game))
    )


def _porvoo_sentence(game: Game) -> str:
    if not game.rules.porvoo:
        return ""
    side = translate(
        "Rules page",
        "A side without a trick goes to Porvoo: it loses all its points, those of this hand as "
        "well.",
    )
    player = translate(
        "Rules page",
        "A player without a trick goes to Porvoo and loses all points, those of this hand as well.",
    )
    return side if game.seating.has_partners else player


def _match_html(game: Game) -> str:
    rules = game.rules
    if not rules.exact:
        goal = translate(
            "Rules page",
            "{target} points or more win. If both have as many, the higher score wins; if these "
            "are equal, the one with more card points in that hand; otherwise play goes on.",
        )
        return html_paragraph(goal.format(target=rules.target))
    tie = translate(
        "Rules page",
        "If both reach them in one hand, the one with more card points in it wins; otherwise play "
        "goes on.",
    )
    return html_paragraph(*_target_sentences(game), tie)


def _target_sentences(game: Game) -> tuple[str, ...]:
    """Return which score wins, and what happens beyond it if it must be met exactly."""
    target = game.rules.target
    if game.rules.exact:
        exactly = translate("Rules page", "Exactly {target} points win.")
        return exactly.format(target=target), _overshoot_sentence(game)
    return (translate("In short", "{target} points or more win.").format(target=target),)


def _overshoot_sentence(game: Game) -> str:
    rules = game.rules
    if rules.overshoot == "subtract":
        over = translate(
            "Rules page",
            "Whoever goes over has the surplus taken off the target: {over} becomes {under}.",
        )
        return over.format(over=rules.target + 2, under=rules.target - 2)
    fall = translate("Rules page", "Whoever goes over falls back to {score}.")
    return fall.format(score=rules.falls_to)
