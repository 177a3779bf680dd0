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
        description="How many cards are in the pack. Smaller packs leave out the low cards.",
        source_note="36 nearly everywhere; fewer for a shorter game",
    )
    pips: str = option_field(
        ("original", "simplified"),
        group=CARDS,
        description="The original values are A = 11, 10 = 10, K = 4, Q = 3, J = 2. The simplified "
        "ones are 10 for aces and tens, and 5 for kings, queens and jacks. If only aces and tens "
        "count, 1 each, ties are broken by other values. These are the original ones, or A = 4, K "
        "= 3, Q = 2, J = 1.",
        source_note="The original values on Wikipedia; simplified ones in the bidding games; only "
        "aces and tens in Sweden",
    )
    printed_jokers: int = option_field(
        (0, 3, 6),
        group=CARDS,
        description="How many printed jokers are added to the three packs.",
        source_note="In Nepal, none or three",
    )
    must_head: bool = switch_field(
        is_on=True,
        group=PLAY,
        description="You must beat the highest card in the trick if you can, even your partner’s.",
        source_note="Sources: Wikipedia, Pagat",
    )
    must_trump: bool = switch_field(
        is_on=True,
        group=PLAY,
        description="If you can’t follow suit, you must play a trump if you have one.",
        source_note="Sources: Wikipedia, Pagat",
    )
    first_lead: str = option_field(
        ("free", "ace", "ace_or_spade"),
        group=PLAY,
        description="Whether you may lead any card to the first trick, or must lead an ace if you "
        "have one. With “or else a spade”, you must lead a spade if you have no ace.",
        source_note="An ace in Sweden and the older Wikipedia text; “or else a spade” is a variant",
    )
    ace_shows: bool = switch_field(
        is_on=False,
        group=PLAY,
        description="In the first trick, if you hold the ace of the suit led, you must play it.",
        source_note="Sources: 2002 Windows game, German scouts",
    )
    first_hand: str = option_field(
        ("left", "club_ace"),
        group=PLAY,
        description="Whether the player to the dealer’s left leads first in a match, or the "
        "holder of the ace of clubs, who must lead it.",
        source_note="The player to the dealer’s left on Pagat; Wikipedia allows either",
    )
    ask_order: str = option_field(
        ("free", "ladder", "strict"),
        group=MARRIAGES,
        description="“Ladder” means that after asking for anything, you can’t declare your own "
        "marriage in that hand. After asking for a half, you can’t ask for a whole. With "
        "“strict”, your partner’s questions bind you too. With “halves bind both”, only questions "
        "for a half do.",
        source_note="“Ladder” among German scouts and in a Wikipedia variant; “halves bind both” "
        "in the 2002 Windows game",
    )
    half_after_whole: bool = switch_field(
        is_on=False,
        group=MARRIAGES,
        description="Your side may ask for a half only after asking for a whole in the same hand.",
        source_note="Source: Wikipedia (variants)",
    )
    half_bluff: bool = switch_field(
        is_on=False,
        group=MARRIAGES,
        description="You may ask for a half in any suit, whatever you hold. If the suit was "
        "declared before, it becomes trumps again but scores nothing more.",
        source_note="Source: German scouts",
    )
    whole_after_trumps: str = option_field(
        ("not_declarers", "anyone"),
        group=MARRIAGES,
        description="Whether anyone may ask for a whole after trumps are declared, or only the "
        "side that didn’t declare them.",
        source_note="Only the other side on Wikipedia; anyone in its older text and on Pagat",
    )
    marriage_lead: bool = switch_field(
        is_on=False,
        group=MARRIAGES,
        description="After declaring a marriage, you must lead its king or queen if you hold one.",
        source_note="Usual in Sweden; a variant on Wikipedia",
    )
    declare_after: str = option_field(
        ("own_lead", "any_trick"),
        group=MARRIAGES,
        description="When you may declare a marriage: after winning any trick, or only after "
        "winning a trick that you led.",
        source_note="On Wikipedia, only after a trick that you led; after any trick is a variant",
    )
    suit_values: str = option_field(
        ("hearts_high", "spades_high"),
        group=MARRIAGES,
        description="What the marriages are worth. With hearts high, hearts count 100, diamonds "
        "80, clubs 60 and spades 40. With spades high, spades count 100, hearts 80, diamonds 60 "
        "and clubs 40.",
        source_note="Hearts high on Wikipedia; spades high is a variant",
    )
    marriage_first: int = option_field(
        NumberRange(40, 0, 200),
        group=MARRIAGES,
        description="What the first marriage in a hand is worth.",
        source_note="Usual: 40",
    )
    marriage_next: int = option_field(
        NumberRange(20, 0, 200),
        group=MARRIAGES,
        description="What each later marriage in a hand is worth.",
        source_note="Usual: 20",
    )
    first_bidder: str = option_field(
        ("dealer", "left"),
        group=AUCTION,
        description="Which player bids first: the dealer, or the one to the dealer’s left.",
        source_note="The dealer on Wikipedia; the player to the dealer’s left on Pagat",
    )
    opening: str = option_field(
        ("must", "may"),
        group=AUCTION,
        description="Whether the first bidder must bid or may pass. If everyone passes, there’s "
        "no declarer, and each side scores what it takes.",
        source_note="Must bid on Wikipedia and Pagat; may pass in the 2002 Windows game",
    )
    min_bid: int = option_field(
        NumberRange(50, 5, 400, 5),
        group=AUCTION,
        description="The lowest bid allowed.",
        source_note="50 on Wikipedia, 60 in the 2002 Windows game, 120 among German scouts",
    )
    below_zero: str = option_field(
        ("as_others", "last"),
        group=AUCTION,
        description="Whether a side below 0 may bid like the others, or only if everyone else has "
        "passed without a bid. In the second case, no side is barred from bidding by its score.",
        source_note="In the 2002 Windows game, a side below 0 bids last",
    )
    redeal: str = option_field(
        ("three_sixes", "three_sixes_or_low", "none"),
        group=AUCTION,
        description="Which cards let you ask for a new deal. With three sixes, or with no card "
        "above a jack, you ask instead of your first bid. With all four sixes, you may ask "
        "instead of any bid.",
        source_note="Three sixes on Wikipedia; three sixes or a low hand on Pagat; four sixes in "
        "the 2002 Windows game",
    )
    exchange: int = option_field(
        (3, 4),
        group=AUCTION,
        description="How many cards the declarer and partner exchange.",
        source_note="Three on Wikipedia; four is a variant, and usual among German scouts",
    )
    raise_when: str = option_field(
        ("before", "after"),
        group=AUCTION,
        description="When the declarer may raise the bid: before giving or discarding cards, or "
        "afterwards.",
        source_note="Before giving or discarding on Wikipedia, afterwards in the 2002 Windows game",
    )
    kitty: int = option_field(
        (3, 6),
        group=AUCTION,
        description="How many cards the kitty holds and the declarer discards. With six, each "
        "hand has ten cards.",
        source_note="Three on Wikipedia, three or six in the 2002 Windows game",
    )
    kitty_open: bool = switch_field(
        is_on=True,
        group=AUCTION,
        description="Whether everyone or only the declarer sees the kitty after the bidding.",
        source_note="Open on Wikipedia and in the 2002 Windows game",
    )
    discards_count: str = option_field(
        ("always", "with_trick"),
        group=HAND,
        description="Whether the declarer’s discards always count, or only after the declarer has "
        "won a trick.",
        source_note="Always on Wikipedia, only after a trick in the 2002 Windows game",
    )
    round_others: bool = switch_field(
        is_on=False,
        group=HAND,
        description="What everyone but the declarer takes is rounded to the nearest five.",
        source_note="Sources: 2002 Windows game, German scouts",
    )
    trickless: str = option_field(
        ("bid", "double_declarer", "double"),
        group=HAND,
        description="What a side without a trick loses: the bid before the raise, or twice the "
        "raised bid. With “both sides”, defenders without a trick lose points only if the bid was "
        "made.",
        source_note="The bid (Wikipedia). Twice the bid for the declarer (2002 Windows game). "
        "Twice the bid for both sides (German scouts).",
    )
    floor: int = option_field(
        NumberRange(-500, -5000, -5, 5),
        group=AUCTION,
        description="At this score or below, a side may only pass or open with the lowest bid.",
        source_note="Usual: \N{MINUS SIGN}500",
    )
    last_trick: int = option_field(
        NumberRange(10, 0, 100),
        group=HAND,
        description="What the last trick is worth.",
        source_note="Usual: 10",
    )
    skunk: int = option_field(
        NumberRange(20, 0, 100),
        group=HAND,
        description="A win counts double if the losers’ total is below this number.",
        source_note="Usual: 20",
    )
    bag_exit: str = option_field(
        ("next_hand", "at_once"),
        group=HAND,
        description="When a side that takes a trick is out of the bag: from the next hand, or at "
        "once.",
        source_note="Usual: from the next hand",
    )
    pip_tie: str = option_field(
        ("nobody", "carry"),
        group=HAND,
        description="What happens if the card points are tied: nobody gets the point, or it’s "
        "carried over to the next hand.",
        source_note="The point is lost on Wikipedia; carrying it over is a variant",
    )
    porvoo: bool = switch_field(
        is_on=True,
        group=HAND,
        description="A side that takes no trick is sent to Porvoo. Its score drops to 0.",
        source_note="Usual all over Finland",
    )
    lapiajo_waived: bool = switch_field(
        is_on=False,
        group=HAND,
        description="If the declarer takes every trick but misses the bid, the defenders lose "
        "nothing for taking none.",
        source_note="Source: Wikipedia (variants)",
    )
    show_barred: str = option_field(
        ("AKQJ2", "KQJ2"),
        group=AUCTION,
        description="The ranks that you can’t use for a bid.",
        source_note="No aces, court cards or twos in Lapland; some tables allow aces",
    )
    sooli: bool = switch_field(
        is_on=True,
        group=AUCTION,
        description="After a rami bid, a defender may play sooli: alone, trying to take no tricks.",
        source_note="Usual at home, not in tournaments",
    )
    winner_banks: bool = switch_field(
        is_on=False,
        group=HAND,
        description="The side that beats the rising side (nousussa) keeps the points of that hand.",
        source_note="At some tables in Lapland",
    )
    stop_when_lost: bool = switch_field(
        is_on=False,
        group=HAND,
        description="A hand ends as soon as the rising side (nousussa) can’t win it any more.",
        source_note="Common among quick players",
    )
    target: int = option_field(
        (12, 10),
        group=MATCH,
        description="The score that wins the match.",
        source_note="12 on Wikipedia; 10 on Pagat; 500 or 505 in the bidding games; 52 in Lapland",
    )
    both_reach: str = option_field(
        ("higher", "declarer"),
        group=MATCH,
        description="Whether the higher score or the declarer’s side wins if more than one side "
        "reaches the target in the same hand.",
        source_note="The higher score on Pagat, the declarer in the 2002 Windows game",
    )
    exact: bool = switch_field(
        is_on=True,
        group=MATCH,
        description="Only the exact target wins. A side that overshoots drops back.",
        source_note="Usual in Finland; optional in Sweden",
    )
    overshoot: str = option_field(
        ("fall", "subtract"),
        group=MATCH,
        description="What happens to a side that overshoots the target: it drops back, or the "
        "excess is subtracted from the target. With a target of 12, subtracting turns 14 into 10.",
        source_note="In Sweden the excess is subtracted; in Finland you drop back",
    )
    falls_to: int = option_field(
        NumberRange(7, 0, 9),
        group=MATCH,
        description="The score you drop back to if you overshoot.",
        source_note="Usual: 7",
    )
    deals: int = option_field(
        (0, 12, 16, 24),
        group=MATCH,
        description="How many deals a match has. With 0, play goes on until the target is reached.",
        source_note="16 to 24 deals in Lapland tournaments; four in a German scouts’ round",
    )
    clockwise: bool = switch_field(
        is_on=False,
        group=CARDS,
        description="Play goes clockwise around the table.",
        source_note="Anticlockwise in Nepal",
    )
    set_size: str = option_field(
        ("three_or_more", "three"),
        group=SETS,
        description="How many cards a set may have: three or more, or always three.",
        source_note="Usual: three or more",
    )
    dublees: bool = switch_field(
        is_on=True,
        group=SETS,
        description="With four or more players, seven pairs of identical cards (dublees) count as "
        "three sets.",
        source_note="Usual nearly everywhere",
    )
    max_wild: int = option_field(
        (3, 2, 1),
        group=SETS,
        description="How many wild cards a set may use in place of other cards.",
        source_note="Usual: 3; fewer with stricter rules",
    )
    reshuffles: int = option_field(
        (1, 0, 2),
        group=SETS,
        description="How many times the discards become a new stock. After that, the deal is "
        "called off.",
        source_note="Usual: 1",
    )
    alter: bool = switch_field(
        is_on=False,
        group=MAAL,
        description="Cards of the tiplu’s rank in the other suit of the same colour (alter) score "
        "too.",
        source_note="By agreement",
    )
    dublee_bonus: int = option_field(
        (5, 7),
        group=MAAL,
        description="How much extra each loser pays if the winner finished with dublees.",
        source_note="Usual: 5; 7 on Wikipedia",
    )
    unseen_maal: str = option_field(
        ("ignored", "kidnap"),
        group=MAAL,
        description="Whether your maal is lost (murder) or goes to the winner (kidnap) if you "
        "haven’t shown your first sets.",
        source_note="Some tables in Nepal play murder, others kidnap",
    )


def select_options(*keys: str, **overrides: OptionValues) -> tuple[Option, ...]:
    """Return the options with these keys. Overrides narrow the values of an option."""
    chosen = {*keys, *overrides}
    assert chosen.issubset(_all_options()), chosen
    return tuple(
        narrow_option(each, overrides[key]) if key in overrides else each
        for key, each in _all_options().items()
        if key in chosen
    )


def option_values(rules: Rules, options: tuple[Option, ...]) -> dict[str, OptionValue]:
    """Return the values of these options in the rules, by key."""
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
            option.description,
            option.source_note,
        )
    return options
