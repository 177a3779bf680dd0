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
from ...engine.rummy.turn_rules import RummyTurnRules
from .card_names import rank_name
from .i18n import say
from .markup import html_bullet_list, html_paragraph, html_section, html_table
from .phase_lookup import find_phase


def rummy_turn_rules(game: Game) -> RummyTurnRules:
    turns = find_phase(game, RummyTurns)
    assert turns is not None
    return turns.turn_rules


def cards_section(game: Game) -> str:
    jokers = game.rules.printed_jokers
    pack = say("you-play-with-three-packs")
    if jokers:
        more = say("there-are-number-printed-jokers-too", number=jokers)
        pack = f"{pack} {more}"
    each = say("you-each-get-number-cards-next", number=game.dealing_phase.hand_size)
    return html_section(say("cards-and-deal"), html_paragraph(pack), html_paragraph(each))


def sets_section(game: Game) -> str:
    is_small = game.rules.set_size == "three"
    if is_small:
        sequence = say("sequence-is-three-cards-in-row")
        trial = say("trial-is-three-cards-of-one")
    else:
        sequence = say("sequence-is-three-or-more-cards")
        trial = say("trial-is-three-or-four-cards")
    ranks = ", ".join(rank_name(rank) for rank in reversed(SEQUENCE_RANKS[1:]))
    ace = say("in-sequence-ace-is-high-q")
    tunnela = say("tunnela-is-three-identical-cards")
    dublee = ""
    if rummy_turn_rules(game).allows_dublees:
        dublee = say("dublee-is-two-identical-cards")
    lines = sequence, tunnela, trial, dublee
    return html_section(
        say("sets"),
        html_bullet_list(lines),
        html_paragraph(say("cards-in-each-suit-rank-like", ranks=ranks), ace),
    )


def turn_section(game: Game) -> str:
    draw = say("on-your-turn-you-draw-top")
    lay = say("before-you-discard-you-may-show", sets=PRIMARY_SETS_NEEDED)
    title = say("turn")
    return html_section(
        title,
        html_paragraph(draw),
        html_paragraph(lay, _dublees_sentence(game)),
        html_paragraph(say("tunnelas")),
        _stock_html(game),
    )


def _dublees_sentence(game: Game) -> str:
    if not rummy_turn_rules(game).allows_dublees:
        return ""
    return say("you-may-show-number-dublees-instead", number=DUBLEES_NEEDED)


def _stock_html(game: Game) -> str:
    number = game.rules.reshuffles
    if not number:
        return html_paragraph(say("when-stock-runs-out-deal"))
    return html_paragraph(say("when-stock-runs-out-all-discards", number=number))


def tiplu_section(game: Game) -> str:
    sentence = say("when-somebody-first-shows-sets-card")
    cards_that_are = say("from-then-on-all-cards")
    jokers = ""
    if game.rules.printed_jokers:
        jokers = say("rules-rummy-printed-jokers-are-wild-too")
    use = say("wild-cards-can-stand-for-any", number=game.rules.max_wild)
    title = say("rules-rummy-tiplu")
    return html_section(
        title, html_paragraph(sentence), html_paragraph(cards_that_are, jokers, use)
    )


def finish_section(game: Game) -> str:
    whole = say("on-later-turn-you-finish-deal")
    dublee = ""
    if rummy_turn_rules(game).allows_dublees:
        dublee = say("if-youve-shown-dublees-you-finish")
    return html_section(say("rules-rummy-finish"), html_paragraph(whole, dublee))


def maal_section(game: Game) -> str:
    """Return a section on maal, the bonus points of cards and tunnelas (three identical cards)."""
    rules = game.rules
    meaning = say("maal-means-points-for-certain-cards")
    header = [
        say("identical-cards"),
        say("one"),
        say("two"),
        say("three"),
    ]
    rows = [
        _points_row(say("rules-page-tiplu"), TIPLU_POINTS),
        _points_row(say("poplu-or-jhiplu-each"), NEIGHBOUR_POINTS),
    ]
    if rules.printed_jokers:
        rows.append(_points_row(say("printed-joker"), JOKER_POINTS))
    if rules.alter:
        name = say("alter-tiplus-rank-in-other-suit")
        rows.append(_points_row(name, ALTER_POINTS))
    tunnelas = [
        _points_row(say("shown-tunnelas"), TUNNELA_POINTS),
        _points_row(say("shown-tunnelas-of-tiplus-rank"), TIPLU_TUNNELA_POINTS),
        [
            *_points_row(
                say("shown-tunnelas-of-poplu-or-jhiplu"),
                NEIGHBOUR_TUNNELA_POINTS,
            ),
            "",
        ],
    ]
    marriage = say(
        "tiplu-poplu-and-jhiplu-together",
        one=MARRIAGE_POINTS[1],
        two=MARRIAGE_POINTS[2],
        more=PRIMARY_MARRIAGE_BONUS,
    )
    return html_section(
        say("rules-rummy-maal"),
        html_paragraph(meaning),
        html_table(header, rows + tunnelas),
        html_paragraph(marriage),
    )


def _points_row(name: str, points: tuple[int, ...]) -> list[str]:
    return [name, *map(str, points[1:])]


def settlement_section(game: Game) -> str:
    rules = game.rules
    every = say("if-youve-shown-your-first-sets")
    finish = say(
        "each-loser-also-pays-seen-points", seen=DEBT_AFTER_LAYING, unseen=DEBT_WITHOUT_LAYING
    )
    more = ""
    if rummy_turn_rules(game).allows_dublees:
        more = say("each-loser-pays-bonus-more", bonus=rules.dublee_bonus)
    if rules.unseen_maal == "kidnap":
        unseen = say("if-you-havent-shown-your-first-sets-winner-gets")
    else:
        unseen = say("if-you-havent-shown-your-first-sets-your-maal")
    return html_section(
        say("settlement"),
        html_paragraph(every, unseen),
        html_paragraph(finish, more),
    )


def payment_rule(key: str, game: Game) -> str:
    if key == "maal":
        return say("if-youve-shown-your-first-sets")
    if key == "dublees":
        return say("each-loser-pays-bonus-more", bonus=game.rules.dublee_bonus)
    return say(
        "each-loser-also-pays-seen-points", seen=DEBT_AFTER_LAYING, unseen=DEBT_WITHOUT_LAYING
    )


def match_section(game: Game) -> str:
    tie = say("if-several-players-tie-for-most")
    passing = say("deal-passes-to-next-player")
    body = html_paragraph(say("match-end", number=game.rules.deals), tie)
    return html_section(say("winning-match"), body, html_paragraph(passing))
