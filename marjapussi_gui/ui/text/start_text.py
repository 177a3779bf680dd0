"""Texts of the start page."""

from .i18n import Message, plural, translate
from .practice_text import moments_label

language_label = Message("Tongue", "English", "the name of this language, in itself")
play_label = Message("Pages", "Play")
learn_label = Message("Pages", "Learn")
player_count_question = Message("Start", "How many play?")


def play_game_label(game: str) -> str:
    return translate("Pages", "Play {game}").format(game=game)


def learn_game_label(game: str) -> str:
    return translate("Pages", "Learn {game}").format(game=game)


def player_count_label(number: int) -> str:
    return translate("Pages", "{number} players").format(number=number)


def game_count_label(number: int) -> str:
    """Return the number of games in a family."""
    return plural("Start", "1 game", "{number} games", number)


def player_range_label(fewest: int, most: int) -> str:
    return translate("Start", "{fewest} to {most} players").format(fewest=fewest, most=most)


def opponent_count_text(number: int) -> str:
    """Return a text that says against how many opponents the player plays."""
    return plural("Start", "You and one opponent", "You and {number} opponents", number)


def family_text(name: str, content: str, sentence: str) -> str:
    """Return the accessible name of a family: its name, what it contains, and its description."""
    return translate("Pages", "{name}, {players}. {sentence}").format(
        name=name, players=content, sentence=sentence
    )


def row_text(game: str, players: str) -> str:
    """Return the accessible name of the row that starts a game."""
    return translate("Start", "{play}. {players}").format(
        play=play_game_label(game), players=players
    )


# My play

my_play_title = Message("Start", "My play")
my_play_text = Message("Start", "Matches, skill, mistakes to practise, puzzles")
no_play_yet_text = Message("Start", "Your matches, mistakes and puzzles will be here.")


def moments_due_text(number: int) -> tuple[str, str]:
    """Return the number of moments that wait to be practised, and what they do, as two lines."""
    return moments_label(number), plural("Start", "is waiting today", "are waiting today", number)
