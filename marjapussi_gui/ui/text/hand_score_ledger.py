"""The hand ledger: a table that explains the score of a hand, with the scores of the match.

It has a part for each side, called a leaf, with a line for everything that scored.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...engine.cards import Card
from ...engine.events import HandScored, MatchWon, ScoredCardGroup, ScoreTerm
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.state import NO_SIDE, MatchStanding, Seat, Side
from ...engine.view import View
from . import event_log
from .card_names import card_name, join_with_and
from .i18n import capitalized, join_as_sentences, number_text, say, signed_number
from .score_text import score_lines, tournament_points_text
from .scoring import scoring_texts
from .scoring.scoring_texts import CountLine, ScoreEntry, ScoringTexts, deal_number_text
from .table_players import TablePlayers

TWO_SIDES = 2
MAX_TITLE_NAME_LENGTH = 14  # maximum length of names, in characters


@frozen
class LedgerResult:
    """One line of a side's score, with the cards that earned it, if any."""

    text: str
    value: str
    trays: tuple[ScoredCardGroup, ...] = ()


@frozen
class SideLedger:
    """The part of the ledger that is about one side."""

    side: Side
    offset: int  # how many sides after the viewer's own, in order of play
    name: str
    caption: str
    entries: tuple[ScoreEntry, ...]
    results: tuple[LedgerResult, ...]
    points: int
    goal_points: int  # points that the side had to make, or 0 without a contract
    total: str = ""  # sum of the lines, if there are several lines and at least three sides


@frozen
class LedgerScore:
    """A side's score in the match, before and after the hand."""

    offset: int  # how many sides after the viewer's own, in order of play
    name: str
    before: int
    after: int
    missing_text: str  # points that are still missing or, in a tournament, points collected


@frozen
class Ledger:
    """All that the ledger shows about a hand."""

    title: str
    hand_label: str
    leaves: tuple[SideLedger, ...]
    remarks: tuple[str, ...]
    scores: tuple[LedgerScore, ...]
    rules_name: str = ""


def create_ledger(
    event: HandScored,
    view: View,
    people: TablePlayers,
    match_won: MatchWon | None = None,
    rules_name: str = "",
) -> Ledger:
    texts, game = scoring_texts(view.game), view.game
    lines = score_lines(event, people, game)
    hand = last_deal_text(view.match, game) or say(
        "table-hand-number", number=view.match.hands_played
    )
    title = (
        event_log.match_won_sentence(match_won, people)
        if match_won is not None
        else texts.result_title(event, game, people.with_short_names(MAX_TITLE_NAME_LENGTH)) or hand
    )
    order = _sides_in_display_order(texts.first_side(event), event, people)
    return Ledger(
        title,
        hand if title != hand else "",
        tuple(_create_side_ledger(side, event, lines, texts, view, people) for side in order),
        tuple(line.text for line in lines if line.side == NO_SIDE),
        tuple(_create_score(side, event, texts, view, people) for side in people.sides_in_order()),
        rules_name,
    )


def _sides_in_display_order(
    first_side: Side, event: HandScored, people: TablePlayers
) -> list[Side]:
    """Return the sides in display order: the declaring side, the viewer's own, and the others."""
    sides = [Side(side) for side in range(len(event.score_changes))]
    return sorted(sides, key=lambda side: (side != first_side, not people.is_own_side(side), side))


def _create_side_ledger(
    side: Side,
    event: HandScored,
    lines: tuple[CountLine, ...],
    texts: ScoringTexts,
    view: View,
    people: TablePlayers,
) -> SideLedger:
    results = [line for line in lines if line.side == side]
    is_summed = len(event.score_changes) > TWO_SIDES and len(results) > 1
    left = [term for term in event.terms if term.side == side and term.key in texts.terms_of_items]
    return SideLedger(
        side,
        people.side_offset(side),
        capitalized(people.short_side_name(side)),
        texts.side_caption(side, event, view.game),
        tuple(texts.side_entries(side, event, view.game)),
        tuple(_create_result(line, left) for line in results),
        event.points[side],
        texts.goal_points(side, event),
        signed_number(event.score_changes[side]) if is_summed else "",
    )


def _create_result(line: CountLine, pending_terms: list[ScoreTerm]) -> LedgerResult:
    """Create the line for a score item.

    It gets the cards of the first pending term with the same key. This term is then removed.
    """
    term = next((each for each in pending_terms if each.key == line.item_key), None)
    if term is not None:
        pending_terms.remove(term)
    value = signed_number(line.points) if line.points else ""
    return LedgerResult(line.text, value, term.card_groups if term is not None else ())


def _create_score(
    side: Side, event: HandScored, texts: ScoringTexts, view: View, people: TablePlayers
) -> LedgerScore:
    after = event.scores[side]
    missing = 0 if view.match.is_over else texts.points_missing(after, view.game)
    collected = texts.tournament_points(view.match, view.game)
    note = tournament_points_text(collected[side]) if collected else ""
    if missing:
        note = say("number-to-go", number=number_text(missing))
    return LedgerScore(
        people.side_offset(side),
        capitalized(people.short_side_name(side)),
        after - event.score_changes[side],
        after,
        note,
    )


def last_deal_text(standing: MatchStanding, game: Game) -> str:
    """Return the number of the deal that was scored last, such as "Deal 3 of 8".

    Return an empty string if the number of deals is not fixed.
    """
    return deal_number_text(replace(standing, is_over=True), game)


def points_each_text(tray: ScoredCardGroup) -> str:
    """Return a text with the points of each card in a group, or "" if they differ."""
    if not tray.points_each:
        return ""
    return say("points-each", points=tray.points_each)


def side_label(side: Side, people: TablePlayers) -> str:
    return capitalized(people.short_side_name(side))


def hand_score_text(ledger: Ledger) -> str:
    leaves = map(_side_text, ledger.leaves)
    return join_as_sentences(
        (ledger.title, ledger.hand_label, *leaves, *ledger.remarks, scores_text(ledger.scores))
    )


def _side_text(leaf: SideLedger) -> str:
    lines = [_line_text(each.text, each.value) for each in leaf.entries]
    lines += [_line_text(each.text, each.value) for each in leaf.results]
    name = ", ".join(each for each in (leaf.name, leaf.caption) if each)
    if not lines:
        return name
    return say("side-lines", side=name, lines="; ".join(lines))


def _line_text(text: str, value: str) -> str:
    return say("line-points", line=text, points=value).strip()


def scores_text(scores: Sequence[LedgerScore]) -> str:
    return "; ".join(map(_score_text, scores))


def _score_text(score: LedgerScore) -> str:
    text = say(
        "side-from-before-to-after",
        side=score.name,
        before=number_text(score.before),
        after=number_text(score.after),
    )
    return ", ".join(each for each in (text, score.missing_text) if each)


def all_hands_text(hands: Mapping[Seat, Sequence[Card]], people: TablePlayers) -> str:
    return join_as_sentences(
        say(
            "name-had-cards",
            name=people.you_or_name(seat),
            cards=join_with_and([card_name(c) for c in cards]),
        )
        for seat, cards in sorted(hands.items())
    )
