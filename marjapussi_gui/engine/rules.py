"""The house rules of all games."""

from dataclasses import fields
from functools import cache

from .frozen import frozen
from .options import OPTION, Number, Option, Value, Values, narrowed, option, switch

CARDS, PLAY, SPEECH, AUCTION = "cards", "play", "marriages", "auction"
HAND, MATCH, SETS, MAAL = "hand", "match", "sets", "maal"


@frozen
class Rules:
    """The values of all house rules; each game uses only some of them."""

    pack: int = option(
        (36, 32, 28, 24),
        group=CARDS,
        meaning="How many cards there are; a smaller pack goes without the low ones.",
        played="36 nearly everywhere, fewer for a shorter game",
    )
    pips: str = option(
        ("original", "simplified"),
        group=CARDS,
        meaning="How much A 10 K Q J are worth: 11 10 4 3 2 (original), 10 10 5 5 5 "
        "(simplified), or aces and tens one each, ties broken by the original values (mates) or "
        "by A 4, K 3, Q 2, J 1.",
        played="original in Wikipedia, simplified in the auction games, aces and tens in Sweden",
    )
    printed_jokers: int = option(
        (0, 3, 6),
        group=CARDS,
        meaning="How many printed jokers are added to the three packs.",
        played="none or three in Nepal",
    )
    must_head: bool = switch(
        on=True,
        group=PLAY,
        meaning="A player who can beat the best card of the trick must do so, even if it is the "
        "partner's.",
        played="in Wikipedia and in Pagat",
    )
    must_trump: bool = switch(
        on=True,
        group=PLAY,
        meaning="A player who cannot follow suit must play a trump, if possible.",
        played="in Wikipedia and in Pagat",
    )
    first_lead: str = option(
        ("free", "ace", "ace_or_spade"),
        group=PLAY,
        meaning="What the first player leads: anything; an ace, if possible; or else a spade.",
        played="an ace in Sweden and in the older Wikipedia, else a spade among its variants",
    )
    ace_shows: bool = switch(
        on=False,
        group=PLAY,
        meaning="In the first trick the holder of the ace of the suit led must play it.",
        played="in the Finnish Windows program of 2002 and among German scouts",
    )
    first_hand: str = option(
        ("left", "club_ace"),
        group=PLAY,
        meaning="Which player leads in the first hand of a match: the one left of the dealer, or "
        "the holder of the ace of clubs, with that card.",
        played="left of the dealer in Pagat, either in Wikipedia",
    )
    ask_order: str = option(
        ("free", "ladder", "strict"),
        group=SPEECH,
        meaning="Ladder: after asking for anything nobody may declare a marriage of their own in "
        "that hand, nor ask for a whole after a half; a partner's question binds both (strict), "
        "or only one for a half does.",
        played="ladder among Wikipedia's variants and German scouts, with halves that bind both in "
        "the Finnish Windows program of 2002",
    )
    half_after_whole: bool = switch(
        on=False,
        group=SPEECH,
        meaning="A side asks for a half only after it has asked for a whole in the same hand.",
        played="among Wikipedia's variants",
    )
    half_bluff: bool = switch(
        on=False,
        group=SPEECH,
        meaning="A player may ask for a half of any suit, whatever the hand holds and whatever "
        "is made; a suit made before becomes trumps again and counts nothing more.",
        played="German scouts",
    )
    whole_after_trumps: str = option(
        ("not_declarers", "anyone"),
        group=SPEECH,
        meaning="Which players may ask for a whole once trumps are made: only the other side, or "
        "anyone.",
        played="only the other side in Wikipedia, anyone in its older text and in Pagat",
    )
    marriage_lead: bool = switch(
        on=False,
        group=SPEECH,
        meaning="After making a marriage the same player must lead its king or queen, if possible.",
        played="in Sweden, and among Wikipedia's variants",
    )
    declare_after: str = option(
        ("own_lead", "any_trick"),
        group=SPEECH,
        meaning="Whether a marriage is declared after winning a trick that you led yourself, or "
        "after winning any trick.",
        played="own lead in Wikipedia, any trick among its variants",
    )
    suit_values: str = option(
        ("hearts_high", "spades_high"),
        group=SPEECH,
        meaning="How much marriages are worth: spades 40, clubs 60, diamonds 80, hearts 100; or "
        "spades 100, hearts 80, diamonds 60, clubs 40.",
        played="hearts high in Wikipedia, spades high among its variants",
    )
    marriage_first: int = option(
        Number(40, 0, 200),
        group=SPEECH,
        meaning="How much the first marriage of a hand is worth.",
        played="usually 40",
    )
    marriage_next: int = option(
        Number(20, 0, 200),
        group=SPEECH,
        meaning="How much every later marriage of a hand is worth.",
        played="usually 20",
    )
    first_bidder: str = option(
        ("dealer", "left"),
        group=AUCTION,
        meaning="Which player calls first in the auction: the dealer, or the one to the dealer's "
        "left.",
        played="the dealer in Wikipedia, left of the dealer in Pagat",
    )
    opening: str = option(
        ("must", "may"),
        group=AUCTION,
        meaning="The first bidder must bid, or may pass; when all have passed, nobody plays "
        "and each side scores what it takes.",
        played="must in Wikipedia and Pagat, may in the Finnish Windows program of 2002",
    )
    min_bid: int = option(
        Number(50, 5, 400, 5),
        group=AUCTION,
        meaning="The lowest bid that is allowed.",
        played="50 in Wikipedia, 60 in the Finnish Windows program of 2002, 120 among German "
        "scouts",
    )
    below_zero: str = option(
        ("as_others", "last"),
        group=AUCTION,
        meaning="A side below 0 bids as the others do, or only when all the others have passed "
        "without a bid; nobody is then barred from bidding.",
        played="last in the Finnish Windows program of 2002",
    )
    redeal: str = option(
        ("three_sixes", "three_sixes_or_low", "none"),
        group=AUCTION,
        meaning="What lets a player demand a new deal: three sixes, or also a hand without a "
        "card above a jack, instead of the first call; all four sixes, instead of any call; or "
        "nothing.",
        played="three sixes in Wikipedia, low hands too in Pagat, four sixes in the Finnish "
        "Windows program of 2002",
    )
    exchange: int = option(
        (3, 4),
        group=AUCTION,
        meaning="How many cards the declarer's partner gives, and is given back.",
        played="three in Wikipedia, four among its variants and German scouts",
    )
    raise_when: str = option(
        ("before", "after"),
        group=AUCTION,
        meaning="The declarer raises the bid before giving or putting away cards, or after it.",
        played="before in Wikipedia, after in the Finnish Windows program of 2002",
    )
    kitty: int = option(
        (3, 6),
        group=AUCTION,
        meaning="How many cards are in the kitty and are put away; with six, hands have ten cards.",
        played="three in Wikipedia, three or six in the Finnish Windows program of 2002",
    )
    kitty_open: bool = switch(
        on=True,
        group=AUCTION,
        meaning="Everyone sees the kitty when the auction ends, or only the declarer does.",
        played="open in Wikipedia and in the Finnish Windows program of 2002",
    )
    discards_count: str = option(
        ("always", "with_trick"),
        group=HAND,
        meaning="What the declarer puts away counts always, or only once the declarer has a trick.",
        played="always in Wikipedia, with a trick in the Finnish Windows program of 2002",
    )
    round_others: bool = switch(
        on=False,
        group=HAND,
        meaning="What the others took is scored to the nearest five.",
        played="in the Finnish Windows program of 2002 and among German scouts",
    )
    trickless: str = option(
        ("bid", "double_declarer", "double"),
        group=HAND,
        meaning="What a side without a trick loses: the bid as it stood before the raise; "
        "declarers twice the raised bid; or the others too, if the bid was made, else nothing.",
        played="the bid in Wikipedia, twice for declarers in 2002, twice for all among scouts",
    )
    floor: int = option(
        Number(-500, -5000, -5, 5),
        group=AUCTION,
        meaning="A side at this score or below may only pass, or open with the lowest bid.",
        played="usually \N{MINUS SIGN}500",
    )
    last_trick: int = option(
        Number(10, 0, 100),
        group=HAND,
        meaning="How much the last trick is worth.",
        played="usually 10",
    )
    skunk: int = option(
        Number(20, 0, 100),
        group=HAND,
        meaning="A hand counts double when the losers' total stays under this.",
        played="usually 20",
    )
    bag_exit: str = option(
        ("next_hand", "at_once"),
        group=HAND,
        meaning="When a trick lets a side out of the bag: from the next hand on, or at once.",
        played="usually from the next hand",
    )
    pip_tie: str = option(
        ("nobody", "carry"),
        group=HAND,
        meaning="The point for more card points, when they are equal: for nobody, or added to "
        "the next hand's.",
        played="for nobody in Wikipedia, carried over among its variants",
    )
    porvoo: bool = switch(
        on=True,
        group=HAND,
        meaning="A side without a trick goes to Porvoo: its score falls to 0.",
        played="everywhere in Finland",
    )
    lapiajo_waived: bool = switch(
        on=False,
        group=HAND,
        meaning="The others lose nothing for taking no trick when the declarer took them all and "
        "still missed the bid.",
        played="among Wikipedia's variants",
    )
    show_barred: str = option(
        ("AKQJ2", "KQJ2"),
        group=AUCTION,
        meaning="The ranks that may not be shown as a bid.",
        played="no court card or two in Lapland; some let aces be shown",
    )
    sooli: bool = switch(
        on=True,
        group=AUCTION,
        meaning="An opponent of the rami player may play sooli: alone, and to take no trick at "
        "all.",
        played="at home; not in tournaments",
    )
    winner_banks: bool = switch(
        on=False,
        group=HAND,
        meaning="The side that beats the rising side keeps the points of that hand.",
        played="at some tables in Lapland",
    )
    stop_when_lost: bool = switch(
        on=False,
        group=HAND,
        meaning="A hand ends as soon as the rising side can no longer win it.",
        played="common among quick players",
    )
    target: int = option(
        (12, 10),
        group=MATCH,
        meaning="The score that wins the match.",
        played="12 in Wikipedia, 10 in Pagat; 500 or 505 in the auction games; 52 in Lapland",
    )
    both_reach: str = option(
        ("higher", "declarer"),
        group=MATCH,
        meaning="When several reach the target, the higher score wins, or the declarer's side.",
        played="the higher in Pagat, the declarer in the Finnish Windows program of 2002",
    )
    exact: bool = switch(
        on=True,
        group=MATCH,
        meaning="Only the exact score wins; a side that goes over it falls back.",
        played="in Finland; a choice in Sweden",
    )
    overshoot: str = option(
        ("fall", "subtract"),
        group=MATCH,
        meaning="When a side goes over the exact score the surplus is taken off the target (14 "
        "becomes 10), or the side falls.",
        played="subtracted in Sweden, a fall in Finland",
    )
    falls_to: int = option(
        Number(7, 0, 9),
        group=MATCH,
        meaning="The score that a side falls to when it goes over the exact score.",
        played="usually 7",
    )
    deals: int = option(
        (0, 12, 16, 24),
        group=MATCH,
        meaning="How many deals a match has; 0 plays on until the target is reached.",
        played="16 to 24 in tournaments in Lapland, four in a round of German scouts",
    )
    clockwise: bool = switch(
        on=False,
        group=CARDS,
        meaning="Play goes clockwise round the table.",
        played="counter-clockwise in Nepal",
    )
    set_size: str = option(
        ("three_or_more", "three"),
        group=SETS,
        meaning="How large sets may be: three cards or more, or always three.",
        played="three or more nearly everywhere",
    )
    dublees: bool = switch(
        on=True,
        group=SETS,
        meaning="With four players or more, seven pairs of identical cards serve as three sets.",
        played="nearly everywhere",
    )
    max_wild: int = option(
        (3, 2, 1),
        group=SETS,
        meaning="How many cards of one set may be wild cards used as something else.",
        played="three, fewer with stricter rules",
    )
    reshuffles: int = option(
        (1, 0, 2),
        group=SETS,
        meaning="How many times the discards become a new stock before the deal is called off.",
        played="once",
    )
    alter: bool = switch(
        on=False,
        group=MAAL,
        meaning="The tiplu's rank in the other suit of its colour counts points too.",
        played="by agreement",
    )
    dublee_bonus: int = option(
        (5, 7),
        group=MAAL,
        meaning="How much more each loser pays when the winner won with dublees.",
        played="5, or 7 in Wikipedia",
    )
    unseen_maal: str = option(
        ("ignored", "kidnap"),
        group=MAAL,
        meaning="The maal of a player who has laid nothing is lost (murder), or goes to the "
        "winner (kidnap).",
        played="murder and kidnap are both known in Nepal",
    )


def house(*keys: str, **narrow: Values) -> tuple[Option, ...]:
    """Return the options of a game: some unchanged, some with values of its own."""
    chosen = {*keys, *narrow}
    assert chosen.issubset(_declared()), chosen
    return tuple(
        narrowed(each, narrow[key]) if key in narrow else each
        for key, each in _declared().items()
        if key in chosen
    )


def values_of(rules: Rules, options: tuple[Option, ...]) -> dict[str, Value]:
    """Return the values that the rules have for these options."""
    return {each.key: getattr(rules, each.key) for each in options}


@cache
def _declared() -> dict[str, Option]:
    options = {}
    for each in fields(Rules):
        option: Option = each.metadata[OPTION]
        options[each.name] = Option(
            each.name, option.default, option.choices, option.group, option.meaning, option.played
        )
    return options
