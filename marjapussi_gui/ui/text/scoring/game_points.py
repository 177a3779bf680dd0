"""Texts for scoring in berries (game points): marriages, most card points, and last trick."""

from collections.abc import Iterator
from dataclasses import replace

from ....engine.cards import Suit
from ....engine.events import HandScored, ScoreItem
from ....engine.game import Game
from ....engine.phases.counting import CardValues, create_card_values
from ....engine.phases.game_points import GamePointScoringPhase
from ....engine.state import Side
from ....engine.view import View
from ..i18n import cached_per_language, plural, translate
from ..markup import html_bullet_list, html_paragraph, html_section
from ..table_players import TablePlayers
from .scoring_texts import (
    CountEntry,
    CountLine,
    ScoringTexts,
    compared_totals,
    remark_line,
    target_sentence,
    tricks_sentence,
)
from .trump_labels import next_marriage_points, trump_label, trump_maker_label

ACES_AND_TENS = create_card_values(A=1, T=1)


class GamePointScoringTexts(ScoringTexts):
    """Texts about berries, the trip to Porvoo, and targets that must be met exactly.

    A side that takes no trick is sent to Porvoo and loses its berries.
    """

    scoring_type = GamePointScoringPhase
    terms_of_items = ("trump", "little", "last")

    def heading_texts(self, view: View, people: TablePlayers) -> tuple[str, str]:
        return trump_label(view), trump_maker_label(view, people) or _carried_points_text(view)

    def berries_earned(self, view: View) -> tuple[int, ...]:
        assert isinstance(view.game.scoring_phase, GamePointScoringPhase)
        return view.game.scoring_phase.marriage_rules.points_by_side(view.marriages.declared)

    def marriage_points(self, view: View, suit: Suit) -> int:
        assert isinstance(view.game.scoring_phase, GamePointScoringPhase)
        return next_marriage_points(view.game.scoring_phase.marriage_rules, view, suit)

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
        return html_section(translate("Rules page", "Scoring a hand"), _scoring_html(game))

    def goal_sentences(self, game: Game) -> tuple[str, ...]:
        return (
            _target_sentence(game),
            tricks_sentence(),
            translate("In short", "A king and queen of the same suit are a marriage."),
            translate(
                "In short",
                "The first marriage that anybody declares makes its suit trumps, and scores 2 "
                "points. Each later one scores 1.",
            ),
            _cards_goal_sentence(game),
            _overshoot_sentence(game),
            _porvoo_sentence(game),
        )

    def match_section(self, game: Game) -> str:
        return html_section(translate("Rules page", "Winning the match"), _match_html(game))

    def card_values(self, game: Game) -> tuple[CardValues, ...]:
        assert isinstance(game.scoring_phase, GamePointScoringPhase)
        return game.scoring_phase.card_values

    def next_dealer_sentence(self, game: Game) -> str:
        return translate("Rules page", "The player who leads first in one hand deals the next.")

    def first_leader_sentence(self, game: Game) -> str:
        if game.rules.first_hand != "club_ace":
            return super().first_leader_sentence(game)
        return translate(
            "Rules page",
            "In the first hand of a match, the player with the ace of clubs leads it to the first "
            "trick. In later hands, or if nobody can play that ace, the player to the dealer’s "
            "left leads.",
        )


TEXTS = GamePointScoringTexts()


def _counts_aces_and_tens(game: Game) -> bool:
    assert isinstance(game.scoring_phase, GamePointScoringPhase)
    return game.scoring_phase.card_values[0] == ACES_AND_TENS


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


def _target_sentence(game: Game) -> str:
    """Return a sentence with the goal of the game."""
    if not game.rules.exact:
        return target_sentence(game)
    if game.seating.has_partners:
        exactly = translate("In short", "Be the first side to have exactly {target} points.")
    else:
        exactly = translate("In short", "Be the first player to have exactly {target} points.")
    return exactly.format(target=game.rules.target)


def _cards_goal_sentence(game: Game) -> str:
    """Return a sentence on what the last trick and the cards in tricks score."""
    if _has_tie_break(game):
        return translate(
            "In short",
            "The last trick scores 1 point. So does having more aces and tens in your tricks.",
        )
    return translate(
        "In short",
        "The last trick scores 1 point. So does having the more valuable cards in your tricks.",
    )


def _has_tie_break(game: Game) -> bool:
    """Return whether aces and tens count first, and other values only break ties."""
    assert isinstance(game.scoring_phase, GamePointScoringPhase)
    return len(game.scoring_phase.card_values) > 1


def _scoring_html(game: Game) -> str:
    scored = translate("Rules page", "At the end of a hand, these points are added to the scores:")
    for_trumps = translate("Rules page", "2 points for declaring trumps")
    little = translate("Rules page", "1 point for each little one")
    last = translate("Rules page", "1 point for the last trick")
    pips = translate("Rules page", "1 point for having more card points")
    if game.rules.pip_tie == "carry":
        tie = translate(
            "Rules page",
            "If the card points are tied, that point is carried over. It goes to the winner of "
            "the card points in the next hand.",
        )
    else:
        tie = translate("Rules page", "If the card points are tied, nobody gets that point.")
    return (
        html_paragraph(scored)
        + html_bullet_list((for_trumps, little, last, pips))
        + html_paragraph(_tie_break_sentence(game), tie)
        + html_paragraph(_porvoo_sentence(game))
    )


def _tie_break_sentence(game: Game) -> str:
    """Return a sentence on how ties in card points are broken, or "" if they are not."""
    if not _has_tie_break(game):
        return ""
    return translate(
        "Rules page",
        "To break a tie in card points, count again with the values in the last column.",
    )


def _porvoo_sentence(game: Game) -> str:
    if not game.rules.porvoo:
        return ""
    side = translate(
        "Rules page",
        "A side that takes no tricks goes to Porvoo. It loses all its points, even those from "
        "this hand.",
    )
    player = translate(
        "Rules page",
        "A player who takes no tricks goes to Porvoo and loses all points, even those from this "
        "hand.",
    )
    return side if game.seating.has_partners else player


def _match_html(game: Game) -> str:
    rules = game.rules
    if not rules.exact:
        goal = translate(
            "Rules page",
            "You win with {target} points or more. If both of you get there in the same hand, the "
            "higher score wins.",
        )
        tie = translate(
            "Rules page",
            "If the scores are tied, more card points in that hand win. If the card points are "
            "tied, too, you play on.",
        )
        return html_paragraph(goal.format(target=rules.target), tie)
    exactly = translate(
        "Rules page",
        "You win if you have exactly {target} points once the whole hand is scored.",
    )
    tie = translate(
        "Rules page",
        "If both reach the target in the same hand, more card points in that hand win. If the "
        "card points are tied, you play on.",
    )
    return html_paragraph(exactly.format(target=rules.target), tie, _overshoot_sentence(game))


def _overshoot_sentence(game: Game) -> str:
    """Return a sentence on what happens beyond the target, or "" if that is allowed."""
    rules = game.rules
    if not rules.exact:
        return ""
    if rules.overshoot == "subtract":
        over = translate(
            "Rules page",
            "If you go over {target}, the excess is subtracted from {target}, so {over} becomes "
            "{under}.",
        )
        return over.format(target=rules.target, over=rules.target + 2, under=rules.target - 2)
    fall = translate("Rules page", "If you go over {target}, you drop back to {score}.")
    return fall.format(target=rules.target, score=rules.falls_to)
