"""Turns of marriage: the deal, tunnelas shown, offers and discards, and a stock that runs out."""

from collections import Counter

import pytest

from marjapussi_gui.engine.cards import CARD_NAMES, HIDDEN, JOKER, parse_cards
from marjapussi_gui.engine.events import DISCARD_ZONE, STOCK_ZONE, StockDrawn, hand_zone
from marjapussi_gui.engine.game import IllegalActionError
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.options import RulesError
from marjapussi_gui.engine.rummy.events import StockRenewed, TunnelasShown
from marjapussi_gui.engine.state import Seat
from tests.engine.scenarios.deals import deal_rummy
from tests.scripted_match import ScriptedMatch, idle

PAIRS = "7S 7S 8S 8S 9H 9H KD KD KC KC 4H 4H 2C 2C 3C 3C 6D 6D TS TS AS"  # no set at all
STOCK_OF_FIVE = 3 * 52 - 5 * 21 - 1  # what five players leave beside the first offer


def with_empty_stock(reshuffles: int = 1, **rules: object) -> ScriptedMatch:
    """Let five players draw the whole stock, none of whose cards stays in a hand."""
    return idle(deal_rummy(players=5, rules={"reshuffles": reshuffles, **rules}), STOCK_OF_FIVE)


def renew(table: ScriptedMatch) -> ScriptedMatch:
    """Let chance make the discards but the last the new stock, last ones first."""
    return table.chance(
        " ".join(CARD_NAMES[each] for each in reversed(table.state.rummy.discards[:-1]))
    )


def held_cards(table: ScriptedMatch, seat: int) -> list[str]:
    return [CARD_NAMES[each] for each in table.view(seat).hand]


# The deal


@pytest.mark.parametrize("jokers", [0, 3, 6])
def test_pack_is_three_of_fifty_two_and_the_jokers_agreed(jokers: int) -> None:
    pack = Counter(
        find_variant("marriage").create_game({"printed_jokers": jokers}).dealing_phase.cards
    )

    assert 156 + jokers == pack.total()
    assert jokers == pack.pop(JOKER, 0)
    assert [3] * 52 == list(pack.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play_each_for_himself(players: int) -> None:
    game = find_variant("marriage").create_game(players=players)

    assert players == len(game.seating.seats) == len(game.seating.sides)
    assert not game.seating.has_partners


@pytest.mark.parametrize("players", [1, 6])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(RulesError):
        find_variant("marriage").create_game(players=players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_gets_twenty_one_cards_and_the_next_is_turned(players: int) -> None:
    table = ScriptedMatch("marriage", players=players).deal_from_seed(1)

    assert [21] * players == [len(hand) for hand in table.state.rummy.hands]
    assert 1 == len(table.state.rummy.discards)
    assert 156 - 21 * players - 1 == len(table.state.rummy.stock)


@pytest.mark.parametrize(("players", "dealer", "first"), [(2, 0, 1), (3, 2, 0), (5, 3, 4)])
def test_first_offer_is_to_the_player_after_the_dealer(
    players: int, dealer: int, first: int
) -> None:
    table = ScriptedMatch("marriage", players=players, dealer=dealer).deal_from_seed(1)
    offer = table.state.rummy.discards[0]

    assert first == table.state.turn
    assert offer in table.do("draw offer").view(first).hand


def test_turned_card_is_seen_by_all_and_hands_and_stock_by_nobody_else() -> None:
    table = deal_rummy(top="QD 5C", players=3)

    for seat in range(3):
        zones = dict(table.view(seat).zones)
        assert parse_cards("QD") == zones[DISCARD_ZONE]
        assert {HIDDEN} == set(zones[STOCK_ZONE])
        assert {HIDDEN} == {
            c for other in range(3) if other != seat for c in zones[hand_zone(Seat(other))]
        }
        assert HIDDEN not in zones[hand_zone(Seat(seat))]


def test_clockwise_only_turns_the_table() -> None:
    one, other = (
        idle(deal_rummy(players=3, rules={"clockwise": clockwise}), 4)
        for clockwise in (False, True)
    )

    assert one.state == other.state


def test_turns_go_round_in_the_order_of_the_seats() -> None:
    table = deal_rummy(players=3)

    assert [1, 2, 0, 1] == [idle(table, 1).state.turn for _ in range(4)]


# A turn


def test_a_turn_is_a_draw_and_a_discard() -> None:
    table = deal_rummy(top="QD 5C")

    assert ("draw", 0) == (table.phase, table.state.turn)
    assert ("discard", 0) == (table.do("draw stock").phase, table.state.turn)
    assert ("draw", 1) == (table.do("discard 5C").phase, table.state.turn)


def test_stock_or_offer_is_drawn() -> None:
    assert ["draw offer", "draw stock"] == deal_rummy(PAIRS).legal


def test_top_card_of_the_stock_is_drawn() -> None:
    before = Counter(held_cards(deal_rummy(top="QD 5C"), 0))

    assert ["5C"] == [*(Counter(held_cards(deal_rummy(top="QD 5C").do("draw stock"), 0)) - before)]


@pytest.mark.parametrize("early", ["discard 7S", "lay 7S 8S 9S", "finish 7S 8S 9S ; 7S"])
def test_nothing_is_done_with_cards_before_the_draw(early: str) -> None:
    assert "it must draw first" == deal_rummy("7S 8S 9S").refusal(early)


@pytest.mark.parametrize("source", ["stock", "offer"])
def test_one_card_is_drawn_a_turn(source: str) -> None:
    table = deal_rummy().do(f"draw {source}")

    assert "it has drawn already" == table.refusal("draw stock") == table.refusal("draw offer")


@pytest.mark.parametrize("text", ["discard 7S 8S", "discard 7S 7S", "discard 2D"])
def test_one_card_of_the_hand_is_discarded(text: str) -> None:
    table = deal_rummy(PAIRS, top="QD 5C").do("draw stock")

    assert table.refusal(text)
    assert {f"discard {name}" for name in (*PAIRS.split(), "5C")} == set(table.legal)


def test_discard_is_the_next_players_offer() -> None:
    table = deal_rummy(top="QD 5C").do("draw stock", "discard 5C")

    assert "5C" in held_cards(table.do("draw offer"), 1)
    assert "QD" not in held_cards(table, 1)


def test_offer_not_taken_goes_under_the_later_discards() -> None:
    table = deal_rummy(top="QD 5C 6C").do("draw stock", "discard 5C", "draw stock", "discard 6C")

    assert parse_cards("QD 5C 6C") == table.state.rummy.discards
    table.do("draw offer", "discard 6C", "draw offer")
    assert parse_cards("QD 5C") == table.state.rummy.discards


def test_discards_under_the_offer_are_not_drawn() -> None:
    table = deal_rummy(top="QD 5C").do("draw stock", "discard 5C", "draw offer")

    assert "QD" not in held_cards(table, 1)
    assert parse_cards("QD") == table.view(0).rummy.discards


def test_offer_may_be_taken_and_discarded_in_one_turn() -> None:
    table = deal_rummy(top="QD").do("draw offer", "discard QD")

    assert parse_cards("QD") == table.state.rummy.discards
    assert "draw offer" in table.legal


def test_drawn_card_is_known_to_the_drawer() -> None:
    table = deal_rummy(top="QD 5C", players=3).do("draw stock")
    (drawn,) = (event for event in table.events if isinstance(event, StockDrawn))

    assert [*parse_cards("5C"), HIDDEN, HIDDEN] == [
        drawn.as_seen_by(seat).card for seat in table.game.seating.seats
    ]


def test_offer_taken_is_remembered_by_all() -> None:
    table = deal_rummy(top="QD").do("draw offer", "discard QD")

    assert parse_cards("QD") == (table.view(1).rummy.turns[0].taken_offer,)


# Tunnelas shown


def test_tunnelas_are_offered_to_be_shown_before_the_first_draw_only() -> None:
    table = deal_rummy("KH KH KH", top="QD 5C")

    assert "show tunnelas" in table.legal
    assert "show tunnelas" not in table.do("draw stock").legal
    assert table.refusal("show tunnelas KH KH KH")


def test_tunnelas_are_not_shown_in_a_later_turn() -> None:
    table = idle(deal_rummy("KH KH KH"), 2)

    assert ("draw", 0) == (table.phase, table.state.turn)
    assert "show tunnelas" not in table.legal
    assert table.refusal("show tunnelas KH KH KH")


def test_each_shows_before_his_own_first_draw() -> None:
    table = idle(deal_rummy("KH KH KH", "", "2D 2D 2D", players=3), 2)

    assert "show tunnelas" in table.legal
    assert "" == table.refusal("show tunnelas 2D 2D 2D")


@pytest.mark.parametrize("second", ["KH KH KH", "3C 3C 3C"])
def test_tunnelas_are_shown_once(second: str) -> None:
    table = deal_rummy("KH KH KH 3C 3C 3C").do("show tunnelas KH KH KH")

    assert "show tunnelas" not in table.legal
    assert table.refusal(f"show tunnelas {second}")


@pytest.mark.parametrize("sets", ["KH KH KH", "3C 3C 3C", "KH KH KH / 3C 3C 3C"])
def test_any_of_the_tunnelas_held_are_shown(sets: str) -> None:
    assert "" == deal_rummy("KH KH KH 3C 3C 3C").refusal(f"show tunnelas {sets}")


@pytest.mark.parametrize("sets", ["KH KH", "KH KH KH KH", "KH KH 3C", "4C 4C 4C", "7S 8S 9S"])
def test_only_tunnelas_held_are_shown(sets: str) -> None:
    assert deal_rummy("KH KH KH 3C 7S 8S 9S").refusal(f"show tunnelas {sets}")


def test_a_tunnela_is_not_shown_twice_over() -> None:
    assert deal_rummy("KH KH KH").refusal("show tunnelas KH KH KH / KH KH KH")


def test_three_printed_jokers_are_shown_as_a_tunnela() -> None:
    table = deal_rummy("JK JK JK", rules={"printed_jokers": 3})

    assert "" == table.refusal("show tunnelas JK JK JK")


def test_showing_requires_a_tunnela() -> None:
    assert "show tunnelas" not in deal_rummy(PAIRS).legal
    assert deal_rummy(PAIRS).refusal("show tunnelas 7S 7S 7S")


def test_tunnelas_shown_are_seen_by_all_and_stay_in_the_hand() -> None:
    table = deal_rummy("KH KH KH", top="QD 5C", players=3).do("show tunnelas KH KH KH")
    (shown,) = (event for event in table.events if isinstance(event, TunnelasShown))

    assert all(shown == shown.as_seen_by(seat) for seat in table.game.seating.seats)
    assert (parse_cards("KH KH KH"),) == table.view(2).rummy.shown_tunnelas[0]
    assert 21 == len(table.view(0).hand)
    assert "" == table.do("draw stock").refusal("discard KH")


# The stock runs out


def test_last_card_of_the_stock_is_drawn_before_anything_is_shuffled() -> None:
    table = idle(deal_rummy(players=5), STOCK_OF_FIVE - 1)

    assert ("draw", 1) == (table.phase, len(table.state.rummy.stock))
    assert ("discard", 0) == (table.do("draw stock").phase, len(table.state.rummy.stock))


def test_reshuffle_is_due_when_the_turn_has_ended() -> None:
    table = with_empty_stock()

    assert "chance" == table.phase
    assert table.position["turn"] is None
    assert table.refusal("draw stock")


def test_discards_but_the_last_are_the_new_stock_the_next_to_be_drawn_first() -> None:
    table = with_empty_stock()
    *others, last = table.state.rummy.discards

    renew(table)
    assert (last,) == table.state.rummy.discards
    assert tuple(reversed(others)) == table.state.rummy.stock
    before = Counter(held_cards(table, 0))
    assert {CARD_NAMES[others[-1]]: 1} == Counter(held_cards(table.do("draw stock"), 0)) - before


def test_last_discard_stays_the_offer_of_the_player_whose_turn_it_is() -> None:
    table = with_empty_stock()
    turns = table.state.rummy.turns

    renew(table)
    assert (STOCK_OF_FIVE, 4) == (len(turns), turns[-1].seat)
    assert ("draw", 0) == (table.phase, table.state.turn)
    assert CARD_NAMES[turns[-1].discard] in held_cards(table.do("draw offer"), 0)


@pytest.mark.parametrize("change", ["without one", "with the last", "another card"])
def test_new_stock_is_of_just_the_discards_but_the_last(change: str) -> None:
    table = with_empty_stock()
    *names, last = (CARD_NAMES[each] for each in table.state.rummy.discards)
    foreign = next(name for name in CARD_NAMES if name not in names)
    wrong = {
        "without one": names[1:],
        "with the last": [*names, last],
        "another card": [*names[1:], foreign],
    }

    with pytest.raises(IllegalActionError):
        table.chance(" ".join(wrong[change]))


def test_order_of_the_new_stock_is_hidden() -> None:
    table = renew(with_empty_stock())
    (event,) = (event for event in table.events if isinstance(event, StockRenewed))

    for seat in table.game.seating.seats:
        assert tuple(sorted(event.cards)) == event.as_seen_by(seat).cards
        assert {HIDDEN} == set(table.view(seat).rummy.stock)


def test_tunnelas_are_not_shown_after_a_reshuffle() -> None:
    table = deal_rummy("KH KH KH", players=5)

    assert "show tunnelas" not in renew(idle(table, STOCK_OF_FIVE)).legal


@pytest.mark.parametrize("reshuffles", [0, 1, 2])
def test_deal_is_dismissed_when_no_reshuffle_is_left(reshuffles: int) -> None:
    table = with_empty_stock(reshuffles)
    for _ in range(reshuffles):
        assert "chance" == table.phase
        idle(renew(table), STOCK_OF_FIVE)

    assert "deal" == table.phase
    assert ("dismissed",) == table.last_hand.notes


def test_nobody_scores_in_a_deal_dismissed() -> None:
    rules = {"reshuffles": 0, "printed_jokers": 3, "unseen_maal": "kidnap"}
    table = idle(deal_rummy("JK JK JK", players=5, rules=rules), STOCK_OF_FIVE + 3)

    assert ("dismissed",) == table.last_hand.notes
    assert (0,) * 5 == table.last_hand.points == table.last_hand.score_changes == table.scores


def test_deal_dismissed_is_played_and_passes_the_deal_on() -> None:
    table = with_empty_stock(0)

    assert 1 == table.position["hands_played"]
    assert (4, 0) == (table.last_hand.dealer, table.state.dealer)


def test_only_its_owner_knows_what_was_drawn_from_the_stock() -> None:
    table = deal_rummy("7S 8S 9S TS KH KH KH 2D 3D 4D 4H 5H 6H", top="QD").do("draw stock")
    seen = [table.view(Seat(seat)).rummy.drawn_from_stock for seat in range(2)]

    assert seen[0] in table.view(Seat(0)).hand
    assert seen[1] == HIDDEN
