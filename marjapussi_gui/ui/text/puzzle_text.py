"""Texts of trick puzzles, which ask for a play that works wherever the hidden cards are."""

from typing import TYPE_CHECKING

from ...engine.actions import Action, Play
from ...learning.puzzles.themes import PuzzleTheme
from .card_names import card_placeholders
from .contrast_text import opening_clause
from .i18n import capitalized, number_text, say
from .table_players import TablePlayers

if TYPE_CHECKING:
    from ...learning.puzzles.aims import Aim
    from ...learning.puzzles.puzzle_step import Advice


def opponents_text(*, has_partner: bool) -> str:
    if has_partner:
        return say("your-opponents-do-whatever-is-worst-for-you")
    return say("puzzle-your-opponents-do-whatever-is-worst")


def stage_title(stage: int, solved_count: int, total: int) -> str:
    progress = say("puzzle-progress", solved=solved_count, total=total)
    return say("stage-progress", stage=capitalized(stage_label(stage)), progress=progress)


def puzzle_description(number: int, stage: int, theme: PuzzleTheme, *, is_solved: bool) -> str:
    parts = [say("puzzle-puzzle", number=number), stage_label(stage), theme_label(theme)]
    parts += [say("puzzle-solved")] * is_solved
    return ", ".join(parts)


def theme_label(theme: PuzzleTheme) -> str:
    return say(f"puzzle-theme-{theme}")


def learned_text(theme: PuzzleTheme) -> str:
    return say(f"puzzle-theme-{theme}-learned")


def theme_progress_title(theme: PuzzleTheme, solved_count: int, total: int) -> str:
    progress = say("puzzle-progress", solved=solved_count, total=total)
    return say("theme-progress", theme=capitalized(theme_label(theme)), progress=progress)


def stage_label(stage: int) -> str:
    return (
        say("easy"),
        say("medium"),
        say("hard"),
    )[stage]


# The aim


def puzzle_aim_sentence(aim: "Aim", *, contract: int, in_berries: bool, is_exact: bool) -> str:
    """Return a sentence with the aim of a puzzle.

    contract is the number of points to make, or 0 without a contract. is_exact means that the match
    is won only with exactly the number of berries (game points) in the aim.
    """
    if contract:
        sentence = "make-your-contract-of-amount"
        if aim.at_most:
            sentence = "defeat-contract-of-amount"
        return say(sentence, amount=contract)
    if aim.at_most:
        return _others_at_most_sentence(aim.amount, in_berries=in_berries)
    if is_exact:
        return say("win-match-you-need-exactly-number", number=aim.amount)
    return _at_least_sentence(aim.amount, in_berries=in_berries)


def _at_least_sentence(amount: int, *, in_berries: bool) -> str:
    if in_berries:
        return say("win-at-least-number-berries-this", number=amount)
    return say("score-at-least-amount-points-this", amount=number_text(amount))


def _others_at_most_sentence(amount: int, *, in_berries: bool) -> str:
    if amount == 0:
        return say("let-others-win-nothing-this-hand")
    if in_berries:
        return say("let-others-win-no-more", number=amount)
    return say("let-others-score-no-more", amount=number_text(amount))


def caption_text(card_count: int, stage: int) -> str:
    """Return a caption with the number of cards left and the difficulty."""
    left = say("number-cards-left", number=card_count)
    return say("left-difficulty", left=left, difficulty=stage_label(stage))


# During and after the puzzle


def failed_text(action: Action) -> str:
    """Return a text naming the action after which the aim was no longer certain."""
    return say("failed-text", doing=opening_clause(action))


def puzzle_mistake_text(action: Action) -> str:
    """Return a text that reacts to the action after which the aim is no longer certain."""
    return say("puzzle-slip", doing=opening_clause(action))


def advice_text(advice: "Advice", people: TablePlayers) -> str:
    sentences = [say("every-card-known" if advice.deal_count == 1 else "solution-text")]
    if advice.is_forced:
        return sentences[0]
    wrong = advice.refutation
    if wrong is not None and isinstance(wrong.reply, Play):
        places = card_placeholders(wrong.reply.card)
        doing, name = opening_clause(wrong.action), people.name(wrong.seat)
        sentences.append(say("puzzle-refutation", doing=doing, name=name, **places))
    elif advice.is_only:
        sentences.append(say("nothing-else-is-sure-to-work"))
    return " ".join(sentences)
