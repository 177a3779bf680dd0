"""Rules text on rummy: sets, turns, the tiplu (which decides the wild cards), and payments."""

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
from ...engine.rummy.melds import SEQUENCE_RANKS
from ...engine.rummy.primary_sets import DUBLEES_NEEDED, PRIMARY_SETS_NEEDED
from ...engine.rummy.rights import RummyRights
from .card_names import rank_name
from .i18n import plural, translate
from .markup import html_bullet_list, html_paragraph, html_section, html_table
from .phase_lookup import find_phase


def rummy_rights(game: Game) -> RummyRights:
    turns = find_phase(game, RummyTurns)
    assert turns is not None
    return turns.rights


def cards_section(game: Game) -> str:
    jokers = game.rules.printed_jokers
    pack = translate(
        "Rules page", "You play with three packs of 52 cards, so there are three of every card."
    )
    if jokers:
        more = translate("Rules page", "There are {number} printed jokers, too.").format(
            number=jokers
        )
        pack = f"{pack} {more}"
    each = translate(
        "Rules page",
        "You each get {number} cards. The next card is turned up and offered to the player after "
        "the dealer. That player goes first. The remaining cards form the stock.",
    ).format(number=game.dealing_phase.hand_size)
    return html_section(
        translate("Rules page", "Cards and deal"), html_paragraph(pack), html_paragraph(each)
    )


def sets_section(game: Game) -> str:
    is_small = game.rules.set_size == "three"
    if is_small:
        sequence = translate("Rules page", "A sequence is three cards in a row in one suit.")
        trial = translate("Rules page", "A trial is three cards of one rank in different suits.")
    else:
        sequence = translate(
            "Rules page", "A sequence is three or more cards in a row in one suit."
        )
        trial = translate(
            "Rules page", "A trial is three or four cards of one rank, all in different suits."
        )
    ranks = ", ".join(rank_name(rank) for rank in reversed(SEQUENCE_RANKS[1:]))
    order = translate(
        "Rules page", "The cards in each suit rank like this, from high to low: {ranks}."
    )
    ace = translate(
        "Rules page",
        "In a sequence the ace is high (Q K A) or low (A 2 3). It never joins both ends (K A 2).",
    )
    tunnela = translate("Rules page", "A tunnela is three identical cards.")
    dublee = ""
    if rummy_rights(game).allows_dublees:
        dublee = translate("Rules page", "A dublee is two identical cards.")
    lines = sequence, tunnela, trial, dublee
    return html_section(
        translate("Rules page", "Sets"),
        html_bullet_list(lines),
        html_paragraph(order.format(ranks=ranks), ace),
    )


def turn_section(game: Game) -> str:
    """Return a section on the course of a turn, from the draw to the discard."""
    draw = translate(
        "Rules page",
        "On your turn, you draw the top card of the stock or take the card on offer. Then you "
        "discard a card, which is on offer to the next player. If that player doesn’t take it, "
        "later discards cover it.",
    )
    lay = translate(
        "Rules page",
        "Before you discard, you may show your first sets on the table, face up. You need {sets} "
        "sequences or tunnelas without wild cards.",
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
        "You may show {number} dublees instead. After that, you may take the card on offer only to "
        "finish with it.",
    ).format(number=DUBLEES_NEEDED)


def _tunnelas_sentence() -> str:
    return translate(
        "Rules page",
        "Before your first draw, you may show any tunnelas that you were dealt. They stay in your "
        "hand and score in the settlement.",
    )


def _stock_html(game: Game) -> str:
    number = game.rules.reshuffles
    if not number:
        return html_paragraph(
            translate(
                "Rules page", "When the stock runs out, the deal is called off and nobody scores."
            )
        )
    return html_paragraph(
        plural(
            "Rules page",
            "When the stock runs out, all discards but the last are shuffled into a new one. If "
            "that runs out, too, the deal is called off and nobody scores.",
            "When the stock runs out, all discards but the last are shuffled into a new one. That "
            "happens {number} times at most. If the stock runs out again, the deal is called off "
            "and nobody scores.",
            number,
        )
    )


def tiplu_section(game: Game) -> str:
    """Return a section on how the tiplu is drawn, and which cards it makes wild."""
    sentence = translate(
        "Rules page",
        "When somebody first shows sets, a card is drawn at random from the stock as the tiplu. "
        "You may look at it once you’ve shown your own first sets. Then you’ve “seen the maal”.",
    )
    cards_that_are = translate(
        "Rules page",
        "From then on, all cards of the tiplu’s rank are wild for you. So are the tiplu’s two "
        "neighbours in its suit, the poplu above and the jhiplu below. Here an ace is next to "
        "both the king and the two.",
    )
    jokers = ""
    if game.rules.printed_jokers:
        jokers = translate("Rules page", "Printed jokers are wild, too.")
    use = plural(
        "Rules page",
        "A wild card can stand for any card in a sequence or trial, but only one in each set.",
        "Wild cards can stand for any cards in sequences and trials, up to {number} in each set.",
        game.rules.max_wild,
    )
    title = translate("Rules page", "The tiplu")
    return html_section(
        title, html_paragraph(sentence), html_paragraph(cards_that_are, jokers, use)
    )


def finish_section(game: Game) -> str:
    whole = translate(
        "Rules page",
        "On a later turn, you finish the deal if all your cards but one are in sets. The sets that "
        "you’ve shown must be among them, and you discard the last card.",
    )
    dublee = ""
    if rummy_rights(game).allows_dublees:
        dublee = translate(
            "Rules page", "If you’ve shown dublees, you finish with an eighth dublee instead."
        )
    return html_section(translate("Rules page", "The finish"), html_paragraph(whole, dublee))


def maal_section(game: Game) -> str:
    """Return a section on maal, the bonus points of cards and tunnelas (three identical cards)."""
    rules = game.rules
    meaning = translate(
        "Rules page",
        "Maal means points for certain cards that you hold when the deal ends. Cards that you’ve "
        "shown count as well.",
    )
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
        name = translate(
            "Rules page", "Alter: the tiplu’s rank in the other suit of the same colour"
        )
        rows.append(_points_row(name, ALTER_POINTS))
    tunnelas = [
        _points_row(translate("Rules page", "Shown tunnelas"), TUNNELA_POINTS),
        _points_row(
            translate("Rules page", "Shown tunnelas of the tiplu’s rank"), TIPLU_TUNNELA_POINTS
        ),
        [
            *_points_row(
                translate("Rules page", "Shown tunnelas of poplu or jhiplu"),
                NEIGHBOUR_TUNNELA_POINTS,
            ),
            "",
        ],
    ]
    marriage = translate(
        "Rules page",
        "A tiplu, poplu and jhiplu together are a marriage. One marriage scores {one} and two "
        "score {two}, instead of what the cards score alone. You get {more} more if a marriage is "
        "among your first sets.",
    ).format(one=MARRIAGE_POINTS[1], two=MARRIAGE_POINTS[2], more=PRIMARY_MARRIAGE_BONUS)
    return html_section(
        translate("Rules page", "Maal"),
        html_paragraph(meaning),
        html_table(header, rows + tunnelas),
        html_paragraph(marriage),
    )


def _points_row(name: str, points: tuple[int, ...]) -> list[str]:
    return [name, *map(str, points[1:])]


def settlement_section(game: Game) -> str:
    """Return a section on who pays how much to whom after a deal."""
    rules = game.rules
    every = translate(
        "Rules page",
        "If you’ve shown your first sets, each of the others pays you the points of your maal. So "
        "with 8 points of maal, you get 8 from each of them.",
    )
    finish = translate(
        "Rules page",
        "Each loser also pays {seen} points to the player who finished. Losers who haven’t shown "
        "their first sets pay {unseen} instead.",
    ).format(seen=DEBT_AFTER_LAYING, unseen=DEBT_WITHOUT_LAYING)
    more = ""
    if rummy_rights(game).allows_dublees:
        more = translate(
            "Rules page", "Each loser pays {bonus} more if the winner finished with dublees."
        ).format(bonus=rules.dublee_bonus)
    if rules.unseen_maal == "kidnap":
        unseen = translate(
            "Rules page",
            "If you haven’t shown your first sets, the winner gets your maal. That’s called "
            "kidnap.",
        )
    else:
        unseen = translate(
            "Rules page",
            "If you haven’t shown your first sets, your maal is lost. That’s called murder.",
        )
    return html_section(
        translate("Rules page", "Settlement"),
        html_paragraph(every, unseen),
        html_paragraph(finish, more),
    )


def _match_end_sentence(game: Game) -> str:
    return plural(
        "Rules page",
        "A match has 1 deal, and the player with the most points wins.",
        "A match has {number} deals. After the last one, the player with the most points wins.",
        game.rules.deals,
    )


def match_section(game: Game) -> str:
    tie = translate("Rules page", "If several players tie for the most points, nobody wins.")
    passing = translate("Rules page", "The deal passes to the next player in turn.")
    body = html_paragraph(_match_end_sentence(game), tie)
    return html_section(translate("Rules page", "Winning the match"), body, html_paragraph(passing))
