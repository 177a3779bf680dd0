"""The house rules of all games."""

from dataclasses import fields
from functools import cache

from .frozen import frozen
from .options import (
    OPTION_METADATA,
    NumberRange,
    Option,
    OptionValue,
    OptionValues,
    narrow_option,
    option_field,
    switch_field,
)

CARDS, PLAY, MARRIAGES, AUCTION = "cards", "play", "marriages", "auction"
HAND, MATCH, SETS, MAAL = "hand", "match", "sets", "maal"


@frozen
class Rules:
    """The values of all house rules. Each game uses only some of them."""

    pack: int = option_field(
        (36, 32, 28, 24),
        group=CARDS,
    )
    pips: str = option_field(
        ("original", "simplified"),
        group=CARDS,
    )
    printed_jokers: int = option_field(
        (0, 3, 6),
        group=CARDS,
    )
    must_head: bool = switch_field(
        is_on=True,
        group=PLAY,
    )
    must_trump: bool = switch_field(
        is_on=True,
        group=PLAY,
    )
    first_lead: str = option_field(
        ("free", "ace", "ace_or_spade"),
        group=PLAY,
    )
    ace_shows: bool = switch_field(
        is_on=False,
        group=PLAY,
    )
    first_hand: str = option_field(
        ("left", "club_ace"),
        group=PLAY,
    )
    ask_order: str = option_field(
        ("free", "ladder", "strict"),
        group=MARRIAGES,
    )
    half_after_whole: bool = switch_field(
        is_on=False,
        group=MARRIAGES,
    )
    half_bluff: bool = switch_field(
        is_on=False,
        group=MARRIAGES,
    )
    whole_after_trumps: str = option_field(
        ("not_declarers", "anyone"),
        group=MARRIAGES,
    )
    marriage_lead: bool = switch_field(
        is_on=False,
        group=MARRIAGES,
    )
    declare_after: str = option_field(
        ("own_lead", "any_trick"),
        group=MARRIAGES,
    )
    suit_values: str = option_field(
        ("hearts_high", "spades_high"),
        group=MARRIAGES,
    )
    marriage_first: int = option_field(
        NumberRange(40, 0, 200),
        group=MARRIAGES,
    )
    marriage_next: int = option_field(
        NumberRange(20, 0, 200),
        group=MARRIAGES,
    )
    first_bidder: str = option_field(
        ("dealer", "left"),
        group=AUCTION,
    )
    opening: str = option_field(
        ("must", "may"),
        group=AUCTION,
    )
    min_bid: int = option_field(
        NumberRange(50, 5, 400, 5),
        group=AUCTION,
    )
    below_zero: str = option_field(
        ("as_others", "last"),
        group=AUCTION,
    )
    redeal: str = option_field(
        ("three_sixes", "three_sixes_or_low", "none"),
        group=AUCTION,
    )
    exchange: int = option_field(
        (3, 4),
        group=AUCTION,
    )
    raise_when: str = option_field(
        ("before", "after"),
        group=AUCTION,
    )
    kitty: int = option_field(
        (3, 6),
        group=AUCTION,
    )
    kitty_open: bool = switch_field(
        is_on=True,
        group=AUCTION,
    )
    discards_count: str = option_field(
        ("always", "with_trick"),
        group=HAND,
    )
    round_others: bool = switch_field(
        is_on=False,
        group=HAND,
    )
    trickless: str = option_field(
        ("bid", "double_declarer", "double"),
        group=HAND,
    )
    floor: int = option_field(
        NumberRange(-500, -5000, -5, 5),
        group=AUCTION,
    )
    last_trick: int = option_field(
        NumberRange(10, 0, 100),
        group=HAND,
    )
    skunk: int = option_field(
        NumberRange(20, 0, 100),
        group=HAND,
    )
    bag_exit: str = option_field(
        ("next_hand", "at_once"),
        group=HAND,
    )
    pip_tie: str = option_field(
        ("nobody", "carry"),
        group=HAND,
    )
    porvoo: bool = switch_field(
        is_on=True,
        group=HAND,
    )
    lapiajo_waived: bool = switch_field(
        is_on=False,
        group=HAND,
    )
    show_barred: str = option_field(
        ("AKQJ2", "KQJ2"),
        group=AUCTION,
    )
    sooli: bool = switch_field(
        is_on=True,
        group=AUCTION,
    )
    winner_banks: bool = switch_field(
        is_on=False,
        group=HAND,
    )
    stop_when_lost: bool = switch_field(
        is_on=False,
        group=HAND,
    )
    target: int = option_field(
        (12, 10),
        group=MATCH,
    )
    both_reach: str = option_field(
        ("higher", "declarer"),
        group=MATCH,
    )
    exact: bool = switch_field(
        is_on=True,
        group=MATCH,
    )
    overshoot: str = option_field(
        ("fall", "subtract"),
        group=MATCH,
    )
    falls_to: int = option_field(
        NumberRange(7, 0, 9),
        group=MATCH,
    )
    deals: int = option_field(
        (0, 12, 16, 24),
        group=MATCH,
    )
    clockwise: bool = switch_field(
        is_on=False,
        group=CARDS,
    )
    set_size: str = option_field(
        ("three_or_more", "three"),
        group=SETS,
    )
    dublees: bool = switch_field(
        is_on=True,
        group=SETS,
    )
    max_wild: int = option_field(
        (3, 2, 1),
        group=SETS,
    )
    reshuffles: int = option_field(
        (1, 0, 2),
        group=SETS,
    )
    alter: bool = switch_field(
        is_on=False,
        group=MAAL,
    )
    dublee_bonus: int = option_field(
        (5, 7),
        group=MAAL,
    )
    unseen_maal: str = option_field(
        ("ignored", "kidnap"),
        group=MAAL,
    )


def select_options(*keys: str, **overrides: OptionValues) -> tuple[Option, ...]:
    chosen = {*keys, *overrides}
    assert chosen.issubset(_all_options()), chosen
    return tuple(
        narrow_option(each, overrides[key]) if key in overrides else each
        for key, each in _all_options().items()
        if key in chosen
    )


def option_values(rules: Rules, options: tuple[Option, ...]) -> dict[str, OptionValue]:
    return {each.key: getattr(rules, each.key) for each in options}


@cache
def _all_options() -> dict[str, Option]:
    options = {}
    for each in fields(Rules):
        option: Option = each.metadata[OPTION_METADATA]
        options[each.name] = Option(
            each.name,
            option.default,
            option.choices,
            option.group,
        )
    return options
