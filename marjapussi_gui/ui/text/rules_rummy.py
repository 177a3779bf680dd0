"""Rules of rummy: sets, turns, the tiplu, maal and the settlement."""

from ...engine.game import Game
from ...engine.phases.rummy_turns import RummyTurns
from ...engine.phases.settlement import DEBT_AFTER_LAYING, DEBT_WITHOUT_LAYING
from ...engine.rummy.maal_points import (
    ALTER_POINTS,
    JOKER_POINTS,
    MARRIAGE_POINTS,
    NEIGHBOUR_POINTS,
    NEIGHBOUR_TUNNELA_POINTS,
    PRIMARY_MARRIAGE_BONUS,
    TIPLU_POINTS,
    TIPLU_TUNNELA_POINTS,
    TUNNELA_POINTS,
)
from ...engine.rummy.primary_sets import DUBLEES_NEEDED, PRIMARY_SETS_NEEDED
from ...engine.rummy.rights import RummyRights
from .i18n import plural, translate
from .markup import html_bullet_list, html_paragraph, html_section, html_table
from .phase_lookup import find_phase


def rummy_rights(game: Game) -> RummyRights:
    turns = find_phase(game, RummyTurns)
    assert turns is not None
    return turns.rights


def cards_section(game: Game) -> str:
    jokers = game.rules.printed_jokers
    pack = translate("Rules page", "Three packs of 52 cards are shuffled together.")
    if jokers:
        more = translate("Rules page", "{number} printed jokers are added.").format(number=jokers)
        pack = f"{pack} {more}"
    each = translate(
        "Rules page",
        "Everybody is dealt {number} cards. The next card is turned up and offered to the first "
        "player, who sits after the dealer; the rest are the stock.",
    ).format(number=game.dealing_phase.hand_size)
    return html_section(
        translate("Rules page", "Cards and deal"), html_paragraph(pack), html_paragraph(each)
    )


def sets_section(game: Game) -> str:
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
    if rummy_rights(game).allows_dublees:
        dublee = translate("Rules page", "A dublee: two identical cards.")
    lines = (f"{sequence} {ace}", tunnela, trial, dublee)
    return html_section(translate("Rules page", "Sets"), html_bullet_list(lines))


def turn_section(game: Game) -> str:
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
    ).format(sets=PRIMARY_SETS_NEEDED)
    title = translate("Rules page", "A turn")
    return html_section(
        title,
        html_paragraph(draw),
        html_paragraph(lay, _dublees_sentence(game)),
        html_paragraph(_tunnelas_sentence()),
        _stock_html(game),
    )


def _dublees_sentence(game: Game) -> str:
    if not rummy_rights(game).allows_dublees:
        return ""
    return translate(
        "Rules page",
        "Instead of these a player may lay {number} dublees, but then takes an offered card only "
        "to finish with it as an eighth dublee.",
    ).format(number=DUBLEES_NEEDED)


def _tunnelas_sentence() -> str:
    return translate(
        "Rules page",
        "Before their first draw players may show tunnelas; these stay in the hand and count at "
        "the settlement.",
    )


def _stock_html(game: Game) -> str:
    number = game.rules.reshuffles
    if not number:
        return html_paragraph(
            translate(
                "Rules page", "When the stock is used up, the deal is called off and nobody scores."
            )
        )
    return html_paragraph(
        plural(
            "Rules page",
            "When the stock is used up, the discards but the last are shuffled into a new one, "
            "once in a deal; after that the deal is called off and nobody scores.",
            "When the stock is used up, the discards but the last are shuffled into a new one, "
            "{number} times in a deal; after that the deal is called off and nobody scores.",
            number,
        )
    )


def tiplu_section(game: Game) -> str:
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
    use = plural(
        "Rules page",
        "A wild card stands for any card in sequences and trials, but only one in each set.",
        "Wild cards stand for any cards in sequences and trials, at most {number} in each set.",
        game.rules.max_wild,
    )
    title = translate("Rules page", "The tiplu")
    return html_section(
        title, html_paragraph(sentence), html_paragraph(cards_that_are, jokers, use)
    )


def finish_section(game: Game) -> str:
    whole = translate(
        "Rules page",
        "On a later turn than that of laying, a player finishes the deal when all cards of the "
        "hand are in sets, the laid ones among them, and one is left to discard.",
    )
    dublee = ""
    if rummy_rights(game).allows_dublees:
        dublee = translate(
            "Rules page", "With dublees laid, a player finishes with an eighth dublee."
        )
    return html_section(translate("Rules page", "The finish"), html_paragraph(whole, dublee))


def maal_section(game: Game) -> str:
    """Return the maal points of cards and tunnelas."""
    rules = game.rules
    header = [
        translate("Rules page", "Identical cards"),
        translate("Rules page", "One"),
        translate("Rules page", "Two"),
        translate("Rules page", "Three"),
    ]
    rows = [
        _points_row(translate("Rules page", "Tiplu"), TIPLU_POINTS),
        _points_row(translate("Rules page", "Poplu or jhiplu, each"), NEIGHBOUR_POINTS),
    ]
    if rules.printed_jokers:
        rows.append(_points_row(translate("Rules page", "Printed joker"), JOKER_POINTS))
    if rules.alter:
        name = translate("Rules page", "Alter: the tiplu's rank in the other suit of its colour")
        rows.append(_points_row(name, ALTER_POINTS))
    tunnelas = [
        _points_row(translate("Rules page", "Tunnelas shown"), TUNNELA_POINTS),
        _points_row(
            translate("Rules page", "Tunnelas shown of the tiplu's rank"), TIPLU_TUNNELA_POINTS
        ),
        [
            *_points_row(
                translate("Rules page", "Tunnelas shown of poplu or jhiplu"),
                NEIGHBOUR_TUNNELA_POINTS,
            ),
            "",
        ],
    ]
    marriage = translate(
        "Rules page",
        "Tiplu, poplu and jhiplu together are a marriage: {one} for one, {two} for two, in place "
        "of what these cards count alone, and {more} more if it lies in one of the first sets.",
    ).format(one=MARRIAGE_POINTS[1], two=MARRIAGE_POINTS[2], more=PRIMARY_MARRIAGE_BONUS)
    return html_section(
        translate("Rules page", "Maal"),
        html_table(header, rows + tunnelas),
        html_paragraph(marriage),
    )


def _points_row(name: str, points: tuple[int, ...]) -> list[str]:
    return [name, *map(str, points[1:])]


def settlement_section(game: Game) -> str:
    """Return which players pay whom after a deal."""
    rules = game.rules
    every = translate(
        "Rules page",
        "All the others pay a player who has laid the points of maal, counted as above. Besides, "
        "each loser pays the winner {seen}, or {unseen} without having laid.",
    ).format(seen=DEBT_AFTER_LAYING, unseen=DEBT_WITHOUT_LAYING)
    more = ""
    if rummy_rights(game).allows_dublees:
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
    return html_section(
        translate("Rules page", "Settlement"), html_paragraph(every, more), html_paragraph(unseen)
    )


def match_end_sentence(game: Game) -> str:
    return plural(
        "Rules page",
        "A match has 1 deal; most points win.",
        "A match has {number} deals; most points win.",
        game.rules.deals,
    )


def match_section(game: Game) -> str:
    passing = translate("Rules page", "The deal passes on in the direction of play.")
    body = html_paragraph(match_end_sentence(game), passing)
    return html_section(translate("Rules page", "The match"), body)
