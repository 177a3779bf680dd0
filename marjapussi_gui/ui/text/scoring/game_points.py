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
from ..i18n import say
from ..markup import html_bullet_list, html_paragraph, html_section
from ..table_players import TablePlayers
from .scoring_texts import (
    CountLine,
    ScoreEntry,
    ScoringTexts,
    next_marriage_points,
    own_and_other_points,
    remark_line,
    target_sentence,
    trump_label,
    trump_maker_label,
)

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
                return say(f"count-item-{item.key}")

    def line_rule(self, key: str, game: Game) -> str:
        if key in ("porvoo", "overshoot"):
            return _porvoo_sentence(game) if key == "porvoo" else _overshoot_sentence(game)
        rules = {
            "trump": "2-points-for-declaring-trumps",
            "little": "1-point-for-each-little-one",
            "last": "1-point-for-last-trick",
            "pips": "1-point-for-having-more-card",
            "carried": "if-card-points-are-tied",
        }
        return say(rules[key]) if key in rules else ""

    def remark_lines(self, event: HandScored, game: Game) -> Iterator[CountLine]:
        if any(item.key == "pips" for item in event.items):
            return
        if game.rules.pip_tie == "carry":
            yield remark_line(say("card-points-tied-so-point-carries"))
        else:
            yield remark_line(say("card-points-tied-so-nobody-gets"))

    def side_entries(self, side: Side, event: HandScored, game: Game) -> Iterator[ScoreEntry]:
        own = (t for t in event.terms if t.side == side and t.key not in self.terms_of_items)
        for term in own:
            entry = self.term_entry(term)
            yield replace(entry, text=_card_points_label(game)) if term.key == "cards" else entry

    def hand_section(self, game: Game) -> str:
        return html_section(say("scoring-hand"), _scoring_html(game))

    def goal_sentences(self, game: Game) -> tuple[str, ...]:
        return (
            _target_sentence(game),
            say("scoring-tricks"),
            say("first-marriage-that-anybody-declares"),
            _cards_goal_sentence(game),
            say("each-point-is-berry"),
        )

    def match_section(self, game: Game) -> str:
        return html_section(say("winning-match"), _match_html(game))

    def card_values(self, game: Game) -> tuple[CardValues, ...]:
        assert isinstance(game.scoring_phase, GamePointScoringPhase)
        return game.scoring_phase.card_values

    def next_dealer_sentence(self, game: Game) -> str:
        return say("bag-next-dealer")

    def first_leader_sentence(self, game: Game) -> str:
        if game.rules.first_hand != "club_ace":
            return super().first_leader_sentence(game)
        return say("in-first-hand-of-match-player")


TEXTS = GamePointScoringTexts()


def _counts_aces_and_tens(game: Game) -> bool:
    assert isinstance(game.scoring_phase, GamePointScoringPhase)
    return game.scoring_phase.card_values[0] == ACES_AND_TENS


def _card_points_label(game: Game) -> str:
    if _counts_aces_and_tens(game):
        return say("aces-and-tens")
    return say("card-points")


def _carried_points_text(view: View) -> str:
    carry = view.match.carried_points
    if not carry:
        return ""
    return say("number-points-are-carried-over", number=carry)


def _more_card_points_label(item: ScoreItem, event: HandScored, game: Game) -> str:
    if not event.points:
        return say("sheet-more-card-points")
    both = own_and_other_points(item, event)
    if both["own"] == both["other"]:
        return say("tie-break")
    if _counts_aces_and_tens(game):
        return say("more-aces-and-tens-own", **both)
    return say("more-card-points-own-to-other", **both)


def _overshoot_label(game: Game) -> str:
    rules = game.rules
    if rules.overshoot == "subtract":
        return say("over-target-so-excess-is-subtracted", target=rules.target)
    return say("over-target-so-down-to-falls", target=rules.target, falls_to=rules.falls_to)


# Rules


def _target_sentence(game: Game) -> str:
    if not game.rules.exact:
        return target_sentence(game)
    if game.seating.has_partners:
        exactly = "be-first-side-to-have-exactly"
    else:
        exactly = "be-first-player-to-have-exactly"
    return say(exactly, target=game.rules.target)


def _cards_goal_sentence(game: Game) -> str:
    if _has_tie_break(game):
        return say("last-trick-scores-1-point-so-does-having-more")
    return say("game-points-last-trick-scores-1-point")


def _has_tie_break(game: Game) -> bool:
    """Return whether aces and tens count first, and other values only break ties."""
    assert isinstance(game.scoring_phase, GamePointScoringPhase)
    return len(game.scoring_phase.card_values) > 1


def _scoring_html(game: Game) -> str:
    scored = say("at-end-of-hand-these-points")
    for_trumps = say("2-points-for-declaring-trumps")
    little = say("1-point-for-each-little-one")
    last = say("1-point-for-last-trick")
    pips = say("1-point-for-having-more-card")
    if game.rules.pip_tie == "carry":
        tie = say("if-card-points-are-tied")
    else:
        tie = say("if-card-points-are-tied-nobody")
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
    return say("to-break-tie-in-card-points")


def _porvoo_sentence(game: Game) -> str:
    if not game.rules.porvoo:
        return ""
    side = say("side-that-takes-no-tricks-goes")
    player = say("player-who-takes-no-tricks-goes")
    return side if game.seating.has_partners else player


def _match_html(game: Game) -> str:
    rules = game.rules
    if not rules.exact:
        tie = say("if-scores-are-tied-more-card")
        return html_paragraph(say("you-win-with-target-points", target=rules.target), tie)
    tie = say("if-both-reach-target-in-same")
    return html_paragraph(
        say("you-win-if-you-have-exactly", target=rules.target), tie, _overshoot_sentence(game)
    )


def _overshoot_sentence(game: Game) -> str:
    """Return a sentence on what happens beyond the target, or "" if that is allowed."""
    rules = game.rules
    if not rules.exact:
        return ""
    if rules.overshoot == "subtract":
        return say(
            "if-you-go-over-target-excess",
            target=rules.target,
            over=rules.target + 2,
            under=rules.target - 2,
        )
    return say("if-you-go-over-target-you", target=rules.target, score=rules.falls_to)
