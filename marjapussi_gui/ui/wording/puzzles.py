"""Texts of the puzzles, in which the hidden cards lie as badly as possible."""

from typing import TYPE_CHECKING

from ...teacher.puzzles.themes import Theme
from .tongue import counted, once_a_language, plain, translate

if TYPE_CHECKING:
    from ...teacher.puzzles.aims import Aim

ALL = ""


def puzzles() -> str:
    return translate("Puzzles", "Puzzles")


def loading() -> str:
    return translate("Puzzles", "Loading the puzzles…")


def what_they_are() -> str:
    return translate(
        "Puzzles",
        "The cards lie against you: what you do not see is where it hurts you most. Only a line "
        "that is sure wins.",
    )


def what_those_of_sets_are(game: str) -> str:
    """Return what the puzzles of a game with sets ask."""
    sentence = translate(
        "Puzzles",
        "In {game} you are asked which card to throw, or whether the offered card is enough.",
    )
    return sentence.format(game=game)


def all_can_be_known() -> str:
    return translate(
        "Puzzles", "If you have counted, you know every card here. Only a line that is sure wins."
    )


def hidden() -> str:
    return translate("Puzzles", "These cards are hidden:")


def how_others_play(*, has_partner: bool) -> str:
    """Return how the other players behave in a puzzle."""
    if has_partner:
        return translate(
            "Puzzles",
            "Opponents do whatever is worst for you. Your partner plays sensibly, and does not "
            "see your cards.",
        )
    return translate("Puzzles", "Your opponents do whatever is worst for you.")


def none() -> str:
    return translate("Puzzles", "No puzzle is like that.")


def of_game(game: str, solved: int, of: int) -> str:
    """Return the heading of a game's puzzles."""
    sentence = translate("Puzzles", "{game}: {solved} of {of} solved")
    return sentence.format(game=game, solved=solved, of=of)


def name(number: int) -> str:
    return translate("Puzzles", "Puzzle {number}").format(number=number)


def title(game: str, number: int) -> str:
    return translate("Puzzles", "{game}, puzzle {number}").format(game=game, number=number)


def described(number: int, *, is_hard: bool, is_solved: bool) -> str:
    """Return the accessible text of a puzzle in the list."""
    parts = [name(number), difficulty(is_hard=is_hard)]
    parts += [translate("Puzzles", "solved")] * is_solved
    return ", ".join(parts)


def theme(about: Theme) -> str:
    return _themes()[about]


@once_a_language
def _themes() -> dict[Theme, str]:
    return {
        Theme.WORD: translate("Puzzles", "a word before the lead"),
        Theme.TRUMP: translate("Puzzles", "a trump"),
        Theme.LOW: translate("Puzzles", "keep the high card"),
        Theme.HIGH: translate("Puzzles", "play the high card"),
        Theme.LEAD: translate("Puzzles", "which suit to lead"),
        Theme.FOLLOW: translate("Puzzles", "what to put on the trick"),
        Theme.THROW: translate("Puzzles", "which card to throw"),
        Theme.OFFER: translate("Puzzles", "whether the offer is enough"),
    }


def difficulty(*, is_hard: bool) -> str:
    return translate("Puzzles", "hard") if is_hard else translate("Puzzles", "not so hard")


def filter_name(which: str) -> str:
    return {
        "game": translate("Puzzles", "Game"),
        "theme": translate("Puzzles", "What it is about"),
        "difficulty": translate("Puzzles", "How hard"),
        "state": translate("Puzzles", "Solved or not"),
    }[which]


def every(which: str) -> str:
    """Return the entry of a filter that restricts nothing."""
    return {
        "game": translate("Puzzles", "All games"),
        "theme": translate("Puzzles", "All themes"),
        "difficulty": translate("Puzzles", "Hard or not"),
        "state": translate("Puzzles", "Solved or not"),
    }[which]


def state(*, is_solved: bool) -> str:
    if is_solved:
        return translate("Puzzles", "Solved")
    return translate("Puzzles", "Not solved yet")


# The aim


def aim(wanted: "Aim", *, contract: int, in_berries: bool, is_exact: bool) -> str:
    """Return the aim of a puzzle.

    contract is the number of points to make, 0 if there is none; is_exact if only this number wins.
    """
    if contract:
        sentence = translate("Puzzles", "Make your contract of {amount}.")
        if wanted.at_most:
            sentence = translate("Puzzles", "See that the contract of {amount} fails.")
        return sentence.format(amount=contract)
    if wanted.at_most:
        return _at_most(wanted.amount, in_berries=in_berries)
    if is_exact:
        return counted(
            wanted.amount,
            translate("Puzzles", "Win the match: you need exactly one berry."),
            translate("Puzzles", "Win the match: you need exactly {number} berries."),
        )
    return _at_least(wanted.amount, in_berries=in_berries)


def _at_least(amount: int, *, in_berries: bool) -> str:
    if in_berries:
        return counted(
            amount,
            translate("Puzzles", "Win at least one berry with this hand."),
            translate("Puzzles", "Win at least {number} berries with this hand."),
        )
    sentence = translate("Puzzles", "Bring home at least {amount} points with this hand.")
    return sentence.format(amount=plain(amount))


def _at_most(amount: int, *, in_berries: bool) -> str:
    if amount == 0:
        return translate("Puzzles", "Let the others win nothing with this hand.")
    if in_berries:
        return counted(
            amount,
            translate("Puzzles", "Let the others win no more than one berry with this hand."),
            translate("Puzzles", "Let the others win no more than {number} berries."),
        )
    sentence = translate("Puzzles", "Let the others have no more than {amount} points.")
    return sentence.format(amount=plain(amount))


def caption(cards: int, *, is_hard: bool) -> str:
    """Return the number of cards left and the difficulty."""
    left = counted(
        cards,
        translate("Puzzles", "One card left"),
        translate("Puzzles", "{number} cards left"),
    )
    return translate("Puzzles", "{left} · {difficulty}").format(
        left=left, difficulty=difficulty(is_hard=is_hard)
    )


def was_about(about: Theme) -> str:
    """Return what the puzzle was about."""
    return translate("Puzzles", "It was about this: {theme}.").format(theme=theme(about))


# During the puzzle, and after it


def begin() -> str:
    return translate("Puzzles", "Begin")


def solved() -> str:
    return translate("Puzzles", "Solved!")


def why_solved() -> str:
    return translate("Puzzles", "This was sure, wherever the cards had been.")


def beaten() -> str:
    return translate("Puzzles", "Not this time")


def why_beaten(action: str) -> str:
    """Return the action after which success was no longer certain."""
    sentence = translate(
        "Puzzles", "{action}: after that the cards could lie so that you fail. They did."
    )
    return sentence.format(action=action)


def line_shown() -> str:
    return translate("Puzzles", "The sure line")


def why_line() -> str:
    return translate("Puzzles", "It wins wherever the hidden cards are.")


def again() -> str:
    return translate("Puzzles", "Try again")


def show_line() -> str:
    return translate("Puzzles", "Show the line")


def next_puzzle() -> str:
    return translate("Puzzles", "Next puzzle")


def back() -> str:
    return translate("Puzzles", "Back")


def unfold() -> str:
    return translate("Puzzles", "Task")
