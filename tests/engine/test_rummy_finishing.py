"""Finishing in marriage: all cards in sets, or the eighth dublee, in a later turn."""

from collections.abc import Mapping
from itertools import combinations

import pytest

from marjapussi_gui.engine.actions import Draw, Finish
from marjapussi_gui.engine.events import MatchWon
from marjapussi_gui.engine.rummy.action_proposals import fill_in_sets, finish_action
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import Seat
from tests.engine.scenarios.deals import deal_rummy
from tests.scripted_match import ScriptedMatch, idle

NINE = "7S 8S 9S KH KH KH 2D 3D 4D"
PRIMARY = "7S 8S 9S / KH KH KH / 2D 3D 4D"
ELEVEN = "TC JC QC 9H 9D 9C 3S 4S 5S AC AH"  # wants the AD
FINISH = f"finish {PRIMARY} / TC JC QC / 9H 9D 9C / 3S 4S 5S / AC AH AD ; 2H"
PAIRS = "7S 7S 8S 8S 9H 9H KD KD KC KC 4H 4H 2C 2C"
DUBLEES = "7S 7S / 8S 8S / 9H 9H / KD KD / KC KC / 4H 4H / 2C 2C"
SINGLES = "QH 3C JH TS 5S AC 9C"
EIGHTH = f"finish {DUBLEES} / 3C 3C ; QH"


def ready(
    hand: str,
    sets: str = PRIMARY,
    /,
    *,
    offer: str = "TD",
    top: str = "AD",
    players: int = 2,
    rules: Mapping[str, object] | None = None,
) -> ScriptedMatch:
    """Let seat 0 have laid in the first round; the six of diamonds is the tiplu.

    It is the turn of seat 0 again: wild are the sixes, 5D, 7D and the jokers.
    """
    fillers = ["TD"] * (players - 2)
    stock = " ".join(["QD", "5C", "6D", *fillers, offer, top])
    table = deal_rummy(hand, players=players, top=stock, rules=rules)
    table.do("draw stock", f"lay {sets}").chance("6D").do("discard 5C")
    return idle(table, players - 1)


def after_draw(rest: str = f"{ELEVEN} 2H", *, top: str = "AD", **rules: object) -> ScriptedMatch:
    """Let seat 0 draw the top card, after laying NINE, with the given rest of its hand."""
    return ready(f"{NINE} {rest}", top=top, rules=rules).do("draw stock")


def with_dublees(
    singles: str = SINGLES, *, offer: str = "AD", top: str = "3C", jokers: int = 0
) -> ScriptedMatch:
    """Let seat 0 of four have laid seven dublees; it is its turn again."""
    hand = f"{PAIRS} {singles}"
    return ready(hand, DUBLEES, offer=offer, top=top, players=4, rules={"printed_jokers": jokers})


# All cards in sets


def test_all_cards_in_sets_end_the_deal() -> None:
    table = after_draw()

    assert "finish" in table.legal
    table.do(FINISH)
    assert ("deal", None) == (table.phase, table.position["turn"])
    assert 1 == table.position["hands_played"]
    assert () == table.last_hand.notes


def test_offer_serves_as_well_as_the_stock() -> None:
    table = ready(f"{NINE} {ELEVEN} 2H", offer="AD", top="TD")

    assert "it must draw first" == table.refusal(FINISH)
    assert "" == table.do("draw offer").refusal(FINISH)


def test_finishing_is_optional() -> None:
    assert "" == after_draw().refusal("discard 2H")


def test_finish_is_not_for_the_turn_of_laying() -> None:
    table = deal_rummy(f"{NINE} {ELEVEN} AD", top="QD 2H 6D TD 3H")
    table.do("draw stock", f"lay {PRIMARY}").chance("6D")

    assert "finish" not in table.legal
    assert "it can't finish in the turn in which it shows its sets" == table.refusal(FINISH)
    table.do("discard 2H")
    assert "finish" in idle(table, 1).do("draw stock").legal


def test_finishing_requires_laying() -> None:
    table = deal_rummy(f"{NINE} {ELEVEN} AD", top="QD 2H").do("draw stock")

    assert "finish" not in table.legal
    assert "it hasn't shown its sets yet" == table.refusal(FINISH)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("AC AH AD ; 2H", "AC AH AD ; AH"),  # its only one
        (" / AC AH AD", ""),
        ("9H 9D 9C", "9H 9D"),
        ("9H 9D 9C", "9H 9D 9S"),
        ("AC AH AD", "AC AH 2H"),
        ("TC JC QC / 9H 9D 9C", "TC JC QC 9C / 9H 9D"),
        ("3S 4S 5S", "3S 4S / 5S"),
        ("; 2H", "; 3H"),
    ],
)
def test_a_finish_discards_one_card_and_all_others_are_in_sets(old: str, new: str) -> None:
    assert after_draw().refusal(FINISH.replace(old, new))


def test_two_cards_are_not_left() -> None:
    table = after_draw("TC JC QC 9H 9D 9C 3S 4S 5S AC AH 2H", top="2C")

    assert "finish" not in table.legal
    assert "it must have all cards in sets" == table.refusal(FINISH.replace(" / AC AH AD", ""))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("7S 8S 9S", "7S 8S 9S TS", "can't be changed"),  # lengthened
        ("7S 8S 9S / KH KH KH", "KH KH KH", "can't be changed"),  # not named
        ("7S 8S 9S", "8S 9S TS", "can't be changed"),  # taken apart
        ("2D 3D 4D", "2D 3D 4D / 2D 3D 4D", "it doesn't hold"),
    ],
)
def test_sets_laid_appear_as_laid(old: str, new: str, why: str) -> None:
    table = after_draw(f"{ELEVEN} TS")

    assert why in table.refusal(FINISH.replace(old, new))


def test_sets_are_named_in_any_order() -> None:
    parts = FINISH.removeprefix("finish ").removesuffix(" ; 2H").split(" / ")

    assert "" == after_draw().refusal(f"finish {' / '.join(reversed(parts))} ; 2H")
    assert "" == after_draw().refusal(FINISH.replace("7S 8S 9S", "9S 7S 8S"))


def test_longer_sets_are_named_as_laid_too() -> None:
    longer = PRIMARY.replace("9S", "9S TS")
    table = ready(f"{NINE} TS TC JC QC KC 9H 9D 9C 2S 3S 4S 5S", longer).do("draw stock")
    end = "TC JC QC KC / 9H 9D 9C / 2S 3S 4S 5S ; AD"

    assert "" == table.refusal(f"finish {longer} / {end}")
    assert table.refusal(f"finish {PRIMARY} / {end}")


# Wild cards and the sizes of sets


@pytest.mark.parametrize("wild", ["6S", "6H", "6D", "6C", "5D", "7D", "JK"])
def test_every_wild_card_serves_to_finish(wild: str) -> None:
    table = after_draw(f"{ELEVEN} 2H", top=wild, printed_jokers=3)

    assert "finish" in table.legal
    assert "" == table.refusal(FINISH.replace("AD", wild))


@pytest.mark.parametrize("max_wild", [1, 2, 3])
@pytest.mark.parametrize(("last", "number"), [("AC AH", 1), ("AC 6C", 2), ("AC 5D", 2)])
def test_number_of_wild_cards_in_a_set_is_limited(last: str, number: int, max_wild: int) -> None:
    table = after_draw(f"TC TC TC 3S 3S 3S JD JD JD {last} 2H", top="6S", max_wild=max_wild)
    text = f"finish {PRIMARY} / TC TC TC / 3S 3S 3S / JD JD JD / {last} 6S ; 2H"

    may = number <= max_wild
    assert may == ("finish" in table.legal) == ("" == table.refusal(text))


@pytest.mark.parametrize("max_wild", [1, 2, 3])
def test_wild_cards_in_their_own_places_are_free(max_wild: int) -> None:
    table = after_draw("4D 5D 6D 7D 8D TC JC QC KC 9H 9S 9C", top="2H", max_wild=max_wild)

    text = f"finish {PRIMARY} / 4D 5D 6D 7D 8D / TC JC QC KC / 9H 9S 9C ; 2H"
    assert "" == table.refusal(text)
    assert "finish" in table.legal


@pytest.mark.parametrize("wild", ["6S", "JK"])
def test_wild_cards_complete_no_tunnela(wild: str) -> None:
    table = after_draw("TC TC TC 3S 3S 3S JD JD JD AC AC 2H", top=wild, printed_jokers=3)

    text = f"finish {PRIMARY} / TC TC TC / 3S 3S 3S / JD JD JD / AC AC {wild} ; 2H"
    assert "isn't a set" in table.refusal(text)
    assert "finish" not in table.legal


@pytest.mark.parametrize(("set_size", "may"), [("three_or_more", True), ("three", False)])
def test_longer_sets_serve_where_agreed(set_size: str, may: bool) -> None:
    table = after_draw("TC JC QC KC 9H 9D 9C 9S 2S 3S 4S 5S", top="2H", set_size=set_size)

    text = f"finish {PRIMARY} / TC JC QC KC / 9H 9D 9C 9S / 2S 3S 4S 5S ; 2H"
    assert may == ("finish" in table.legal) == ("" == table.refusal(text))


def test_trial_has_at_most_four_cards_including_wild_cards() -> None:
    table = after_draw("TC JC QC KC 3S 4S 5S AC AH AS 6H 2H")
    text = f"finish {PRIMARY} / TC JC QC KC / 3S 4S 5S / AC AH AD AS 6H ; 2H"

    assert "isn't a set" in table.refusal(text)
    assert "" == table.refusal(text.replace(" 6H", "").replace("QC KC", "QC KC 6H"))


def test_wild_cards_may_be_discarded() -> None:
    assert "" == after_draw(f"{ELEVEN} 6D").refusal(FINISH.replace("; 2H", "; 6D"))


# The eighth dublee


def test_eighth_dublee_ends_the_deal() -> None:
    table = with_dublees().do("draw stock")

    assert "finish" in table.legal
    assert ("dublee",) == table.do(EIGHTH).last_hand.notes


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (" / 3C 3C", ""),
        ("3C 3C", "3C 3C / TS TS"),
        ("3C 3C", "QH 3C"),
        ("3C 3C", "3C 6S"),
        ("3C 3C", "3C 3C 3C"),
        ("3C 3C", "2C 3C 4C"),
        ("7S 7S / 8S 8S", "7S 8S / 7S 8S"),
        ("; QH", "; 3C"),
        ("; QH", "; 7S"),
    ],
)
def test_eight_dublees_and_one_discard_are_named(old: str, new: str) -> None:
    table = with_dublees("QH 3C JH TS 6S AC 9C").do("draw stock")

    assert table.refusal(EIGHTH.replace(old, new))


def test_any_card_but_the_eighth_dublee_may_be_the_last_discard() -> None:
    table = with_dublees().do("draw stock")

    for name in ("QH", "JH", "TS", "5S", "AC", "9C"):
        assert "" == table.refusal(EIGHTH.replace("; QH", f"; {name}"))


def test_wild_cards_complete_no_eighth_dublee() -> None:
    table = with_dublees("QH 3C JH TS 6S AC 9C", top="JK", jokers=3).do("draw stock")

    assert "finish" not in table.legal
    for pair in ("3C JK", "6S JK", "3C 6S"):
        assert table.refusal(f"finish {DUBLEES} / {pair} ; QH")


def test_two_printed_jokers_are_an_eighth_dublee() -> None:
    table = with_dublees("QH 3C JH TS 6S AC JK", top="JK", jokers=3).do("draw stock")

    assert "" == table.refusal(f"finish {DUBLEES} / JK JK ; QH")


def test_sets_do_not_finish_dublees() -> None:
    table = with_dublees("TS JS QS 5H 5S 5C AC", top="AD").do("draw stock")

    assert "finish" not in table.legal
    assert table.refusal(f"finish {DUBLEES} / TS JS QS / 5H 5S 5C ; AC")


def test_eighth_dublee_waits_for_a_later_turn_too() -> None:
    table = deal_rummy(f"{PAIRS} {SINGLES}", players=4, top="QD 3C 6D").do("draw stock")
    table.do(f"lay {DUBLEES}").chance("6D")

    assert "finish" not in table.legal
    assert "it can't finish in the turn in which it shows its sets" == table.refusal(EIGHTH)


def test_finishing_with_an_eighth_dublee_is_optional() -> None:
    assert "" == with_dublees().do("draw stock").refusal("discard QH")


@pytest.mark.parametrize("offer", ["AD", "7S", "KD"])
def test_offer_that_pairs_with_no_card_in_hand_is_not_taken(offer: str) -> None:
    table = with_dublees(offer=offer)  # 7S and KD lie on the table in pairs

    assert ["draw stock"] == table.legal
    assert table.refusal("draw offer")


def test_offer_is_taken_for_the_eighth_dublee_and_binds() -> None:
    table = with_dublees(offer="3C", top="AD")

    assert "draw offer" in table.legal
    table.do("draw offer")
    assert ["finish"] == table.legal
    assert "it must finish" in table.refusal("discard QH")
    assert ("dublee",) == table.do(EIGHTH).last_hand.notes


def test_taking_the_offer_before_laying_dublees_costs_nothing() -> None:
    table = deal_rummy(f"{PAIRS[:-3]} {SINGLES} 8C", players=4, top="2C 5C 6D")
    table.do("draw offer", f"lay {DUBLEES}").chance("6D")

    assert "" == table.refusal("discard QH")
    assert "finish" not in table.legal


def test_any_offer_may_be_taken_after_laying() -> None:
    assert "draw offer" in ready(f"{NINE} {ELEVEN} 2H", offer="TH").legal


# The end of the stock, and of the match


def test_last_card_of_the_stock_may_still_finish() -> None:
    hand = f"{NINE} {ELEVEN} AD"
    table = idle(deal_rummy("", "", "", "", hand, players=5, top="QD", rules={"reshuffles": 0}), 4)
    table.do("draw stock", f"lay {PRIMARY}").chance("6D")
    spare = next(t for t in table.legal if t.startswith("discard") and t[8:] not in hand)
    table.do(spare)
    idle(table, len(table.state.rummy.stock) - 1).do("draw stock")

    assert (4, ()) == (table.state.turn, table.state.rummy.stock)  # it was the tiplu
    assert () == table.do(FINISH.replace("2H", "6D")).last_hand.notes


def test_deal_passes_on_in_the_direction_of_play() -> None:
    table = after_draw().do(FINISH)

    assert (1, 0) == (table.last_hand.dealer, table.state.dealer)


def test_nothing_is_done_after_the_last_deal() -> None:
    table = after_draw(deals=1).do(FINISH)

    assert "over" == table.phase
    assert table.refusal("draw stock")
    assert [MatchWon] == [type(event) for event in table.events if isinstance(event, MatchWon)]


# Proposals

MELDS = (
    "TC JC QC",
    "9H 9D 9C",
    "3S 4S 5S",
    "AC AH AD",
    "TH 6S QH",
    "8C 8H 5D",
    "KS 6C 6C",
    "5D 6D 7D",
    "JD JD JD",
    "2C 6H 4C",
)


@pytest.mark.parametrize("first", MELDS[:6])
def test_finish_proposed_is_accepted(first: str) -> None:
    others = MELDS[MELDS.index(first) + 1 :]
    for chosen in tuple(combinations(others, 3))[::3]:
        table = after_draw(" ".join((first, *chosen)), top="2H", max_wild=2)
        turn_rules, seen = RummyTurnRules(table.game.rules, table.game.seating), table.view(0).rummy
        action = fill_in_sets(Finish(), seen, Seat(0), turn_rules)

        assert "finish" in table.legal, chosen
        assert "" == table.game.refusal_reason(table.state, action), chosen
        assert action == finish_action(seen, Seat(0), turn_rules)


@pytest.mark.parametrize("source", ["stock", "offer"])
def test_finish_proposed_with_dublees_is_accepted(source: str) -> None:
    table = with_dublees(offer="3C", top="QH").do(f"draw {source}")
    turn_rules = RummyTurnRules(table.game.rules, table.game.seating)
    action = finish_action(table.view(0).rummy, Seat(0), turn_rules)

    assert "" == table.game.refusal_reason(table.state, action)


def test_complete_actions_are_proposed_as_they_are() -> None:
    table = ready(f"{NINE} {ELEVEN} 2H")
    turn_rules = RummyTurnRules(table.game.rules, table.game.seating)

    assert Draw("stock") == fill_in_sets(Draw("stock"), table.view(0).rummy, Seat(0), turn_rules)
