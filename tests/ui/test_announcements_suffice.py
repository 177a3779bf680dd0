"""Announcements and key answers alone convey everything visible."""

from collections.abc import Iterator

import pytest

from marjapussi_gui.engine.events import CardsDealt
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.view import View
from marjapussi_gui.ui.board.accessible_board import AccessibleBoard
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.ui.announcement_listener import (
    KEYS,
    AnnouncedStep,
    ListenerMemory,
    announced_match,
    answered_facts,
    parse_answers,
    remembered_facts,
    visible_facts,
)
from tests.ui.window_driver import close_window, open_window, start_match

FEW, MANY = 2, 200  # matches
FEW_HANDS, WHOLE = 3, 1_000
ALL = [each.key for each in VARIANTS]
OF_TRICKS = [each.key for each in VARIANTS if not each.create_game().is_rummy]
every_game = pytest.mark.parametrize("key", ALL)


def moments(key: str, matches: int, hands: int) -> Iterator[Iterator[AnnouncedStep]]:
    for seed in range(matches):
        yield announced_match(find_variant(key).create_game(), seed, hands=hands)


def hear_everything(key: str, matches: int, hands: int) -> None:
    """Hear matches by announcements, and ask after each action; hold both against what is true."""
    for each in moments(key, matches, hands):
        memory: ListenerMemory | None = None
        for moment in each:
            view, people = moment.view, moment.people
            wanted, answered = visible_facts(view, people), answered_facts(view, people)
            assert wanted == answered
            if key not in OF_TRICKS:
                continue
            memory = memory or ListenerMemory(people)
            for sentence in moment.said:
                memory.hear(sentence)
            if any(isinstance(event, CardsDealt) for event in moment.events):
                memory.hand = list(answered.hand)
            assert wanted == remembered_facts(memory, view, people), moment.said


@every_game
def test_announcements_and_key_answers_cover_every_view(key: str) -> None:
    hear_everything(key, FEW, FEW_HANDS)


@pytest.mark.slow
@every_game
def test_announcements_and_key_answers_cover_every_view_of_many_matches(key: str) -> None:
    hear_everything(key, MANY, WHOLE)


@pytest.mark.parametrize("key", ["bag", "bondtolva-two", "marriage"])
def test_the_window_answers_what_is_true(key: str) -> None:
    window = open_window()
    table, page = start_match(window, key, seed=4), window.pages.table_page
    for _ in range(6):
        view, people = page.board.event_player.view, table.people
        if table.view is None or view is None or people is None:
            break
        assert visible_facts(view, people) == heard(page.accessible_board, view, people)
        table.perform(table.view.legal_actions[0])
    close_window(window)


def heard(spoken: AccessibleBoard, view: View, people: TablePlayers) -> object:
    said = {}
    for key in KEYS:
        spoken.answer_question(key)
        said[key] = spoken.recent_sentences[-1]
    return parse_answers(said, people, view.game)
