"""Laying in marriage: three pure sets or seven dublees, and the tiplu that comes of it."""

from itertools import islice
from random import Random

import pytest

from marjapussi_gui.engine.actions import Action, Lay
from marjapussi_gui.engine.cards import CARD_NAMES, HIDDEN, parse_card, parse_cards
from marjapussi_gui.engine.events import STOCK_ZONE, Zone, hand_zone
from marjapussi_gui.engine.game import IllegalActionError
from marjapussi_gui.engine.rummy.action_proposals import (
    best_lay_action,
    fill_in_sets,
    lay_actions,
)
from marjapussi_gui.engine.rummy.events import SetsLaid, TipluSeen
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import NO_CARD, Seat
from tests.engine.scenarios.deals import deal_rummy
from tests.scripted_match import ScriptedMatch, idle

NINE = "7S 8S 9S KH KH KH 2D 3D 4D"
LAY = "lay 7S 8S 9S / KH KH KH / 2D 3D 4D"
OTHER_NINE = "7C 8C 9C QH QH QH 6D 7D 8D"
LAY_OTHER = "lay 7C 8C 9C / QH QH QH / 6D 7D 8D"
PAIRS = "7S 7S 8S 8S 9H 9H KD KD KC KC 4H 4H 2C 2C"
LAY_PAIRS = "lay 7S 7S / 8S 8S / 9H 9H / KD KD / KC KC / 4H 4H / 2C 2C"
TOP = "QD 5C TD 5H 8D 5H 8D"  # the first offer, and what is drawn


def after_draw(*hands: str, players: int = 3, top: str = TOP, **rules: object) -> ScriptedMatch:
    """Let seat 0 have drawn the 5C."""
    return deal_rummy(*hands, top=top, players=players, rules=rules).do("draw stock")


def after_laying(*hands: str, players: int = 3) -> ScriptedMatch:
    """Let seat 0 have laid three sets; the five of hearts became the tiplu."""
    return after_draw(NINE, *hands, players=players).do(LAY).chance("5H")


def stock(table: ScriptedMatch) -> list[str]:
    return [CARD_NAMES[each] for each in table.state.rummy.stock]


# Three pure sets


def test_sets_are_laid_between_the_draw_and_the_discard() -> None:
    table = deal_rummy(NINE, top=TOP)

    assert "lay" not in table.legal
    assert "it must draw first" == table.refusal(LAY)
    assert "lay" in table.do("draw stock").legal
    assert "discard" == table.do(LAY).chance("5H").phase


def test_card_drawn_serves_in_the_sets() -> None:
    hand = "7S 8S KH KH KH 2D 3D 4D TC 4S JS JH AC 9D QC 6H 8D JD 3C 5H AH"  # wants the 9S

    assert "lay" not in deal_rummy(hand, top="9S 2H").do("draw stock").legal
    assert "" == deal_rummy(hand, top="9S 2H").do("draw offer").refusal(LAY)
    assert "" == deal_rummy(hand, top="2H 9S").do("draw stock").refusal(LAY)


def test_laying_is_optional_and_possible_in_later_turns() -> None:
    table = idle(deal_rummy(NINE, players=2), 4).do("draw stock")

    assert "" == table.refusal(LAY)


@pytest.mark.parametrize(
    "sets",
    [
        "7S 8S 9S / KH KH KH",
        "7S 8S 9S / KH KH KH / 2D 3D 4D / JC QC KC",
        "7S 8S 9S / KH KH KH / 7S 7H 7D",  # a trial is no primary set
        "7S 8S 9S / KH KH KH / 2D 3D JK",
        "7S 8S 9S / KH KH JK / 2D 3D 4D",
        "7S 8S 9S / 2D 3D 4D / KH KH",
        "7S 8S / KH KH KH / 2D 3D 4D",
    ],
)
def test_exactly_three_sequences_or_tunnelas_are_laid(sets: str) -> None:
    hand = f"{NINE} JC QC KC 7S 7H 7D JK"

    assert "it must show" in after_draw(hand, printed_jokers=3).refusal(f"lay {sets}")


@pytest.mark.parametrize("sets", ["7S 8S 9S", "JK JK JK", "KH KH KH"])
def test_each_kind_of_pure_set_serves(sets: str) -> None:
    hand = f"{NINE} JK JK JK TC JC QC"
    table = after_draw(hand, printed_jokers=3)

    assert "" == table.refusal(f"lay {sets} / 2D 3D 4D / TC JC QC")


def test_cards_laid_are_held() -> None:
    table = after_draw(NINE + " 2H 2S 3S 5S 6S TS JH TC AS AC AD 9D")

    assert "it doesn't hold" in table.refusal("lay 7S 8S 9S / KH KH KH / 2D 3D 4S")
    assert "it doesn't hold" in table.refusal("lay 7S 8S 9S / 7S 8S 9S / KH KH KH")


def test_longer_sequences_are_laid_with_three_or_more() -> None:
    text = LAY.replace("9S", "9S TS JS")

    assert "" == after_draw(f"{NINE} TS JS").refusal(text)
    assert "it must show" in after_draw(f"{NINE} TS JS", set_size="three").refusal(text)
    assert "" == after_draw(f"{NINE} TS JS", set_size="three").refusal(LAY)


def test_a_card_is_left_to_discard() -> None:
    hand = "AS 2S 3S 4S 5S 6S 7S 8S 9S AH 2H 3H 4H 5H 6H 7H 8H KD KD KD 9H"
    sets = "lay AS 2S 3S 4S 5S 6S 7S 8S 9S / AH 2H 3H 4H 5H 6H 7H 8H 9H{} / KD KD KD"
    table = after_draw(hand, top="QD TH 8D 5C")

    assert "it must keep a card to discard" == table.refusal(sets.format(" TH"))
    assert ["discard TH"] == table.do(sets.format("")).chance("5C").legal


def test_a_player_lays_once() -> None:
    table = after_laying("", players=2)

    assert "lay" not in table.legal
    assert "it has shown its sets already" == table.refusal(LAY)
    assert "it has shown its sets already" == idle(table.do("discard 5C"), 1).do(
        "draw stock"
    ).refusal(LAY)


def test_tunnelas_shown_may_be_laid() -> None:
    table = deal_rummy(NINE, top=TOP).do("show tunnelas KH KH KH", "draw stock")

    assert "" == table.refusal(LAY)


def test_cards_laid_lie_open_and_leave_the_hand() -> None:
    table = after_laying()
    (event,) = (event for event in table.events if isinstance(event, SetsLaid))

    for seat in table.game.seating.seats:
        zones = dict(table.view(seat).zones)
        assert event == event.as_seen_by(seat)
        assert [parse_cards(s) for s in ("9S 8S 7S", "KH KH KH", "4D 3D 2D")] == [
            zones[Zone("laid", 0, place)] for place in range(3)
        ]
        assert 22 - 9 == len(zones[hand_zone(Seat(0))])
    assert "it doesn't hold KH" == table.refusal("discard KH")


# Seven dublees


@pytest.mark.parametrize(("players", "serve"), [(2, False), (3, False), (4, True), (5, True)])
def test_dublees_serve_with_four_players_or_more(players: int, serve: bool) -> None:
    table = after_draw(f"{PAIRS} 2H 3S JH 6D TS JC QS", players=players)

    assert serve == ("" == table.refusal(LAY_PAIRS))
    assert serve == ("lay" in table.legal)


def test_dublees_do_not_serve_where_so_agreed() -> None:
    table = after_draw(f"{PAIRS} 2H 3S JH 6D TS JC QS", players=4, dublees=False)

    assert table.refusal(LAY_PAIRS)
    assert "lay" not in table.legal


@pytest.mark.parametrize(
    "change", [("2C 2C", "2C 3C"), (" / 2C 2C", ""), ("2C 2C", "2C 2C / 3C 3C")]
)
def test_exactly_seven_dublees_are_laid(change: tuple[str, str]) -> None:
    table = after_draw(f"{PAIRS} 3C 3C", players=4)

    assert table.refusal(LAY_PAIRS.replace(*change))
    assert "" == table.refusal(LAY_PAIRS.replace("2C 2C", "3C 3C"))


def test_two_printed_jokers_are_a_dublee() -> None:
    hand = PAIRS.replace("2C 2C", "JK JK")

    text = LAY_PAIRS.replace("2C 2C", "JK JK")
    assert "" == after_draw(hand, players=4, printed_jokers=3).refusal(text)


def test_a_pair_of_neighbours_is_not_a_dublee() -> None:
    table = after_draw(PAIRS.replace("2C 2C", "2C 3C"), players=4, printed_jokers=3)

    assert table.refusal(LAY_PAIRS.replace("2C 2C", "2C 3C"))


def test_sets_and_dublees_are_not_mixed() -> None:
    table = after_draw(f"{NINE} {PAIRS[:24]}", players=4)

    assert table.refusal("lay 7S 8S 9S / KH KH KH / 7S 7S / 8S 8S / 9H 9H / KD KD / KC KC")


# The tiplu


def test_chance_decides_on_the_tiplu_at_once() -> None:
    table = after_draw(NINE).do(LAY)

    assert ("chance", None) == (table.phase, table.position["turn"])
    assert [] == table.legal
    assert table.refusal("discard 5C")
    assert ("discard", 0) == (table.chance("5H").phase, table.state.turn)


def test_tiplu_goes_to_the_bottom_of_the_stock() -> None:
    before = after_draw(NINE, top="QD 5C TD AC 8D", players=2)
    rest = stock(before)
    rest.remove("AC")

    assert [*rest, "AC"] == stock(before.do(LAY).chance("AC"))


def test_the_copy_nearest_the_top_goes_to_the_bottom() -> None:
    table = after_laying()

    assert ["TD", "8D", "5H", "8D"] == stock(table)[:4]
    assert "5H" == stock(table)[-1]


@pytest.mark.parametrize("cards", ["JK", "KH", "5H TD", "5H 5H"])
def test_tiplu_is_one_card_of_the_stock_and_no_printed_joker(cards: str) -> None:
    table = after_draw(NINE, top="QD 5C TD JK 5H 5H", printed_jokers=3).do(LAY)

    with pytest.raises(IllegalActionError):
        table.chance(cards)


def test_any_other_card_of_the_stock_can_be_the_tiplu() -> None:
    kinds = set(stock(after_draw(NINE)))

    assert kinds == {stock(after_draw(NINE).do(LAY).chance(kind))[-1] for kind in kinds}


def test_seed_never_picks_a_joker() -> None:
    game = after_draw(NINE, printed_jokers=6).do(LAY)
    picked = {game.game.chance_action(game.state, seed) for seed in range(100)}

    assert 20 < len(picked)
    assert "JK" not in {CARD_NAMES[each.cards[0]] for each in picked if hasattr(each, "cards")}


def test_second_to_lay_needs_no_chance() -> None:
    table = after_laying(OTHER_NINE).do("discard 5C", "draw stock", LAY_OTHER)

    assert ("discard", 1) == (table.phase, table.state.turn)
    assert "5H" == stock(table)[-1]


def test_laying_dublees_first_finds_the_tiplu_too() -> None:
    table = after_draw(PAIRS, players=4).do(LAY_PAIRS).chance("5H")

    assert parse_card("5H") == table.view(0).rummy.tiplu
    assert HIDDEN == table.view(1).rummy.tiplu


def with_last_card_drawn(first: str = "") -> ScriptedMatch:
    """Let five players exhaust the stock, and seat 4, which could lay, draw its last card."""
    table = deal_rummy(first, "", "", "", OTHER_NINE, players=5, top="QD 5C" if first else "")
    if first:
        table.do("draw stock", LAY).chance("AC").do("discard 5C")
    return idle(table, len(stock(table)) - 1).do("draw stock")


def test_first_laying_waits_while_the_stock_is_empty() -> None:
    table = with_last_card_drawn()

    assert ("discard", 4) == (table.phase, table.state.turn)
    assert "lay" not in table.legal
    assert "no card is left to be the tiplu" == table.refusal(LAY_OTHER)


def test_later_laying_needs_no_stock() -> None:
    table = with_last_card_drawn(NINE)

    assert ("discard", 4) == (table.phase, table.state.turn)
    assert [] == stock(table)
    assert "lay" in table.legal
    assert parse_card("AC") == table.do(LAY_OTHER).view(4).rummy.tiplu


def test_first_laying_waits_while_the_stock_is_jokers_only() -> None:
    table = deal_rummy(
        "", "", OTHER_NINE, players=5, top="QD JK JK JK", rules={"printed_jokers": 3}
    )
    idle(table, len(stock(table)))
    names = [CARD_NAMES[each] for each in table.state.rummy.discards[:-1]]
    plain = [name for name in names if name != "JK"]
    table.chance(" ".join([*plain, "JK", "JK", "JK"]))

    idle(table, len(plain) - 1).do("draw stock")
    assert (2, ["JK", "JK", "JK"]) == (table.state.turn, stock(table))
    assert "lay" not in table.legal
    assert table.refusal(LAY_OTHER)


# Who knows it


def test_nobody_knows_a_tiplu_before_anyone_has_laid() -> None:
    table = after_draw(NINE)

    assert [NO_CARD] * 3 == [table.view(seat).rummy.tiplu for seat in range(3)]


def test_only_players_that_laid_know_the_tiplu() -> None:
    table = after_laying(OTHER_NINE)
    assert [parse_card("5H"), HIDDEN, HIDDEN] == [table.view(s).rummy.tiplu for s in range(3)]

    table.do("discard 5C", "draw stock", LAY_OTHER)
    assert [parse_card("5H"), parse_card("5H"), HIDDEN] == [
        table.view(s).rummy.tiplu for s in range(3)
    ]


def test_events_show_the_tiplu_to_the_seat_that_just_laid() -> None:
    table = after_laying(OTHER_NINE).do("discard 5C", "draw stock", LAY_OTHER)
    first, second = (event for event in table.events if isinstance(event, TipluSeen))

    assert [parse_card("5H"), HIDDEN, HIDDEN] == [first.as_seen_by(Seat(s)).card for s in range(3)]
    assert [parse_card("5H"), HIDDEN] == [second.as_seen_by(Seat(s)).card for s in (1, 2)]
    assert (True, False) == (first.is_new, second.is_new)


def test_bottom_of_the_stock_is_hidden_in_every_view() -> None:
    table = after_laying()

    for seat in range(3):
        assert {HIDDEN} == set(dict(table.view(seat).zones)[STOCK_ZONE])
        assert {HIDDEN} == set(table.view(seat).rummy.stock)


def test_unlaid_tiplu_stays_hidden_from_the_player_who_draws_it() -> None:
    table = after_laying("", players=5).do("discard 5C")
    idle(table, len(stock(table)) - 1)
    seat = table.state.turn

    assert "5H" in [CARD_NAMES[each] for each in table.do("draw stock").view(seat).hand]
    assert seat != 0
    assert HIDDEN == table.view(seat).rummy.tiplu


# Proposals


def rich(seed: int, players: int, **rules: object) -> ScriptedMatch:
    """Let seat 0 have drawn to a hand of few kinds, in which much can be laid."""
    rng = Random(seed)
    start = rng.randrange(4)
    kinds = [rank + suit for rank in "A234567"[start : start + 4] + "QK" for suit in "SH"]
    hand = rng.sample([*kinds * 3, "JK", "JK", "JK"], 21)
    return deal_rummy(" ".join(hand), players=players, rules={"printed_jokers": 3, **rules}).do(
        "draw stock"
    )


def refusals(table: ScriptedMatch, *actions: Action) -> set[str]:
    return {table.game.refusal_reason(table.state, action) for action in actions}


@pytest.mark.parametrize("set_size", ["three", "three_or_more"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(8))
def test_layings_proposed_are_accepted(seed: int, players: int, set_size: str) -> None:
    table = rich(seed, players, set_size=set_size)
    seat, turn_rules = Seat(0), RummyTurnRules(table.game.rules, table.game.seating)
    shown = table.view(0).rummy  # a player proposes from what he sees
    ways = tuple(islice(lay_actions(shown, seat, turn_rules), 200))

    assert bool(ways) == ("lay" in table.legal)
    assert not ways or {""} == refusals(table, *ways)
    assert not ways or {""} == refusals(table, fill_in_sets(Lay(), shown, seat, turn_rules))


@pytest.mark.parametrize(
    "hand", [f"{NINE} TC JC QC 9H 9D 9S 4S 5S 6S TS JS 5D", f"{PAIRS} 3C 3C 9C JS 5D 6H AH"]
)
def test_best_laying_is_accepted(hand: str) -> None:
    table = after_draw(hand, players=4)
    seat, turn_rules = Seat(0), RummyTurnRules(table.game.rules, table.game.seating)

    best = best_lay_action(table.view(0).rummy, seat, turn_rules)

    assert {""} == refusals(table, best)


def test_most_of_the_hands_proposed_for_can_be_laid() -> None:
    assert sum("lay" in rich(seed, 2).legal for seed in range(8)) > 4
