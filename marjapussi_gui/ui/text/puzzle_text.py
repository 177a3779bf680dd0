"""Texts of trick puzzles, which ask for a play that works wherever the hidden cards are."""

from typing import TYPE_CHECKING

from ...engine.actions import Action
from ...learning.puzzles.themes import PuzzleTheme
from .contrast_text import opening_clause
from .i18n import Message, cached_per_language, capitalized, number_text, plural, translate

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


start_here_label = Message("Puzzles", "Start here")


def progress_text(solved_count: int, total: int) -> str:
    """Return a text on how many of some puzzles are solved."""
    sentence = translate("Puzzles", "{solved} of {total} solved")
    return sentence.format(solved=solved_count, total=total)


def stage_title(stage: int, solved_count: int, total: int) -> str:
    """Return the heading above a stage of the path."""
    progress = progress_text(solved_count, total)
    sentence = translate("Puzzles", "{stage}: {progress}")
    return sentence.format(stage=capitalized(stage_label(stage)), progress=progress)


def puzzle_name(number: int) -> str:
    return translate("Puzzles", "Puzzle {number}").format(number=number)


def puzzle_title(game: str, number: int) -> str:
    return translate("Puzzles", "{game}, puzzle {number}").format(game=game, number=number)


def puzzle_description(number: int, stage: int, theme: PuzzleTheme, *, is_solved: bool) -> str:
    """Return the accessible text of a puzzle on the path."""
    parts = [puzzle_name(number), stage_label(stage), theme_label(theme)]
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
        PuzzleTheme.COUNTING: translate("Puzzles", "counting every card"),
    }


learned_title = Message("Puzzles", "What you’ve learned")
nothing_learned_text = Message(
    "Puzzles", "Solve your first puzzle. What it teaches you will appear here."
)


def learned_text(theme: PuzzleTheme) -> str:
    """Return a sentence on what the puzzles of a theme teach."""
    return _learned_texts()[theme]


@cached_per_language
def _learned_texts() -> dict[PuzzleTheme, str]:
    return {
        PuzzleTheme.WORD: translate(
            "Puzzles", "Before you lead, ask yourself whether new trumps would help you."
        ),
        PuzzleTheme.TRUMP: translate(
            "Puzzles", "Count the trumps that are still out before you spend one of yours."
        ),
        PuzzleTheme.LOW: translate(
            "Puzzles", "Play low, and keep your high card for the trick that matters."
        ),
        PuzzleTheme.HIGH: translate(
            "Puzzles", "Play your high card now if a low one would only lose a trick."
        ),
        PuzzleTheme.LEAD: translate(
            "Puzzles", "Before you lead a suit, think about who wins the trick and what comes back."
        ),
        PuzzleTheme.FOLLOW: translate(
            "Puzzles", "Before you win a trick, think about what you’d have to lead next."
        ),
        PuzzleTheme.COUNTING: translate(
            "Puzzles", "When you’ve counted every card, play the hand to its end in your head."
        ),
        PuzzleTheme.THROW: translate(
            "Puzzles", "Count which cards would still help you before you discard."
        ),
        PuzzleTheme.OFFER: translate(
            "Puzzles", "Try your cards in other sets before you decide about the offered card."
        ),
    }


def theme_progress_title(theme: PuzzleTheme, solved_count: int, total: int) -> str:
    """Return the heading above what a theme teaches."""
    sentence = translate("Puzzles", "{theme}: {progress}")
    progress = progress_text(solved_count, total)
    return sentence.format(theme=capitalized(theme_label(theme)), progress=progress)


def stage_label(stage: int) -> str:
    return (
        translate("Puzzles", "easy"),
        translate("Puzzles", "medium"),
        translate("Puzzles", "hard"),
    )[stage]


game_label = Message("Puzzles", "Game")


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


def caption_text(card_count: int, stage: int) -> str:
    """Return a caption with the number of cards left and the difficulty."""
    left = plural("Puzzles", "One card left", "{number} cards left", card_count)
    return translate("Puzzles", "{left} · {difficulty}").format(
        left=left, difficulty=stage_label(stage)
    )


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


unbeaten_text = Message("Puzzles", "That would have won against every layout.")
beaten_by_label = Message("Puzzles", "This layout beat you:")


def hand_label(name: str) -> str:
    """Return the label of another player's hand in the layout that beat the player."""
    return translate("Puzzles", "{name} had:").format(name=name)


stock_label = Message("Puzzles", "The stock was:")
face_down_label = Message("Puzzles", "These cards were face down:")


def possible_layouts_text(number: int) -> str:
    """Return a sentence on how many layouts are still possible."""
    return plural(
        "Puzzles",
        "By now, you know where every card is.",
        "The hidden cards can still lie in {number} ways.",
        number,
    )


def advice_text(*, is_only: bool) -> str:
    """Return a sentence on why an action is right."""
    if is_only:
        return translate("Puzzles", "Nothing else is sure to work.")
    return translate("Puzzles", "This is sure to work, and it isn’t the only way.")


next_step_label = Message("Puzzles", "Next step")
solution_title = Message("Puzzles", "The solution")
solution_text = Message("Puzzles", "This play wins wherever the hidden cards are.")
try_again_label = Message("Puzzles", "Try again")
show_solution_label = Message("Puzzles", "Show the solution")
next_puzzle_label = Message("Puzzles", "Next puzzle")
back_label = Message("Puzzles", "Back")
unfold_label = Message("Puzzles", "Task")
