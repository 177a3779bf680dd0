"""Texts for the verdict on a decision: its grade, and the values of the possible actions."""

from collections.abc import Sequence
from dataclasses import replace

from ...engine.actions import Action
from ...engine.view import View
from ...model.contrast import ActionContrast, MeanGain
from ...model.remark import MAX_NOTE_LENGTH, Note, Remark, RemarkKind
from ...model.verdict import ActionValue, Grade, Verdict
from .action_labels import action_label
from .hint_text import hint_sentences
from .i18n import decimal_text, percent_text, say
from .review_moment_text import praise_with_reason_text, revealed_answer_text
from .sanitizing import shorten
from .table_players import TablePlayers

MIN_POINT_DIFFERENCE = 0.05  # points; smaller differences vanish when rounded to one decimal


def action_note(
    action_value: ActionValue, verdict: Verdict, people: TablePlayers, *, is_chosen: bool = True
) -> str:
    """Return the note below an action, or "" for most actions.

    With is_chosen False, nobody has chosen the verdict's action.
    """
    is_own = action_value.action == verdict.chosen
    is_best = action_value.action == verdict.advised_action
    if is_own and is_chosen:
        return _own_action_note(verdict, people, is_best=is_best)
    if is_best:
        return say("best")
    return say("just-as-good") if is_as_good_as_best(action_value, verdict) else ""


def is_as_good_as_best(action_value: ActionValue, verdict: Verdict) -> bool:
    return action_value is verdict.best or action_value.is_tied_with(verdict.best)


def _own_action_note(verdict: Verdict, people: TablePlayers, *, is_best: bool) -> str:
    word = say(f"own-action-{verdict.grade}")
    if verdict.grade == Grade.FORCED and len(verdict.action_values) > 1:
        word = say("fine")  # a question that couldn't help
    if is_best:
        word = say("best")
    if people.is_own_seat(verdict.seat):
        return say("yours-word", word=word)
    return f"{people.name(verdict.seat)}: {word}"


def grade_text(verdict: Verdict) -> str:
    """Return a remark on the grade of a decision, or "" for most decisions."""
    if verdict.grade == Grade.CLOSE:
        return say("close-call-either-is-fine")
    return ""


def action_values_texts(action_values: Sequence[ActionValue]) -> tuple[str, tuple[str, ...]]:
    """Return a heading, and the value of each action as text.

    The values are chances to win, or points if those chances don't differ.
    """
    chances = [each.win_chance for each in action_values if each.win_chance is not None]
    if len(chances) < len(action_values):
        return _point_values_texts(action_values)
    whole = tuple(map(percent_text, chances))
    differ = (
        max(each.points for each in action_values) - min(each.points for each in action_values)
        >= MIN_POINT_DIFFERENCE
    )
    if len(set(whole)) == 1 and len(whole) > 1 and differ:
        return _point_values_texts(action_values)
    return say("chance-of-winning-match"), whole


def _point_values_texts(action_values: Sequence[ActionValue]) -> tuple[str, tuple[str, ...]]:
    head = say("points-in-this-hand-minus-best")
    return head, tuple(points_text(each.points) for each in action_values)


def points_text(value: float) -> str:
    """Return points as text, with a plus or minus sign."""
    sign = "+" if value >= 0 else "\N{MINUS SIGN}"
    return f"{sign}{decimal_text(abs(value))}"


def mistake_warning_text(verdict: Verdict, action: Action) -> str:
    cost = cost_text(replace(verdict, chosen=action)).removeprefix("\N{MINUS SIGN}")
    if verdict.best.win_chance is None or cost[-1:].isdigit():
        return say("sure-it-costs-cost-points", cost=cost)
    return say("sure-it-costs-cost-of-match", cost=cost)


def cost_text(verdict: Verdict) -> str:
    """Return a decision's cost as text: in chance to win or, if that is equal, in points."""
    _, (best, own) = action_values_texts((verdict.best, verdict.chosen_value))
    if verdict.best.win_chance is None or best.endswith(tuple("0123456789")):
        return f"\N{MINUS SIGN}{decimal_text(verdict.cost_in_points)}"
    return f"\N{MINUS SIGN}{percent_text(verdict.cost)}" if best != own else percent_text(0.0)


def praise_text(remark: Remark, view: View, people: TablePlayers) -> str:
    """Return the praise for a right but hard choice, with the reason why it is right.

    Only a comparison begins with a clause that can follow "because".
    """
    first, *others = hint_sentences(remark.action, remark.reasons, view, people).reasons
    if isinstance(remark.reasons[0], ActionContrast | MeanGain):
        return " ".join((praise_with_reason_text(first), *others))
    return " ".join((revealed_answer_text(is_right=True), first, *others))


def note_sentence(note: Note) -> str:
    """Return a note as a single line that says that it is a note."""
    return say("note-line", note=shorten(note.text, MAX_NOTE_LENGTH))


def remark_sentence(remark: Remark, view: View, people: TablePlayers) -> str:
    """Return a remark as a sentence for the hand log."""
    return say("remark", words=_remark_text(remark, view, people))


def _remark_text(remark: Remark, view: View, people: TablePlayers) -> str:
    match remark.kind:
        case RemarkKind.WARNING:
            return say(
                "action-another-choice-is-clearly", action=action_label(remark.action, view, people)
            )
        case RemarkKind.PRAISE:
            return praise_text(remark, view, people)
        case RemarkKind.HINT:
            return hint_sentences(remark.action, remark.reasons, view, people).text
