"""Words that stand in files, records and databases: they stay, whatever the program calls them.

A test that fails here says that something written by an earlier version can no longer be read.
Don't change the words: keep them in a table from the written word to its new name.
"""

from dataclasses import asdict
from enum import Enum
from typing import get_args

import pytest

from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.bots.players.players import ACTION_ORDER
from marjapussi_gui.engine.actions import Action, Deal, RandomDraw
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.phases.play_obligations import DUTY_BY_KEY, DUTY_KEYS, ObligationKind
from marjapussi_gui.engine.state import ContestKind, PendingChance
from marjapussi_gui.learning.puzzles.themes import PuzzleTheme
from marjapussi_gui.model import new_game
from marjapussi_gui.model.contrast import PlayoutResult
from marjapussi_gui.model.match_state import FINISHED, IMPORTED, OPEN, PLAYED
from marjapussi_gui.model.preferences import ALLOWED_VALUES, Preferences
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.model.verdict import DecisionKind, Grade
from marjapussi_gui.storage import errors
from marjapussi_gui.storage.hand_table import ME, NOBODY_BID, OTHER, PARTNER
from marjapussi_gui.storage.match_table import rules_digest
from marjapussi_gui.storage.open_database import OpenStatus

RESULTS = """
contract_made contract_beaten contract_failed match_won match_lost our_marriage their_marriage
our_trumps partner_has_it trick lead card_lost card_trumped high_lost points last stock_lead
hand trickless
porvoo overshoot sooli_made sooli_broken points_at_least tricks_at_least tricks_at_most
their_contract high_caught trumped trump_drawn partner_trick two_tricks two_marriages
gain_at_least loss_at_least card_home card_wins ahead matters
"""
PRINCIPLES = """
ten_falls_to_ace win_to_speak keep_the_pair keep_the_half points_to_partner little_to_them
keep_the_high sure_trick risk_few_points lead_worthless play_low draw_trumps cheaply
leave_it_to_partner own_pair_first ask_while_you_may
partner_trumps they_trump last_trick long_suit second_low third_high take_the_sure keep_the_ace
early_ace lead_the_single take_one half_before_whole no_more_than_needed partner_bids
high_only_with_pair bid_the_pair weak_hand stand_safely give_the_aces give_no_half empty_a_suit
keep_the_long put_away_points lead_back keep_the_winner stay_under take_with_highest
throw_the_high lead_low not_alone lead_short throw_the_danger low_against_one show_strength
show_weakness alone_with_low too_high_alone give_the_worst give_low stands_alone not_to_the_next
keep_the_wild take_what_fits stay_hidden lay_early dead_card safe_card keep_the_middle keep_pairs
keep_neighbours keep_tunnela keep_the_set fits_twice spare_copy few_come nobody_took ace_pair
take_to_lay show_tunnelas finish_now
"""
VALUES: dict[type[Enum], str] = {
    DecisionKind: "bid give show ask lead follow end draw lay discard",
    Grade: "forced fine slip mistake blunder close",
    PlayoutResult: RESULTS,
    Principle: PRINCIPLES,
    PuzzleTheme: "word trump low high lead follow throw counting offer",
    OpenStatus: "created opened migrated recovered",
}
DUTIES = """
FOLLOW BEAT SHOW_ACE TRUMP OVERTRUMP LEAD_CLUB_ACE LEAD_ACE LEAD_SPADE LEAD_MARRIAGE
"""
GAMES = {  # with the digest under which a database knows the usual rules
    "marjapussi": "9cd18f4617f09912",
    "bag": "1b1984d5ab0027f0",
    "avomarjapussi": "7ead04a1579cece9",
    "bondtolva": "d0656b44bec21d61",
    "bondtolva-two": "2e8ddfb0afd2d2b2",
    "huutopussi": "769f61211857d9ab",
    "huutopussi-three": "c4a8d74e192a7dfa",
    "tuppi": "3913827921088e88",
    "marriage": "d944cd4aab50cb33",
    "pfadfinder": "62ae61439da388f4",
    "huutopussi-two": "67c404cac5d2390e",
}
LANGUAGES = ("system", "en", "de", "fi", "ne", "sv")
LEVEL_WORDS = (
    *("beginner", "easy", "steady", "normal"),
    *("skilled", "strong", "very-strong", "expert"),
)
PREFERENCES: dict[str, tuple[object, object]] = {  # the usual value, and what it may be
    "language": ("system", LANGUAGES),
    "chrome": ("system", ("system", "light", "dark")),
    "text": ("normal", ("normal", "large")),
    "felt": ("moss", ("moss", "night", "birch")),
    "cards": ("normal", ("normal", "large")),
    "deck": ("four", ("four", "two")),
    "index": ("standard", ("standard", "large")),
    "back": ("lingonberry", ("lingonberry", "blueberry", "juniper")),
    "pace": ("normal", ("slow", "normal", "fast", "off")),
    "rest": ("normal", ("short", "normal", "long", "click")),
    "click": ("play", ("play", "raise")),
    "sort": ("suit", ("suit", "rank", "hand")),
    "low_first": (False, None),
    "sound": (True, None),
    "volume": (70, range(101)),
    "speech": ("all", ("all", "mine", "turn")),
    "voice": (False, None),
    "hints": (False, None),
    "warnings": ("first", ("first", "always", "never")),
    "praise": (True, None),
    "count_myself": (False, None),
    "forced": (False, None),
    "agreements": (True, None),
    "players": (0, range(6)),
    "level": ("normal", LEVEL_WORDS),
    "name": ("", None),
    "asked_pace": (False, None),
    "alt_letters": (False, None),
    "curtain_hold": (False, None),
    "curtain_on_leave": (True, None),
    "curtain_when_idle": (True, None),
}


@pytest.mark.parametrize("kind", VALUES, ids=lambda kind: kind.__name__)
def test_value_of_every_member_is_the_written_word(kind: type[Enum]) -> None:
    assert [each.value for each in kind] == VALUES[kind].split()


def test_what_is_played_for_and_what_chance_owes_is_written_in_these_words() -> None:
    assert (ContestKind.UNKNOWN, ContestKind.RAMI, ContestKind.NOLO, ContestKind.SOOLI) == (
        *("", "rami", "nolo", "sooli"),
    )
    assert (PendingChance.NOTHING, PendingChance.TIPLU, PendingChance.RESHUFFLE) == (
        "",
        "tiplu",
        "reshuffle",
    )


def test_every_obligation_has_a_written_word_of_its_own() -> None:
    assert list(DUTY_KEYS.values()) == DUTIES.split()
    assert set(DUTY_KEYS) == set(ObligationKind)
    assert {DUTY_BY_KEY[key]: key for key in DUTIES.split()} == DUTY_KEYS


def test_games_and_their_usual_rules_are_known_by_these_words() -> None:
    assert {each.key: rules_digest(each.create_game()) for each in VARIANTS} == GAMES


def test_chance_takes_every_kind_of_action_that_a_seat_may_do() -> None:
    assert len(ACTION_ORDER) == len(set(ACTION_ORDER))
    assert set(ACTION_ORDER) == set(get_args(Action)) - {Deal, RandomDraw}


def test_levels_have_these_names() -> None:
    assert list(LEVELS) == ["random", *LEVEL_WORDS]
    assert new_game.LEVELS == LEVEL_WORDS


def test_stored_preferences_have_these_names_and_values() -> None:
    usual = asdict(Preferences())

    assert {name: (usual[name], ALLOWED_VALUES.get(name)) for name in usual} == PREFERENCES


def test_columns_of_a_database_hold_these_words() -> None:
    assert (PLAYED, IMPORTED, OPEN, FINISHED) == ("played", "imported", "open", "finished")
    assert (NOBODY_BID, ME, PARTNER, OTHER) == ("", "me", "partner", "other")


def test_troubles_of_the_store_are_known_by_these_words() -> None:
    kept = (errors.FULL, errors.READ_ONLY, errors.LOCKED, errors.DAMAGED, errors.UNUSABLE)

    assert kept == ("full", "read_only", "locked", "damaged", "unusable")
    assert (errors.NEWER_VERSION, errors.FILE_GONE, errors.NO_BACKUPS) == (
        "newer",
        "gone",
        "no_backups",
    )
