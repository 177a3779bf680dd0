"""Rummy turns: tunnelas, offers, laying, the tiplu, finishing, reshuffles and settlement."""

import pytest

from marjapussi_gui.engine.cards import HIDDEN, NAMES, card, card_list
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.engine.rummy.events import TipluSeen
from marjapussi_gui.engine.state import NO_CARD
from tests.engine.scenarios.deals import rummy
from tests.tabletop import Tabletop

PURE = "7S 8S 9S KH KH KH 2D 3D 4D"
LAY = "lay 7S 8S 9S / KH KH KH / 2D 3D 4D"
REST = "TC JC QC 9H 9D 9S 4S 5S 6S"  # three more sets, which leaves three of 21 cards
DUBLEES = "7S 7S 8S 8S 9H 9H KD KD KC KC 4H 4H 2C 2C"
LAY_DUBLEES = "lay 7S 7S / 8S 8S / 9H 9H / KD KD / KC KC / 4H 4H / 2C 2C"


def test_first_card_of_the_stock_is_offered_to_the_player_after_the_dealer() -> None:
    table = rummy(top="QD 5C")

    assert table.state.turn == 0
    assert dict(table.view(1).zones)[Zone("discards")] == card_list("QD")
    assert "draw offer" in table.legal
    assert "QD" in [NAMES[c] for c in table.do("draw offer").view(0).hand]


def test_one_draws_and_then_discards() -> None:
    table = rummy(top="QD 5C")

    assert table.phase == "draw"
    assert table.refusal("discard 5C") == "must draw first"
    table.do("draw stock")
    assert table.phase == "discard"
    assert table.refusal("draw stock") == "has drawn already"
    assert table.do("discard 5C").state.turn == 1


def test_discard_is_the_next_players_offer_and_lies_on_one_not_taken() -> None:
    table = rummy(top="QD 5C").do("draw stock", "discard 5C")

    assert table.view(0).rummy.discards == card_list("QD 5C")
    assert table.do("draw offer").view(0).rummy.discards == card_list("QD")


def test_offer_may_be_taken_and_discarded_again() -> None:
    assert rummy(top="QD").do("draw offer", "discard QD").state.turn == 1


def test_drawn_card_is_hidden_from_the_others() -> None:
    table = rummy(top="QD 5C").do("draw stock")

    assert HIDDEN in dict(table.view(1).zones)[Zone("hand", 0)]
    assert len(table.view(0).hand) == 22


def test_tunnelas_are_shown_once_and_before_the_first_draw() -> None:
    table = rummy("KH KH KH 3C 3C 3C", top="QD 5C")

    assert "show tunnelas" in table.legal
    assert table.refusal("show tunnelas KH KH 3C") == "these are not tunnelas"
    assert table.refusal("show tunnelas 9C 9C 9C") == "does not hold all these cards"
    table.do("show tunnelas KH KH KH")  # not all he has
    assert "show tunnelas" not in table.legal
    assert table.refusal("show tunnelas 3C 3C 3C")
    assert table.view(1).rummy.shown[0] == (card_list("KH KH KH"),)


def test_tunnelas_are_not_shown_after_drawing_nor_in_a_later_turn() -> None:
    table = rummy("KH KH KH", top="QD 5C").do("draw stock")
    assert table.refusal("show tunnelas KH KH KH")

    table.do("discard 5C", "draw stock")
    table.do(next(text for text in table.legal if "discard" in text))
    assert table.refusal("show tunnelas KH KH KH")


def laid(players: int = 2, rules: dict[str, object] | None = None) -> Tabletop:
    """Seat 0 has laid three sets in its first turn; the tiplu is the five of hearts."""
    table = rummy(f"{PURE} {REST}", players=players, top="QD 5C 5H 8D 8D", rules=rules)
    return table.do("draw stock", LAY).chance("5H")


def test_three_pure_sets_are_laid_after_drawing() -> None:
    table = rummy(f"{PURE} {REST}", top="QD 5C")

    assert "lay" not in table.legal
    assert "lay" in table.do("draw stock").legal
    assert table.refusal("lay 7S 8S 9S / KH KH KH") == "must lay 3 pure sequences or tunnelas"
    assert table.refusal("lay 7S 8S 9S / KH KH KH / 9H 9D 9S") != ""
    assert table.refusal("lay 7S 8S 9S / KH KH KH / 2D 3D 4D") == ""
    assert table.refusal("lay 7S 8S 9S / KH KH KH / 2H 3H 4H") == "does not hold all these cards"


def test_a_card_must_be_left_to_discard() -> None:
    hand = "AS 2S 3S 4S 5S 6S 7S 8S 9S AH 2H 3H 4H 5H 6H 7H 8H KD KD KD 9H"
    table = rummy(hand, top="QD TH").do("draw stock")

    sets = "lay AS 2S 3S 4S 5S 6S 7S 8S 9S / AH 2H 3H 4H 5H 6H 7H 8H 9H TH / KD KD KD"
    assert table.refusal(sets) == "must keep a card to discard"
    assert table.refusal(sets.replace(" TH", "")) == ""


def test_longer_sequences_are_not_laid_where_sets_are_of_three() -> None:
    table = rummy(f"{PURE} TS {REST}"[:62], top="QD", rules={"set_size": "three"}).do("draw offer")

    assert table.refusal("lay 7S 8S 9S TS / KH KH KH / 2D 3D 4D") != ""
    assert table.refusal(LAY) == ""


def test_tiplu_is_due_after_the_first_laying() -> None:
    table = rummy(f"{PURE} {REST}", top="QD 5C 5H 8D").do("draw stock", LAY)

    assert (table.phase, table.position["turn"]) == ("chance", None)
    assert table.refusal("discard 5C") == "nobody acts now: a chance is due"


def test_tiplu_goes_to_the_bottom_the_copy_nearest_the_top() -> None:
    table = laid()
    stock = [NAMES[c] for c in table.state.rummy.stock]

    assert (stock[0], stock[-1]) == ("8D", "5H")


def test_tiplu_is_known_to_those_who_have_laid() -> None:
    table = laid()
    (event,) = (event for event in table.events if isinstance(event, TipluSeen))

    assert [event.seen_by(seat).card for seat in table.game.seating.seats] == [card("5H"), HIDDEN]
    assert table.view(0).rummy.tiplu == card("5H")
    assert table.view(1).rummy.tiplu == HIDDEN
    assert rummy().view(0).rummy.tiplu == NO_CARD


def test_printed_joker_is_never_the_tiplu() -> None:
    table = rummy(f"{PURE} {REST}", top="QD 5C JK", rules={"printed_jokers": 3})
    table.do("draw stock", LAY)

    with pytest.raises(ValueError, match="no printed joker"):
        table.chance("JK")


def test_who_lays_later_sees_the_same_tiplu() -> None:
    table = rummy(f"{PURE} {REST}", "3S 4S 5S QH QH QH 6D 7D 8D", top="QD 5C 5H 8C")
    table.do("draw stock", LAY).chance("5H").do("discard 5C", "draw stock")
    table.do("lay 3S 4S 5S / QH QH QH / 6D 7D 8D")

    assert table.phase == "discard"
    assert table.view(1).rummy.tiplu == card("5H")


def test_laid_cards_lie_open_and_cannot_be_discarded() -> None:
    table = laid()

    assert dict(table.view(1).zones)[Zone("laid", 0, 1)] == card_list("KH KH KH")
    assert table.refusal("discard KH") == "does not hold KH to discard"
    assert table.refusal(LAY) == "has laid already"


def test_finish_is_for_a_later_turn() -> None:
    hand = f"{PURE} {REST} 9C 3S 7S"
    table = rummy(hand, top="QD 5C 5H 8D").do("draw stock", LAY).chance("5H")

    assert "finish" not in table.legal
    text = "finish 7S 8S 9S / KH KH KH / 2D 3D 4D / TC JC QC / 9H 9D 9S 9C / 3S 4S 5S 6S 7S ; 5C"
    assert table.refusal(text) == "may finish in a later turn only"


def finishing(rules: dict[str, object] | None = None, players: int = 2) -> Tabletop:
    """Seat 0 has laid and drawn again, and can finish with 9C, 3S and 7S in its sets."""
    table = rummy(
        f"{PURE} {REST} 9C 3S 7S", players=players, top="QD 5C 5H 8D 8D 8D 8C 8C 8H", rules=rules
    )
    table.do("draw stock", LAY).chance("5H").do("discard 5C")
    for _ in range(players - 1):
        table.do("draw stock", "discard 8D")
    return table.do("draw stock")


FINISH = "finish 7S 8S 9S / KH KH KH / 2D 3D 4D / TC JC QC / 9H 9D 9S 9C / 3S 4S 5S 6S 7S ; 8D"


def test_finish_ends_the_deal_with_all_cards_in_sets() -> None:
    table = finishing()

    assert "finish" in table.legal
    assert table.do(FINISH).last_hand.notes == ()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("7S 8S 9S /", "8S 9S TS /", "must leave the sets as they were laid"),
        ("9H 9D 9S 9C", "9H 9D 9S", "must have all cards in sets"),
        ("TC JC QC", "TC JC KC", "does not hold all these cards"),
        ("3S 4S 5S 6S 7S", "3S 4S 5S 6S 9C", "does not hold all these cards"),
        ("9H 9D 9S 9C / 3S 4S 5S", "9H 9D 9C / 9S 3S 4S 5S", "3S"),
        ("; 8D", "; 8H", "does not hold all these cards"),
    ],
)
def test_finish_names_every_set_as_it_is(old: str, new: str, why: str) -> None:
    assert why in finishing().refusal(FINISH.replace(old, new))


def test_laid_sets_may_be_named_in_any_order() -> None:
    text = FINISH.replace("7S 8S 9S / KH KH KH", "KH KH KH / 9S 7S 8S")

    assert finishing().refusal(text) == ""


def test_losers_pay_three_or_ten_and_maal_is_settled() -> None:
    # Seat 0: 4S 5S 6S ... no hearts, so its 5S counts nothing; its maal is 0, as is the other's
    hand = finishing().do(FINISH).last_hand

    assert hand.points == (0, 0)
    assert hand.gained == (10, -10)  # 2*0 - 0 - 10 for one who has not laid


def maal_of_all(rules: dict[str, object] | None = None) -> Tabletop:
    """Three players; seat 0 will win with a tiplu in hand, seat 1 has laid, seat 2 has not."""
    table = rummy(
        "7S 8S 9S KH KH KH 2D 3D 4D TC JC QC 9H 9D 9S 4S 6S 5H 9C 3S 7S",
        "4C 5C 6C QS QS QS 6D 7D 8D 6H 6H 2S 2S 2S JS JS JS TS TS TS AS",
        "5H 4H JH 2C 2C 2C 3C 3C 3C TD TD TD JD JD JD QD QD AC AC AC KC",
        players=3,
        top="QD 8C 5H 8C 2H 3H 8H",
        rules=rules,
    )
    table.do("draw stock", LAY).chance("5H").do("discard 8C")
    table.do("draw stock", "lay 4C 5C 6C / QS QS QS / 6D 7D 8D", "discard 8C")
    table.do("draw stock", "discard 2H", "draw stock")
    return table.do(
        "finish 7S 8S 9S / KH KH KH / 2D 3D 4D / TC JC QC / 9H 9D 9S 9C / 3S 4S 5H 6S 7S ; 3H"
    )


def test_settlement_between_three_players() -> None:
    hand = maal_of_all().last_hand

    # S: 3 for the tiplu, 5 for two poplus, 0 for seat 2 who has not laid; T is 8
    assert hand.points == (3, 5, 0)
    # seat 1: 3*5 - 8 - 3 = 4; seat 2: 0 - 8 - 10 = -18; seat 0 the opposite of both
    assert hand.gained == (14, 4, -18)


def test_kidnapped_maal_goes_to_the_winner() -> None:
    hand = maal_of_all({"unseen_maal": "kidnap"}).last_hand

    # Seat 2 held a tiplu and a jhiplu: 5 more for seat 0, so S is 8 and T is 13
    assert hand.points == (8, 5, 0)
    # seat 1: 15 - 13 - 3 = -1; seat 2: -13 - 10 = -23
    assert hand.gained == (24, -1, -23)


def dublees(rules: dict[str, object] | None = None, players: int = 4) -> Tabletop:
    """Seat 0 has laid seven dublees, and it is its turn again."""
    table = rummy(
        f"{DUBLEES} QH 3C JH TD 5S", players=players, top="QD 5C 8D 8C 8H 6D 3C", rules=rules
    )
    table.do("draw stock", LAY_DUBLEES).chance("8D").do("discard 5C")
    for _ in range(players - 1):
        table.do("draw stock")
        table.do(f"discard {NAMES[_drawn(table)]}")
    return table


def _drawn(table: Tabletop) -> int:
    names = [NAMES[c] for c in table.state.rummy.hands[table.state.turn]]
    return card(next(name for name in ("8C", "8H", "6D") if name in names))


@pytest.mark.parametrize(("players", "serve"), [(3, False), (4, True), (5, True)])
def test_dublees_serve_with_four_players_or_more(players: int, serve: bool) -> None:
    table = rummy(DUBLEES, players=players, top="QD 5C").do("draw stock")

    assert ("dublees do not serve" in table.refusal(LAY_DUBLEES)) != serve
    off = rummy(DUBLEES, players=players, top="QD 5C", rules={"dublees": False}).do("draw stock")
    assert "dublees do not serve" in off.refusal(LAY_DUBLEES)


def test_eight_dublees_are_never_laid() -> None:
    table = rummy(f"{DUBLEES} 3H 3H", players=4, top="QD 5C").do("draw stock")

    assert table.refusal(f"{LAY_DUBLEES} / 3H 3H") != ""


def test_who_has_laid_dublees_takes_an_offer_only_for_the_eighth() -> None:
    table = dublees()

    assert "draw offer" not in table.legal
    assert table.refusal("draw offer") == "may take the offer for an eighth dublee only"


def test_eighth_dublee_ends_the_deal_with_the_bonus() -> None:
    table = dublees().do("draw stock")  # the second 3C

    text = LAY_DUBLEES.replace("lay", "finish") + " / 3C 3C ; QH"
    assert "finish" in table.legal
    assert table.refusal(text.replace("3C 3C", "JH JH")) == "does not hold all these cards"
    hand = table.do(text).last_hand
    assert hand.notes == ("dublee",)
    assert all(gained <= -10 - 5 - sum(hand.points) for gained in hand.gained[1:])


@pytest.mark.parametrize("bonus", [5, 7])
def test_bonus_is_an_option(bonus: int) -> None:
    table = dublees({"dublee_bonus": bonus}).do("draw stock")
    items = table.do(LAY_DUBLEES.replace("lay", "finish") + " / 3C 3C ; QH").last_hand.items

    assert {item.points for item in items if item.key == "dublees"} == {-bonus, bonus}


def exhausted(reshuffles: int) -> Tabletop:
    """Draw from the stock until it is empty."""
    table = rummy(players=5, rules={"reshuffles": reshuffles})
    while table.phase in ("draw", "discard"):
        legal = table.legal
        table.do("draw stock" if "draw stock" in legal else legal[0])
    return table


def test_discards_but_the_last_become_the_stock() -> None:
    table = exhausted(reshuffles=1)
    discards = table.state.rummy.discards

    assert table.phase == "chance"
    new = " ".join(NAMES[c] for c in reversed(discards[:-1]))
    with pytest.raises(ValueError, match="missing"):
        table.chance(new[:-3])
    table.chance(new)
    assert table.state.rummy.discards == discards[-1:]
    assert table.state.rummy.stock == tuple(reversed(discards[:-1]))
    assert table.phase == "draw"


def test_deal_is_dismissed_without_a_reshuffle_left() -> None:
    table = exhausted(reshuffles=0)

    assert table.last_hand.notes == ("dismissed",)
    assert table.last_hand.gained == (0,) * 5
    assert (table.phase, table.state.dealer) == ("deal", 0)
    assert table.position["hands_played"] == 1


def test_match_is_over_after_its_deals_and_most_points_win() -> None:
    table = finishing({"deals": 1}).do(FINISH)

    assert (table.position["over"], table.position["winner"]) == (True, 0)


def test_equal_points_leave_no_winner() -> None:
    table = rummy(players=5, rules={"reshuffles": 0, "deals": 1})
    while not table.position["over"]:
        legal = table.legal
        table.do("draw stock" if "draw stock" in legal else legal[0])

    assert table.position["winner"] is None
