"""Texts of trick puzzles, which ask for a play that works wherever the hidden cards are."""

from typing import TYPE_CHECKING

from ...engine.actions import Action
from ...learning.puzzles.themes import PuzzleTheme
from .contrast_text import opening_clause
from .i18n import Message, cached_per_language, number_text, plural, translate

if TYPE_CHECKING:
    from ...learning.puzzles.aims import Aim


puzzles_title = Message("Puzzles", "Puzzles")
loading_text = Message("Puzzles", "Loading the puzzles…")
description_text = Message(
    "Puzzles",
    "The hidden cards are always where they hurt you most. Only a play that works against every "
    "layout wins.",
)


def sets_description_text(game: str) -> str:
    """Return a text on what the puzzles of a rummy game ask for."""
    sentence = translate(
        "Puzzles",
        "In {game}, you pick a card to discard, or decide whether to take the offered card.",
    )
    return sentence.format(game=game)


all_known_text = Message(
    "Puzzles",
    "If you’ve been counting, you know where every card is. Only a play that’s sure to work wins.",
)
hidden_cards_label = Message("Puzzles", "These cards are hidden:")


def opponents_text(*, has_partner: bool) -> str:
    """Return a text on how the other players behave in a puzzle."""
    if has_partner:
        return translate(
            "Puzzles",
            "Your opponents do whatever is worst for you. Your partner plays sensibly but doesn’t "
            "see your cards.",
        )
    return translate("Puzzles", "Your opponents do whatever is worst for you.")


no_puzzles_text = Message("Puzzles", "No puzzles match these filters.")


def game_progress_title(game: str, solved_count: int, total: int) -> str:
    """Return the heading above a game's puzzles, with the number of those solved."""
    sentence = translate("Puzzles", "{game}: {solved} out of {of} solved")
    return sentence.format(game=game, solved=solved_count, of=total)


def puzzle_name(number: int) -> str:
    return translate("Puzzles", "Puzzle {number}").format(number=number)


def puzzle_title(game: str, number: int) -> str:
    return translate("Puzzles", "{game}, puzzle {number}").format(game=game, number=number)


def puzzle_description(number: int, *, is_hard: bool, is_solved: bool) -> str:
    """Return the accessible text of a puzzle in the list."""
    parts = [puzzle_name(number), difficulty_label(is_hard=is_hard)]
    parts += [translate("Puzzles", "solved")] * is_solved
    return ", ".join(parts)


def theme_label(theme: PuzzleTheme) -> str:
    return _theme_labels()[theme]


@cached_per_language
def _theme_labels() -> dict[PuzzleTheme, str]:
    return {
        PuzzleTheme.WORD: translate("Puzzles", "what to say before leading"),
        PuzzleTheme.TRUMP: translate("Puzzles", "using a trump"),
        PuzzleTheme.LOW: translate("Puzzles", "keeping the high card"),
        PuzzleTheme.HIGH: translate("Puzzles", "playing the high card"),
        PuzzleTheme.LEAD: translate("Puzzles", "which suit to lead"),
        PuzzleTheme.FOLLOW: translate("Puzzles", "which card to play to a trick"),
        PuzzleTheme.THROW: translate("Puzzles", "which card to discard"),
        PuzzleTheme.OFFER: translate("Puzzles", "whether to take the offered card"),
    }


def difficulty_label(*, is_hard: bool) -> str:
    return translate("Puzzles", "hard") if is_hard else translate("Puzzles", "easier")


def filter_label(key: str) -> str:
    return {
        "game": translate("Puzzles", "Game"),
        "theme": translate("Puzzles", "Theme"),
        "difficulty": translate("Puzzles", "Difficulty"),
        "state": translate("Puzzles", "Status"),
    }[key]


def any_value_label(key: str) -> str:
    """Return the filter entry that selects puzzles with any value."""
    return {
        "game": translate("Puzzles", "All games"),
        "theme": translate("Puzzles", "All themes"),
        "difficulty": translate("Puzzles", "Any difficulty"),
        "state": translate("Puzzles", "Solved and unsolved"),
    }[key]


def state_label(*, is_solved: bool) -> str:
    if is_solved:
        return translate("Puzzles", "Solved")
    return translate("Puzzles", "Unsolved")


# The aim


def puzzle_aim_sentence(aim: "Aim", *, contract: int, in_berries: bool, is_exact: bool) -> str:
    """Return a sentence with the aim of a puzzle.

    contract is the number of points to make, or 0 without a contract. is_exact means that the match
    is won only with exactly the number of berries (game points) in the aim.
    """
    if contract:
        sentence = translate("Puzzles", "Make your contract of {amount}.")
        if aim.at_most:
            sentence = translate("Puzzles", "Defeat the contract of {amount}.")
        return sentence.format(amount=contract)
    if aim.at_most:
        return _at_most_sentence(aim.amount, in_berries=in_berries)
    if is_exact:
        return plural(
            "Puzzles",
            "Win the match. You need exactly one berry.",
            "Win the match. You need exactly {number} berries.",
            aim.amount,
        )
    return _at_least_sentence(aim.amount, in_berries=in_berries)


def _at_least_sentence(amount: int, *, in_berries: bool) -> str:
    if in_berries:
        return plural(
            "Puzzles",
            "Win at least one berry this hand.",
            "Win at least {number} berries this hand.",
            amount,
        )
    sentence = translate("Puzzles", "Score at least {amount} points this hand.")
    return sentence.format(amount=number_text(amount))


def _at_most_sentence(amount: int, *, in_berries: bool) -> str:
    if amount == 0:
        return translate("Puzzles", "Let the others win nothing this hand.")
    if in_berries:
        return plural(
            "Puzzles",
            "Let the others win no more than one berry this hand.",
            "Let the others win no more than {number} berries this hand.",
            amount,
        )
    sentence = translate("Puzzles", "Let the others score no more than {amount} points this hand.")
    return sentence.format(amount=number_text(amount))


def caption_text(card_count: int, *, is_hard: bool) -> str:
    """Return a caption with the number of cards left and the difficulty."""
    left = plural("Puzzles", "One card left", "{number} cards left", card_count)
    return translate("Puzzles", "{left} · {difficulty}").format(
        left=left, difficulty=difficulty_label(is_hard=is_hard)
    )


def theme_sentence(theme: PuzzleTheme) -> str:
    """Return a sentence on the theme of a puzzle, to be shown after the puzzle."""
    return translate("Puzzles", "Theme: {theme}.").format(theme=theme_label(theme))


# During and after the puzzle


begin_label = Message("Puzzles", "Start")
solved_title = Message("Puzzles", "Solved!")
solved_text = Message("Puzzles", "Your play wins against any layout.")
failed_title = Message("Puzzles", "Not this time")


def failed_text(action: Action) -> str:
    """Return a text naming the action after which the aim was no longer certain."""
    sentence = translate(
        "Puzzles", "{doing} you lose against some layouts, and this was one of them."
    )
    return sentence.format(doing=opening_clause(action))


solution_title = Message("Puzzles", "The solution")
solution_text = Message("Puzzles", "This play wins wherever the hidden cards are.")
try_again_label = Message("Puzzles", "Try again")
show_solution_label = Message("Puzzles", "Show the solution")
next_puzzle_label = Message("Puzzles", "Next puzzle")
back_label = Message("Puzzles", "Back")
unfold_label = Message("Puzzles", "Task")
