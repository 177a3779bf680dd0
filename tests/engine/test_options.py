"""House rules as data: values, checks, presets, and what clashes."""

import pytest

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.options import RulesError
from marjapussi_gui.engine.rules import Rules

every_game = pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)

# Values that a record or a database may hold; of a range some, with the lowest and the highest
FLAG_ON, FLAG_OFF = (True, False), (False, True)
BERRIES: dict[str, tuple[object, ...]] = {
    "pips": ("original", "simplified", "mates", "bondtolva"),
    "pip_tie": ("nobody", "carry"),
    "target": (12, 10),
    "falls_to": (7, 0, 9),
    "porvoo": FLAG_ON,
    "exact": FLAG_ON,
    "marriage_lead": FLAG_OFF,
    "first_lead": ("free", "ace", "ace_or_spade"),
    "first_hand": ("left", "club_ace"),
    "must_head": FLAG_ON,
    "must_trump": FLAG_ON,
}
QUESTIONS: dict[str, tuple[object, ...]] = {
    "ask_order": ("free", "ladder", "strict", "half_binds"),
    "half_after_whole": FLAG_OFF,
    "whole_after_trumps": ("not_declarers", "anyone"),
}
SWEDISH: dict[str, tuple[object, ...]] = {
    **BERRIES,
    "pips": ("bondtolva", "original", "simplified", "mates"),
    "first_lead": ("ace", "free", "ace_or_spade"),
    "exact": FLAG_OFF,
    "overshoot": ("subtract", "fall"),
    "marriage_lead": FLAG_ON,
}
CONTRACTS: dict[str, tuple[object, ...]] = {
    "pips": ("simplified", "original"),
    "suit_values": ("hearts_high", "spades_high"),
    "first_bidder": ("dealer", "left"),
    "min_bid": (50, 5, 400),
    "opening": ("must", "may"),
    "below_zero": ("as_others", "last"),
    "redeal": ("three_sixes", "three_sixes_or_low", "none", "four_sixes"),
    "raise_when": ("before", "after"),
    "ace_shows": FLAG_OFF,
    "round_others": FLAG_OFF,
    "trickless": ("bid", "double_declarer", "double"),
    "both_reach": ("higher", "declarer"),
    "lapiajo_waived": FLAG_OFF,
    "target": (500, 5, 5000),
    "floor": (-500, -5000, -5),
    "marriage_lead": FLAG_OFF,
    "first_lead": ("free", "ace", "ace_or_spade"),
    "must_head": FLAG_ON,
    "must_trump": FLAG_ON,
}
KITTIES: dict[str, tuple[object, ...]] = {
    "kitty": (3, 6),
    "kitty_open": FLAG_ON,
    "discards_count": ("always", "with_trick"),
}
STORED: dict[str, dict[str, tuple[object, ...]]] = {
    "marjapussi": {**BERRIES, **QUESTIONS, "pack": (36, 32, 28, 24)},
    "bag": {
        "must_head": FLAG_OFF,
        "must_trump": FLAG_ON,
        "marriage_first": (40, 0, 200),
        "marriage_next": (20, 0, 200),
        "last_trick": (10, 0, 100),
        "skunk": (20, 0, 100),
        "bag_exit": ("next_hand", "at_once"),
        "target": (12, 1, 100),
    },
    "avomarjapussi": BERRIES,
    "bondtolva": {
        **SWEDISH,
        **QUESTIONS,
        "whole_after_trumps": ("anyone", "not_declarers"),
    },
    "bondtolva-two": SWEDISH,
    "huutopussi": {
        **CONTRACTS,
        "exchange": (3, 4),
        "declare_after": ("own_lead", "any_trick"),
        "ask_order": ("free", "ladder", "strict", "half_binds"),
        "half_after_whole": FLAG_OFF,
    },
    "huutopussi-three": {**CONTRACTS, **KITTIES},
    "tuppi": {
        "show_barred": ("AKQJ2", "KQJ2"),
        "sooli": FLAG_ON,
        "winner_banks": FLAG_OFF,
        "target": (52, 4, 400),
        "deals": (0, 12, 16, 24),
        "stop_when_lost": FLAG_OFF,
    },
    "marriage": {
        "printed_jokers": (0, 3, 6),
        "clockwise": FLAG_OFF,
        "set_size": ("three_or_more", "three"),
        "dublees": FLAG_ON,
        "max_wild": (3, 2, 1),
        "reshuffles": (1, 0, 2),
        "alter": FLAG_OFF,
        "dublee_bonus": (5, 7),
        "unseen_maal": ("ignored", "kidnap"),
        "deals": (5, 1, 10, 20),
    },
    "pfadfinder": {
        "pack": (36, 32),
        "min_bid": (120, 5, 400),
        "exchange": (4, 3),
        "ask_order": ("ladder", "free", "strict", "half_binds"),
        "half_after_whole": FLAG_OFF,
        "half_bluff": FLAG_ON,
        "marriage_lead": FLAG_OFF,
        "first_lead": ("ace_or_spade", "free", "ace"),
        "ace_shows": FLAG_ON,
        "trickless": ("double", "double_declarer", "bid"),
        "target": (500, 5, 5000),
        "deals": (0, 4, 8, 12, 16),
        "must_head": FLAG_ON,
        "must_trump": FLAG_ON,
    },
    "huutopussi-two": {
        **CONTRACTS,
        "pips": ("original", "simplified"),
        "first_bidder": ("left", "dealer"),
        "min_bid": (60, 5, 400),
        "opening": ("may", "must"),
        "below_zero": ("last", "as_others"),
        "redeal": ("four_sixes", "three_sixes", "three_sixes_or_low", "none"),
        "kitty": (3, 6),
        "kitty_open": FLAG_ON,
        "raise_when": ("after", "before"),
        "discards_count": ("with_trick", "always"),
        "round_others": FLAG_ON,
        "trickless": ("double_declarer", "bid", "double"),
        "both_reach": ("declarer", "higher"),
        "target": (505, 5, 5000),
        "first_lead": ("ace_or_spade", "free", "ace"),
        "ace_shows": FLAG_ON,
    },
}


@every_game
def test_stored_values_stay_allowed(one: Variant) -> None:
    options = {option.key: option for option in one.options}

    refused = [
        (key, value)
        for key, values in STORED.get(one.key, {}).items()
        for value in values
        if key not in options or not options[key].accepts(value)
    ]
    assert not refused, f"older records and databases of {one.key} can't be read any more"


@every_game
def test_default_is_the_first_choice_or_within_the_range(one: Variant) -> None:
    for option in one.options:
        assert option.accepts(option.default)
        assert isinstance(option.choices, range) or option.default == option.choices[0]


@every_game
def test_rules_without_choices_are_the_defaults(one: Variant) -> None:
    assert one.create_game({}).option_values == {
        option.key: option.default for option in one.options
    }


@every_game
def test_every_preset_is_allowed_and_makes_sense(one: Variant) -> None:
    for preset in one.presets:
        assert one.conflicts(one.create_rules(preset.option_values)) == ()


@every_game
def test_value_of_another_type_is_refused(one: Variant) -> None:
    for option in one.options:
        others: list[object] = [None, 1.0, "yes", [], 10**9, -1, str(option.default)]
        for wrong in others:
            if not option.accepts(wrong):
                with pytest.raises(RulesError, match=f"rule {option.key} must be "):
                    one.create_rules({option.key: wrong})
        is_flag = isinstance(option.default, bool)
        assert not option.accepts(int(option.default) if is_flag else True)


def test_unknown_rule_is_refused() -> None:
    with pytest.raises(RulesError, match="this game has no rule 'sooli'"):
        find_variant("bag").create_rules({"sooli": True})


@pytest.mark.parametrize(
    ("key", "rules", "clashing"),
    [
        ("bondtolva", {"overshoot": "fall"}, ("overshoot", "exact")),
        ("marjapussi", {"exact": False, "falls_to": 6}, ("falls_to", "exact")),
        ("bondtolva", {"exact": True, "falls_to": 6}, ("falls_to", "overshoot")),
        ("marjapussi", {"half_after_whole": True}, ("half_after_whole", "whole_after_trumps")),
        (
            "bondtolva",
            {"half_after_whole": True, "ask_order": "strict"},
            ("half_after_whole", "ask_order"),
        ),
        ("huutopussi", {"target": 100, "min_bid": 100}, ("min_bid", "target")),
        ("huutopussi", {"pips": "original", "min_bid": 125}, ("min_bid", "pips")),
        ("huutopussi-two", {"floor": -300}, ("floor", "below_zero")),
        (
            "huutopussi-three",
            {"trickless": "double", "lapiajo_waived": True},
            ("lapiajo_waived", "trickless"),
        ),
        ("pfadfinder", {"deals": 4, "target": 400}, ("target", "deals")),
        (
            "tuppi",
            {"winner_banks": True, "stop_when_lost": True},
            ("stop_when_lost", "winner_banks"),
        ),
        ("marriage", {"dublees": False, "dublee_bonus": 7}, ("dublee_bonus", "dublees")),
    ],
)
def test_rules_that_make_no_sense_together_clash(
    key: str, rules: dict[str, object], clashing: tuple[str, str]
) -> None:
    one = find_variant(key)

    clashes = one.conflicts(one.create_rules(rules))

    assert [clashing] == [clash.keys for clash in clashes]


@pytest.mark.parametrize(
    ("key", "rules"),
    [
        ("huutopussi-two", {"floor": -300, "below_zero": "as_others"}),
        ("huutopussi", {"trickless": "double_declarer", "lapiajo_waived": True}),
        ("huutopussi", {"opening": "may", "pips": "original", "min_bid": 125}),
        ("huutopussi", {"pips": "original", "min_bid": 120}),
        ("bondtolva", {"exact": True, "overshoot": "fall", "falls_to": 6}),
        ("pfadfinder", {"target": 400}),
        ("pfadfinder", {"deals": 4, "target": 500, "min_bid": 400}),
        ("tuppi", {"deals": 16, "target": 64}),
        ("tuppi", {"stop_when_lost": True, "winner_banks": False}),
    ],
)
def test_rules_that_make_sense_together_do_not_clash(key: str, rules: dict[str, object]) -> None:
    one = find_variant(key)

    assert one.conflicts(one.create_rules(rules)) == ()


def test_every_rule_belongs_to_some_game() -> None:
    used = {option.key for one in VARIANTS for option in one.options}

    assert used == set(Rules.__dataclass_fields__)


@every_game
def test_side_that_overshoots_falls_below_every_target(one: Variant) -> None:
    options = {option.key: option for option in one.options}
    if "falls_to" in options:
        falls_to, targets = options["falls_to"].choices, options["target"].choices
        assert max(int(each) for each in falls_to) < min(int(each) for each in targets)
