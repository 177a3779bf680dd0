"""Rules of rummy: sets, turns, the tiplu, maal and the settlement."""

from ...engine.game import Game
from ...engine.phases.rummy_rights import Rights
from ...engine.phases.rummy_turns import RummyTurns
from ...engine.phases.settlement import SEEN, UNSEEN
from ...engine.rummy.maal import (
    ALTER,
    BESIDE,
    BESIDE_TUNNELAS,
    IN_PRIMARY,
    JOKERS,
    MARRIAGES,
    TIPLU,
    TIPLU_TUNNELAS,
    TUNNELAS,
)
from ...engine.rummy.primary import DUBLEES_WANTED, SETS_WANTED
from .markup import bullets, paragraph, section, table
from .phases import phase_of
from .tongue import counted, translate


def rights(game: Game) -> Rights:
    turns = phase_of(game, RummyTurns)
    assert turns is not None
    return turns.rights


def cards(game: Game) -> str:
    jokers = game.rules.printed_jokers
    pack = translate("Rules page", "Three packs of 52 cards are shuffled together.")
    if jokers:
        more = translate("Rules page", "{number} printed jokers are added.").format(number=jokers)
        pack = f"{pack} {more}"
    each = translate(
        "Rules page",
        "Everybody is dealt {number} cards. The next card is turned up and offered to the first "
        "player, who sits after the dealer; the rest are the stock.",
    ).format(number=game.dealing.hand_size)
    return section(translate("Rules page", "Cards and deal"), paragraph(pack), paragraph(each))


def sets(game: Game) -> str:
    is_small = game.rules.set_size == "three"
    if is_small:
        sequence = translate("Rules page", "A sequence: three neighbours in one suit.")
        trial = translate("Rules page", "A trial: three cards of one rank in different suits.")
    else:
        sequence = translate("Rules page", "A sequence: three or more neighbours in one suit.")
        trial = translate(
            "Rules page", "A trial: three or four cards of one rank, all in different suits."
        )
    ace = translate("Rules page", "The ace is high (Q K A) or low (A 2 3), but not both at once.")
    tunnela = translate("Rules page", "A tunnela: three identical cards.")
    dublee = ""
    if rights(game).dublees_serve:
        dublee = translate("Rules page", "A dublee: two identical cards.")
    lines = (f"{sequence} {ace}", tunnela, trial, dublee)
    return section(translate("Rules page", "Sets"), bullets(lines))


def turn(game: Game) -> str:
    """Return the course of a turn, from the draw to the discard."""
    draw = translate(
        "Rules page",
        "On their turn players draw the unseen card of the stock or take the offered one, and "
        "then discard a card, which is offered to the next. A card that is not taken stays under "
        "the later discards.",
    )
    lay = translate(
        "Rules page",
        "Between draw and discard players may lay their first sets on the table as soon as they "
        "can: {sets} sequences or tunnelas in which no card is wild.",
    ).format(sets=SETS_WANTED)
    title = translate("Rules page", "A turn")
    return section(
        title, paragraph(draw), paragraph(lay, _dublees(game)), paragraph(_tunnelas()), _stock(game)
    )


def _dublees(game: Game) -> str:
    if not rights(game).dublees_serve:
        return ""
    return translate(
        "Rules page",
        "Instead of these a player may lay {number} dublees, but then takes an offered card only "
        "to finish with it as an eighth dublee.",
    ).format(number=DUBLEES_WANTED)


def _tunnelas() -> str:
    return translate(
        "Rules page",
        "Before their first draw players may show tunnelas; these stay in the hand and count at "
        "the settlement.",
    )


def _stock(game: Game) -> str:
    number = game.rules.reshuffles
    if not number:
        return paragraph(
            translate(
                "Rules page", "When the stock is used up, the deal is called off and nobody scores."
            )
        )
    one = translate(
        "Rules page",
        "When the stock is used up, the discards but the last are shuffled into a new one, once "
        "in a deal; after that the deal is called off and nobody scores.",
    )
    many = translate(
        "Rules page",
        "When the stock is used up, the discards but the last are shuffled into a new one, "
        "{number} times in a deal; after that the deal is called off and nobody scores.",
    )
    return paragraph(counted(number, one, many))


def wild(game: Game) -> str:
    """Return how the tiplu is chosen, and which cards are wild."""
    sentence = translate(
        "Rules page",
        "When the first player lays, a card of the stock is chosen by chance: the tiplu. Only "
        "those who have laid may look at it.",
    )
    cards_that_are = translate(
        "Rules page",
        "For them every card of the tiplu's rank is wild, and so are its two neighbours in the "
        "suit: the poplu above and the jhiplu below.",
    )
    jokers = ""
    if game.rules.printed_jokers:
        jokers = translate("Rules page", "Printed jokers are wild as well.")
    use = counted(
        game.rules.max_wild,
        translate(
            "Rules page",
            "A wild card stands for any card in sequences and trials, but only one in each set.",
        ),
        translate(
            "Rules page",
            "Wild cards stand for any cards in sequences and trials, at most {number} in each set.",
        ),
    )
    title = translate("Rules page", "The tiplu")
    return section(title, paragraph(sentence), paragraph(cards_that_are, jokers, use))


def finish(game: Game) -> str:
    whole = translate(
        "Rules page",
        "On a later turn than that of laying, a player finishes the deal when all cards of the "
        "hand are in sets, the laid ones among them, and one is left to discard.",
    )
    dublee = ""
    if rights(game).dublees_serve:
        dublee = translate(
            "Rules page", "With dublees laid, a player finishes with an eighth dublee."
        )
    return section(translate("Rules page", "The finish"), paragraph(whole, dublee))


def maal(game: Game) -> str:
    """Return the maal points of cards and tunnelas."""
    rules = game.rules
    header = [
        translate("Rules page", "Identical cards"),
        translate("Rules page", "One"),
        translate("Rules page", "Two"),
        translate("Rules page", "Three"),
    ]
    rows = [
        _row(translate("Rules page", "Tiplu"), TIPLU),
        _row(translate("Rules page", "Poplu or jhiplu, each"), BESIDE),
    ]
    if rules.printed_jokers:
        rows.append(_row(translate("Rules page", "Printed joker"), JOKERS))
    if rules.alter:
        name = translate("Rules page", "Alter: the tiplu's rank in the other suit of its colour")
        rows.append(_row(name, ALTER))
    tunnelas = [
        _row(translate("Rules page", "Tunnelas shown"), TUNNELAS),
        _row(translate("Rules page", "Tunnelas shown of the tiplu's rank"), TIPLU_TUNNELAS),
        [*_row(translate("Rules page", "Tunnelas shown of poplu or jhiplu"), BESIDE_TUNNELAS), ""],
    ]
    marriage = translate(
        "Rules page",
        "Tiplu, poplu and jhiplu together are a marriage: {one} for one, {two} for two, in place "
        "of what these cards count alone, and {more} more if it lies in one of the first sets.",
    ).format(one=MARRIAGES[1], two=MARRIAGES[2], more=IN_PRIMARY)
    return section(
        translate("Rules page", "Maal"), table(header, rows + tunnelas), paragraph(marriage)
    )


def _row(name: str, counts: tuple[int, ...]) -> list[str]:
    return [name, *map(str, counts[1:])]


def settlement(game: Game) -> str:
    """Return which players pay whom after a deal."""
    rules = game.rules
    every = translate(
        "Rules page",
        "All the others pay a player who has laid the points of maal, counted as above. Besides, "
        "each loser pays the winner {seen}, or {unseen} without having laid.",
    ).format(seen=SEEN, unseen=UNSEEN)
    more = ""
    if rights(game).dublees_serve:
        more = translate(
            "Rules page", "Each pays {bonus} more when the winner has finished with dublees."
        ).format(bonus=rules.dublee_bonus)
    if rules.unseen_maal == "kidnap":
        unseen = translate(
            "Rules page",
            "The maal of a player who has not laid goes to the winner: that is called kidnap.",
        )
    else:
        unseen = translate(
            "Rules page", "The maal of a player who has not laid is lost: that is called murder."
        )
    return section(translate("Rules page", "Settlement"), paragraph(every, more), paragraph(unseen))


def end(game: Game) -> str:
    one = translate("Rules page", "A match has 1 deal; most points win.")
    many = translate("Rules page", "A match has {number} deals; most points win.")
    return counted(game.rules.deals, one, many)


def match(game: Game) -> str:
    passing = translate("Rules page", "The deal passes on in the direction of play.")
    body = paragraph(end(game), passing)
    return section(translate("Rules page", "The match"), body)
