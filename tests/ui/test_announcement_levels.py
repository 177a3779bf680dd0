"""Announcement levels: everything, what concerns me, or my turn only."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, pairwise

import pytest

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.events import (
    HandScored,
    MarriageAnswered,
    MarriageAsked,
    MarriageDeclared,
    TrickTaken,
    TrumpsRestored,
)
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.preferences import ANNOUNCEMENT_LEVELS, Preferences
from marjapussi_gui.ui.board.announcement_policy import AnnouncementPolicy
from marjapussi_gui.ui.text.i18n import capitalized
from tests.parameters import mostly_slow
from tests.ui.announcement_listener import ME, AnnouncedStep, announced_match
from tests.ui.window_driver import close_window, open_window, start_match

MOST = {"all": 6, "mine": 4, "turn": 2}  # sentences a trick
WORDS = MarriageAsked | MarriageAnswered | MarriageDeclared | TrumpsRestored
OF_TRICKS = [each.key for each in VARIANTS if not each.create_game().is_rummy]
SEEDS = range(2)
AFTER_MY_LEAD = {"all": 3, "mine": 0, "turn": 0}  # sentences about the others' cards
ENDS = {  # the trick; its last card is of no concern where less is said
    "all": "Suman plays the jack of spades; Helvi takes the trick.",
    "mine": "Helvi takes the trick.",
    "turn": "Helvi takes the trick.",
}
WITH_STOCK = ("bondtolva-two",)  # from which is drawn without a word

every_amount = pytest.mark.parametrize("amount", ANNOUNCEMENT_LEVELS)
every_game = pytest.mark.parametrize("key", OF_TRICKS)


@cache
def tricks(key: str, amount: str) -> tuple[list[AnnouncedStep], ...]:
    """Return the moments of each trick of whole matches."""
    return tuple(_tricks(key, amount))


def _tricks(key: str, amount: str) -> Iterator[list[AnnouncedStep]]:
    for seed in SEEDS:
        trick: list[AnnouncedStep] = []
        for moment in announced_match(find_variant(key).create_game(), seed, amount):
            if moment.view.game.phase_name(moment.before) == "play":
                trick.append(moment)
            if any(isinstance(event, TrickTaken) for event in moment.events):
                yield trick
                trick = []


def announcement_count(trick: list[AnnouncedStep]) -> int:
    """Return the number of announcements of a trick, without those of the hand's end."""
    ends = any(isinstance(event, HandScored) for event in trick[-1].events)
    last = [*trick[-1].said]
    if ends:
        last = [each for each in last if " the trick." in each or " play" in each.lower()]
    return sum(len(moment.said) for moment in trick[:-1]) + len(last)


def parts(sentence: str) -> list[str]:
    """Return the parts of a sentence that lower levels announce separately."""
    took = re.fullmatch(r"(\w+) plays? the [^;]+(?:; (\w+)| and) (takes? the trick\.)", sentence)
    if took is None:
        return [sentence]
    return [sentence, f"{capitalized(took[2] or took[1])} {took[3]}"]


def has_declaration(trick: list[AnnouncedStep]) -> bool:
    events = chain.from_iterable(moment.events for moment in trick)
    return any(isinstance(event, WORDS) for event in events)


@every_amount
@pytest.mark.parametrize("key", mostly_slow(OF_TRICKS, "marjapussi", "tuppi", "huutopussi-three"))
def test_a_trick_has_at_most_the_announcements_of_its_level(key: str, amount: str) -> None:
    """With questions and marriages it is no more on average."""
    numbers = [announcement_count(trick) for trick in tricks(key, amount)]
    plain = [
        announcement_count(trick) for trick in tricks(key, amount) if not has_declaration(trick)
    ]

    assert plain
    assert max(plain) <= MOST[amount]
    assert sum(numbers) <= MOST[amount] * len(numbers)


@pytest.mark.parametrize("key", OF_TRICKS[::3])
def test_turn_level_still_announces_prompts_and_own_tricks(key: str) -> None:
    for trick in tricks(key, "turn"):
        for moment in trick:
            is_due = moment.before.turn == moment.view.seat
            assert not is_due or moment.said or key in WITH_STOCK
            for event in moment.events:
                if isinstance(event, TrickTaken) and moment.people.is_own_side(event.side):
                    assert any(" the trick." in each for each in moment.said)


def test_a_player_who_declared_gets_no_second_prompt_to_lead() -> None:
    spoken = 0
    for trick in tricks("bondtolva", "all"):
        for moment, following in pairwise(trick):
            if moment.before.turn == ME == following.before.turn and not moment.view.trick.cards:
                spoken += 1
                assert "Lead a card." not in following.said

    assert spoken


@every_amount
def test_every_turn_to_bid_is_announced(amount: str) -> None:
    rounds = 0
    for seed in SEEDS:
        bid = 0
        for moment in announced_match(find_variant("huutopussi").create_game(), seed, amount):
            if moment.before.turn == ME and moment.view.phase == "auction":
                bid += 1
                assert moment.said
            elif moment.view.phase != "auction":
                rounds, bid = max(rounds, bid), 0

    assert rounds > 1


def test_undoing_a_declaration_repeats_the_prompt_to_lead() -> None:
    view = next(
        create_view(moment.view.game, moment.before, ME)
        for moment in announced_match(find_variant("bondtolva").create_game(), 0)
        if moment.before.turn == ME and any(isinstance(e, MarriageAsked) for e in moment.events)
    )
    later = replace(view, legal_actions=tuple(e for e in view.legal_actions if isinstance(e, Play)))
    announcing = AnnouncementPolicy()

    said = [
        announcing.turn_sentence("Lead.", each) for each in (view, later, view, later, None, later)
    ]

    assert said == ["Lead.", "", "Lead.", "", "Lead.", "Lead."]


def test_each_level_announces_less() -> None:
    said = [
        [
            part
            for moment in announced_match(find_variant("marjapussi").create_game(), 1, amount)
            for sentence in moment.said
            for part in parts(sentence)
        ]
        for amount in ANNOUNCEMENT_LEVELS
    ]

    assert len(said[0]) > len(said[1]) > len(said[2])
    assert set(said[0]) > set(said[1])
    assert set(said[1]) >= {each for each in said[2] if " play" not in each}


def test_everything_is_announced_by_default() -> None:
    assert Preferences().speech == "all"


def test_an_automatically_played_card_is_announced_at_every_level() -> None:
    preferences = Preferences(pace="off", sound=False, forced=True, speech="turn")
    window = open_window(preferences=preferences)
    table = start_match(window, "bag", seed=2)
    spoken = window.pages.table_page.accessible_board

    while table.view is not None:
        table.perform(table.view.legal_actions[0])
        window.pages.table_page.board.finish_events()

    assert any(each.startswith("You play the ") for each in spoken.recent_sentences)
    close_window(window)


@every_amount
def test_the_window_uses_the_preferred_announcement_level(amount: str) -> None:
    window = open_window(preferences=Preferences(pace="off", sound=False, speech=amount))
    table = start_match(window, "bag", seed=2)
    spoken = window.pages.table_page.accessible_board
    spoken.recent_sentences.clear()

    table.perform(
        next(iter(table.prompts.card_actions.values()))
    )  # I lead, and my partner takes it

    by_others = [each for each in spoken.recent_sentences if " plays the " in each]
    assert len(by_others) == AFTER_MY_LEAD[amount]
    assert spoken.recent_sentences[-1] == ENDS[amount]
    close_window(window)
