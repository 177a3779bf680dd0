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
    """The values of all house rules; each game uses only some of them."""

    pack: int = option_field(
        (36, 32, 28, 24),
        group=CARDS,
        description="How many cards there are; a smaller pack goes without the low ones.",
        where_played="36 nearly everywhere, fewer for a shorter game",
    )
    pips: str = option_field(
        ("original", "simplified"),
        group=CARDS,
        description="How much A 10 K Q J are worth: 11 10 4 3 2 (original), 10 10 5 5 5 "
        "(simplified), or aces and tens one each, ties broken by the original values (mates) or "
        "by A 4, K 3, Q 2, J 1.",
        where_played="original in Wikipedia, simplified in the auction games, aces and tens in "
        "Sweden",
    )
    printed_jokers: int = option_field(
        (0, 3, 6),
        group=CARDS,
        description="How many printed jokers are added to the three packs.",
        where_played="none or three in Nepal",
    )
    must_head: bool = switch_field(
        is_on=True,
        group=PLAY,
        description="A player who can beat the best card of the trick must do so, even if it is "
        "the "
        "partner's.",
        where_played="in Wikipedia and in Pagat",
    )
    must_trump: bool = switch_field(
        is_on=True,
        group=PLAY,
        description="A player who cannot follow suit must play a trump, if possible.",
        where_played="in Wikipedia and in Pagat",
    )
    first_lead: str = option_field(
        ("free", "ace", "ace_or_spade"),
        group=PLAY,
        description="What the first player leads: anything; an ace, if possible; or else a spade.",
        where_played="an ace in Sweden and in the older Wikipedia, else a spade among its variants",
    )
    ace_shows: bool = switch_field(
        is_on=False,
        group=PLAY,
        description="In the first trick the holder of the ace of the suit led must play it.",
        where_played="in the Finnish Windows program of 2002 and among German scouts",
    )
    first_hand: str = option_field(
        ("left", "club_ace"),
        group=PLAY,
        description="Which player leads in the first hand of a match: the one left of the "
        "dealer, or "
        "the holder of the ace of clubs, with that card.",
        where_played="left of the dealer in Pagat, either in Wikipedia",
    )
    ask_order: str = option_field(
        ("free", "ladder", "strict"),
        group=MARRIAGES,
        description="Ladder: after asking for anything nobody may declare a marriage of their "
        "own in "
        "that hand, nor ask for a whole after a half; a partner's question binds both (strict), "
        "or only one for a half does.",
        where_played="ladder among Wikipedia's variants and German scouts, with halves that "
        "bind both in "
        "the Finnish Windows program of 2002",
    )
    half_after_whole: bool = switch_field(
        is_on=False,
        group=MARRIAGES,
        description="A side asks for a half only after it has asked for a whole in the same hand.",
        where_played="among Wikipedia's variants",
    )
    half_bluff: bool = switch_field(
        is_on=False,
        group=MARRIAGES,
        description="A player may ask for a half of any suit, whatever the hand holds and whatever "
        "is made; a suit made before becomes trumps again and counts nothing more.",
        where_played="German scouts",
    )
    whole_after_trumps: str = option_field(
        ("not_declarers", "anyone"),
        group=MARRIAGES,
        description="Which players may ask for a whole once trumps are made: only the other "
        "side, or "
        "anyone.",
        where_played="only the other side in Wikipedia, anyone in its older text and in Pagat",
    )
    marriage_lead: bool = switch_field(
        is_on=False,
        group=MARRIAGES,
        description="After making a marriage the same player must lead its king or queen, if "
        "possible.",
        where_played="in Sweden, and among Wikipedia's variants",
    )
    declare_after: str = option_field(
        ("own_lead", "any_trick"),
        group=MARRIAGES,
        description="Whether a marriage is declared after winning a trick that you led "
        "yourself, or "
        "after winning any trick.",
        where_played="own lead in Wikipedia, any trick among its variants",
    )
    suit_values: str = option_field(
        ("hearts_high", "spades_high"),
        group=MARRIAGES,
        description="How much marriages are worth: spades 40, clubs 60, diamonds 80, hearts "
        "100; or "
        "spades 100, hearts 80, diamonds 60, clubs 40.",
        where_played="hearts high in Wikipedia, spades high among its variants",
    )
    marriage_first: int = option_field(
        NumberRange(40, 0, 200),
        group=MARRIAGES,
        description="How much the first marriage of a hand is worth.",
        where_played="usually 40",
    )
    marriage_next: int = option_field(
        NumberRange(20, 0, 200),
        group=MARRIAGES,
        description="How much every later marriage of a hand is worth.",
        where_played="usually 20",
    )
    first_bidder: str = option_field(
        ("dealer", "left"),
        group=AUCTION,
        description="Which player calls first in the auction: the dealer, or the one to the "
        "dealer's "
        "left.",
        where_played="the dealer in Wikipedia, left of the dealer in Pagat",
    )
    opening: str = option_field(
        ("must", "may"),
        group=AUCTION,
        description="The first bidder must bid, or may pass; when all have passed, nobody plays "
        "and each side scores what it takes.",
        where_played="must in Wikipedia and Pagat, may in the Finnish Windows program of 2002",
    )
    min_bid: int = option_field(
        NumberRange(50, 5, 400, 5),
        group=AUCTION,
        description="The lowest bid that is allowed.",
        where_played="50 in Wikipedia, 60 in the Finnish Windows program of 2002, 120 among German "
        "scouts",
    )
    below_zero: str = option_field(
        ("as_others", "last"),
        group=AUCTION,
        description="A side below 0 bids as the others do, or only when all the others have passed "
        "without a bid; nobody is then barred from bidding.",
        where_played="last in the Finnish Windows program of 2002",
    )
    redeal: str = option_field(
        ("three_sixes", "three_sixes_or_low", "none"),
        group=AUCTION,
        description="What lets a player demand a new deal: three sixes, or also a hand without a "
        "card above a jack, instead of the first call; all four sixes, instead of any call; or "
        "nothing.",
        where_played="three sixes in Wikipedia, low hands too in Pagat, four sixes in the Finnish "
        "Windows program of 2002",
    )
    exchange: int = option_field(
        (3, 4),
        group=AUCTION,
        description="How many cards the declarer and partner exchange.",
        where_played="three in Wikipedia, four among its variants and German scouts",
    )
    raise_when: str = option_field(
        ("before", "after"),
        group=AUCTION,
        description="The declarer raises the bid before giving or putting away cards, or after it.",
        where_played="before in Wikipedia, after in the Finnish Windows program of 2002",
    )
    kitty: int = option_field(
        (3, 6),
        group=AUCTION,
        description="How many cards are in the kitty and are put away; with six, hands have ten "
        "cards.",
        where_played="three in Wikipedia, three or six in the Finnish Windows program of 2002",
    )
    kitty_open: bool = switch_field(
        is_on=True,
        group=AUCTION,
        description="Everyone sees the kitty when the auction ends, or only the declarer does.",
        where_played="open in Wikipedia and in the Finnish Windows program of 2002",
    )
    discards_count: str = option_field(
        ("always", "with_trick"),
        group=HAND,
        description="What the declarer puts away counts always, or only once the declarer has a "
        "trick.",
        where_played="always in Wikipedia, with a trick in the Finnish Windows program of 2002",
    )
    round_others: bool = switch_field(
        is_on=False,
        group=HAND,
        description="What the others took is scored to the nearest five.",
        where_played="in the Finnish Windows program of 2002 and among German scouts",
    )
    trickless: str = option_field(
        ("bid", "double_declarer", "double"),
        group=HAND,
        description="What a side without a trick loses: the bid as it stood before the raise; "
        "declarers twice the raised bid; or the others too, if the bid was made, else nothing.",
        where_played="the bid in Wikipedia, twice for declarers in 2002, twice for all among "
        "scouts",
    )
    floor: int = option_field(
        NumberRange(-500, -5000, -5, 5),
        group=AUCTION,
        description="A side at this score or below may only pass, or open with the lowest bid.",
        where_played="usually \N{MINUS SIGN}500",
    )
    last_trick: int = option_field(
        NumberRange(10, 0, 100),
        group=HAND,
        description="How much the last trick is worth.",
        where_played="usually 10",
    )
    skunk: int = option_field(
        NumberRange(20, 0, 100),
        group=HAND,
        description="A hand counts double when the losers' total stays under this.",
        where_played="usually 20",
    )
    bag_exit: str = option_field(
        ("next_hand", "at_once"),
        group=HAND,
        description="When a trick lets a side out of the bag: from the next hand on, or at once.",
        where_played="usually from the next hand",
    )
    pip_tie: str = option_field(
        ("nobody", "carry"),
        group=HAND,
        description="The point for more card points, when they are equal: for nobody, or added to "
        "the next hand's.",
        where_played="for nobody in Wikipedia, carried over among its variants",
    )
    porvoo: bool = switch_field(
        is_on=True,
        group=HAND,
        description="A side without a trick goes to Porvoo: its score falls to 0.",
        where_played="everywhere in Finland",
    )
    lapiajo_waived: bool = switch_field(
        is_on=False,
        group=HAND,
        description="The others lose nothing for taking no trick when the declarer took them "
        "all and "
        "still missed the bid.",
        where_played="among Wikipedia's variants",
    )
    show_barred: str = option_field(
        ("AKQJ2", "KQJ2"),
        group=AUCTION,
        description="The ranks that may not be shown as a bid.",
        where_played="no court card or two in Lapland; some let aces be shown",
    )
    sooli: bool = switch_field(
        is_on=True,
        group=AUCTION,
        description="An opponent of the rami player may play sooli: alone, and to take no trick at "
        "all.",
        where_played="at home; not in tournaments",
    )
    winner_banks: bool = switch_field(
        is_on=False,
        group=HAND,
        description="The side that beats the rising side keeps the points of that hand.",
        where_played="at some tables in Lapland",
    )
    stop_when_lost: bool = switch_field(
        is_on=False,
        group=HAND,
        description="A hand ends as soon as the rising side can no longer win it.",
        where_played="common among quick players",
    )
    target: int = option_field(
        (12, 10),
        group=MATCH,
        description="The score that wins the match.",
        where_played="12 in Wikipedia, 10 in Pagat; 500 or 505 in the auction games; 52 in Lapland",
    )
    both_reach: str = option_field(
        ("higher", "declarer"),
        group=MATCH,
        description="When several reach the target, the higher score wins, or the declarer's side.",
        where_played="the higher in Pagat, the declarer in the Finnish Windows program of 2002",
    )
    exact: bool = switch_field(
        is_on=True,
        group=MATCH,
        description="Only the exact score wins; a side that goes over it falls back.",
        where_played="in Finland; a choice in Sweden",
    )
    overshoot: str = option_field(
        ("fall", "subtract"),
        group=MATCH,
        description="When a side goes over the exact score the surplus is taken off the target (14 "
        "becomes 10), or the side falls.",
        where_played="subtracted in Sweden, a fall in Finland",
    )
    falls_to: int = option_field(
        NumberRange(7, 0, 9),
        group=MATCH,
        description="The score that a side drops to if it overshoots the target.",
        where_played="usually 7",
    )
    deals: int = option_field(
        (0, 12, 16, 24),
        group=MATCH,
        description="How many deals a match has; 0 plays on until the target is reached.",
        where_played="16 to 24 in tournaments in Lapland, four in a round of German scouts",
    )
    clockwise: bool = switch_field(
        is_on=False,
        group=CARDS,
        description="Play goes clockwise round the table.",
        where_played="counter-clockwise in Nepal",
    )
    set_size: str = option_field(
        ("three_or_more", "three"),
        group=SETS,
        description="How large sets may be: three cards or more, or always three.",
        where_played="three or more nearly everywhere",
    )
    dublees: bool = switch_field(
        is_on=True,
        group=SETS,
        description="With four players or more, seven pairs of identical cards serve as three "
        "sets.",
        where_played="nearly everywhere",
    )
    max_wild: int = option_field(
        (3, 2, 1),
        group=SETS,
        description="How many cards of one set may be wild cards used as something else.",
        where_played="three, fewer with stricter rules",
    )
    reshuffles: int = option_field(
        (1, 0, 2),
        group=SETS,
        description="How many times the discards become a new stock before the deal is called off.",
        where_played="once",
    )
    alter: bool = switch_field(
        is_on=False,
        group=MAAL,
        description="The tiplu's rank in the other suit of its colour counts points too.",
        where_played="by agreement",
    )
    dublee_bonus: int = option_field(
        (5, 7),
        group=MAAL,
        description="How much more each loser pays when the winner won with dublees.",
        where_played="5, or 7 in Wikipedia",
    )
    unseen_maal: str = option_field(
        ("ignored", "kidnap"),
        group=MAAL,
        description="The maal of a player who has laid nothing is lost (murder), or goes to the "
        "winner (kidnap).",
        where_played="murder and kidnap are both known in Nepal",
    )


def select_options(*keys: str, **overrides: OptionValues) -> tuple[Option, ...]:
    """Return the options of a game: some unchanged, some with values of its own."""
    chosen = {*keys, *overrides}
    assert chosen.issubset(_all_options()), chosen
    return tuple(
        narrow_option(each, overrides[key]) if key in overrides else each
        for key, each in _all_options().items()
        if key in chosen
    )


def option_values(rules: Rules, options: tuple[Option, ...]) -> dict[str, OptionValue]:
    """Return the values that the rules have for these options."""
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
            option.where_played,
        )
    return options
