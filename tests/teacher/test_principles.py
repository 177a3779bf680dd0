"""Each principle has two positions where it holds, and one where it does not."""

from functools import partial

import pytest

from marjapussi_gui.engine.cards import card
from marjapussi_gui.engine.notation import read_action
from marjapussi_gui.engine.state import NO_CARD, Contest, Seat, Turn
from marjapussi_gui.engine.view import View
from marjapussi_gui.facts import Principle
from marjapussi_gui.teacher.principles.cases import principles
from tests.teacher.positions import ME, at_play, at_sets, before_play

Case = tuple[View, str, str]

marjapussi = partial(at_play, "marjapussi")
huutopussi = partial(at_play, "huutopussi")
rami = partial(at_play, "tuppi", contest=Contest.RAMI)
nolo = partial(at_play, "tuppi", contest=Contest.NOLO)
sooli = partial(at_play, "tuppi", contest=Contest.SOOLI, alone=True)
bidding = partial(before_play, "huutopussi")
declaring = partial(before_play, "huutopussi", holder=ME)
giving = partial(before_play, "huutopussi", holder=Seat(2))
offered = partial(at_sets, drawn=False)
showing = partial(before_play, "tuppi")

NO_PARTNER_HEARTS, NO_HEARTS_LEFT = "9H 8H 7C 6H", "9H 7C 8H 6H"  # who is void in hearts
TRUMPS_GONE = "AC TC KC QC JC 7C 6C 6S"
NEXT, AFTER = Seat(1), Seat(2)


def took(name: str, threw: str, seat: Seat = NEXT) -> Turn:
    return Turn(seat, card(name), card(threw))


def drew(threw: str, seat: Seat = NEXT) -> Turn:
    return Turn(seat, NO_CARD, card(threw))


ONE_MISSING = "KS QS 4H 4H 4H 7D 8D 9D"
PAIRED = "2S 2S 5S 5S 9H 9H JD JD KC KC 3H QD"

# Two cases where it holds, and one where it does not
CASES: dict[Principle, tuple[Case, Case, Case]] = {
    Principle.TEN_FALLS_TO_ACE: (
        (marjapussi("TH 9H 8S"), "9H", "TH"),
        (marjapussi("TH JH 8S", led="9H"), "JH", "TH"),
        (marjapussi("AH TH 8S"), "8S", "TH"),
    ),
    Principle.WIN_TO_SPEAK: (
        (marjapussi("AS 9S KH"), "AS", "9S"),
        (marjapussi("AS 9S KH QH", led="8S"), "AS", "9S"),
        (marjapussi("AS 9S 8H"), "AS", "9S"),
    ),
    Principle.KEEP_THE_PAIR: (
        (marjapussi("KH QH 8S"), "8S", "KH"),
        (marjapussi("KH QH 9H", led="6H"), "9H", "QH"),
        (marjapussi("KH QH 8S", trump="H"), "8S", "KH"),
    ),
    Principle.KEEP_THE_HALF: (
        (marjapussi("KH 8S 7S"), "8S", "KH"),
        (marjapussi("QH 9H 7S", led="6H"), "9H", "QH"),
        (marjapussi("KH 8S 7S", gone="QH 9H 8H 7H"), "8S", "KH"),
    ),
    Principle.POINTS_TO_PARTNER: (
        (marjapussi("KS TD 7D", led="AH 8H"), "TD", "7D"),
        (huutopussi("AC 6C 7S", led="AH 8H"), "AC", "6C"),
        (marjapussi("KS TD 7D", led="8H AH"), "TD", "7D"),
    ),
    Principle.LITTLE_TO_THEM: (
        (marjapussi("TD 7D KS", led="8H 9H AH"), "7D", "TD"),
        (marjapussi("QH 7H", led="8H 9H AH"), "7H", "QH"),
        (marjapussi("TD 7D KS", led="8H AH 9H"), "7D", "TD"),
    ),
    Principle.KEEP_THE_HIGH: (
        (rami("KS 3S 4H", led="4S 5S AS"), "3S", "KS"),
        (rami("KD 3D", led="4S 5S AS"), "3D", "KD"),
        (marjapussi("QH 7H", led="8H 9H AH"), "7H", "QH"),
    ),
    Principle.SURE_TRICK: (
        (marjapussi("AS 9S 8H"), "AS", "9S"),
        (rami("AS KS 3H"), "KS", "3H"),
        (marjapussi("AS TS 8H"), "AS", "TS"),
    ),
    Principle.DRAW_TRUMPS: (
        (marjapussi("AH 9H AS", trump="H"), "AH", "AS"),
        (huutopussi("AD TD KS 8S", trump="D"), "AD", "KS"),
        (marjapussi("9H AS 8S", trump="H"), "9H", "AS"),
    ),
    Principle.CHEAPLY: (
        (marjapussi("AH TH 7S", led="8H KH 9H"), "TH", "AH"),
        (rami("AS 9S 3H", led="2S 4S 5S"), "9S", "AS"),
        (marjapussi("AH JH 7S", led="9H"), "JH", "AH"),
    ),
    Principle.LEAVE_IT_TO_PARTNER: (
        (rami("AS 3S 4H", led="KS 2S", gone="AS QS JS TS"), "3S", "AS"),
        (
            marjapussi("9C 8C 7S", led="AH 8H", trump="C", gone="AC TC KC QC JC 7C 6C 6S"),
            "7S",
            "9C",
        ),
        (rami("AS 3S 4H", led="KS 2S 5S"), "3S", "AS"),
    ),
    Principle.PARTNER_TRUMPS: (
        (marjapussi("TH 9D", trump="S", gone=NO_PARTNER_HEARTS), "TH", "9D"),
        (huutopussi("JH 9D 8D", trump="S", gone=NO_PARTNER_HEARTS), "JH", "9D"),
        (marjapussi("TH 9D", gone=NO_PARTNER_HEARTS), "TH", "9D"),
    ),
    Principle.THEY_TRUMP: (
        (marjapussi("TH 9D", trump="S", gone=NO_HEARTS_LEFT), "9D", "TH"),
        (huutopussi("JH 9D 8D", trump="S", gone=NO_HEARTS_LEFT), "9D", "JH"),
        (marjapussi("TH 9D", trump="S"), "9D", "TH"),
    ),
    Principle.LAST_TRICK: (
        (marjapussi("AH 9S"), "9S", "AH"),
        (marjapussi("AH 9S 8D", trump="H"), "8D", "AH"),
        (marjapussi("AH 9S 8D 7D"), "9S", "AH"),
    ),
    Principle.LONG_SUIT: (
        (rami("9S 8S 7S 6S 3H 2H"), "6S", "2H"),
        (rami("KD 9D 8D 7D 6D 3H"), "7D", "3H"),
        (rami("9S 8S 7S 3H 2H 4D"), "7S", "2H"),
    ),
    Principle.SECOND_LOW: (
        (rami("KS 3S 4H", led="9S"), "3S", "KS"),
        (rami("QD TD 4D", led="5D"), "4D", "QD"),
        (rami("AS 3S 4H", led="9S"), "3S", "AS"),
    ),
    Principle.THIRD_HIGH: (
        (rami("KS 3S 4H", led="9S 5S"), "KS", "3S"),
        (rami("QD TD 4D", led="5D 6D"), "QD", "4D"),
        (rami("KS 3S 4H", led="9S"), "KS", "3S"),
    ),
    Principle.STAY_UNDER: (
        (nolo("2S 5S KS", led="8S"), "5S", "KS"),
        (sooli("4H TH 2S", led="9H"), "4H", "TH"),
        (rami("2S 5S KS", led="8S"), "5S", "KS"),
    ),
    Principle.TAKE_WITH_HIGHEST: (
        (nolo("TS KS 2H", led="3S 4S 5S"), "KS", "TS"),
        (nolo("JD AD 2H", led="3D 4D 5D"), "AD", "JD"),
        (nolo("TS KS 2H", led="3S 4S"), "KS", "TS"),
    ),
    Principle.THROW_THE_HIGH: (
        (nolo("KS 2S 3H", led="8D"), "KS", "2S"),
        (nolo("7S 2S 3H", led="8S"), "7S", "2S"),
        (nolo("KS 2S 3H", led="8S"), "KS", "2S"),
    ),
    Principle.LEAD_LOW: (
        (nolo("2S KS 9H"), "2S", "KS"),
        (nolo("3D TD AD"), "3D", "TD"),
        (nolo("2S KS 9H"), "KS", "2S"),
    ),
    Principle.OWN_PAIR_FIRST: (
        (marjapussi("KH QH KS"), "declare H", "whole?"),
        (huutopussi("KD QD QS"), "declare D", "half? S"),
        (marjapussi("KH QH KS"), "declare H", "play KS"),
    ),
    Principle.ASK_WHILE_YOU_MAY: (
        (marjapussi("KH 9H KS"), "half? H", "play 9H"),
        (huutopussi("KD QD QS"), "declare D", "play QS"),
        (marjapussi("KH 9H KS"), "play 9H", "half? H"),
    ),
    Principle.BID_THE_PAIR: (
        (bidding("KH QH 9H"), "bid 60", "pass"),
        (bidding("AS KD QD"), "bid 80", "pass"),
        (bidding("KH JH 9H"), "bid 60", "pass"),
    ),
    Principle.WEAK_HAND: (
        (bidding("KH JH 9H"), "pass", "bid 60"),
        (bidding("AH JH 9H"), "pass", "bid 60"),
        (bidding("AH AS 9H"), "pass", "bid 60"),
    ),
    Principle.STAND_SAFELY: (
        (declaring("KH QH 9H"), "stand", "raise 100"),
        (declaring("AS 9D 8D"), "stand", "raise 80"),
        (declaring("AS 9D 8D"), "raise 80", "stand"),
    ),
    Principle.GIVE_THE_ACES: (
        (giving("AH AS 9H 8H"), "give AS AH", "give AS 9H"),
        (giving("AD KD 9H 8H"), "give AD", "give 9H"),
        (declaring("AD KD 9H 8H"), "give AD", "give 9H"),
    ),
    Principle.GIVE_NO_HALF: (
        (giving("KH QH AS 8H"), "give KH QH", "give AS KH"),
        (declaring("KD QD 9S 8H"), "discard 9S 8H", "discard QD 9S"),
        (giving("KH JH AS 8H"), "give AS 8H", "give AS KH"),
    ),
    Principle.EMPTY_A_SUIT: (
        (declaring("9H 8H 7S 7D 6D"), "discard 9H 8H", "discard 9H 7D"),
        (declaring("AH KH 9S 6D 7D"), "give 9S 7D", "give KH 7D"),
        (giving("9H 8H 7S 7D 6D"), "give 9H 8H", "give 9H 7D"),
    ),
    Principle.SHOW_STRENGTH: (
        (showing("AS KS QS AH KH QH 9H 8D 7D 6C 5C 4C 3C"), "show 9H", "show 6C"),
        (showing("AS KS AH KH AD KD QD 8D 7D 6C 5C 4C 3C"), "show 8D", "show 6C"),
        (showing("AS KS 9H 8H 8D 7D 6C 5C 4C 3C"), "show 8D", "show 6C"),
    ),
    Principle.SHOW_WEAKNESS: (
        (showing("9S 8S 7H 6H 5D 4D 3C 2C"), "show 9S", "show 7H"),
        (showing("AS 8S 7H 6H 5D 4D 3C 2C"), "show 8S", "show 7H"),
        (showing("AS KS QS AH KH QH 7H 6C"), "show 6C", "show 7H"),
    ),
    Principle.ALONE_WITH_LOW: (
        (showing("5S 4S 3H 2H 5D 3D 4C 2C"), "sooli", "pass"),
        (showing("9S 4S 3S 2H 3H 5D 4D"), "sooli", "pass"),
        (showing("KS QS 3H 2H 5D 3D 4C 2C"), "sooli", "pass"),
    ),
    Principle.STANDS_ALONE: (
        (at_sets("KS QS 9H 9H 2C"), "discard 2C", "discard KS"),
        (at_sets("5D 6D 9H TC TC"), "discard 9H", "discard 5D"),
        (at_sets("5D 6D 9H 8H"), "discard 9H", "discard 5D"),
    ),
    Principle.NOT_TO_THE_NEXT: (
        (at_sets("6H 2C 9D", turns=(took("5H", "KS"),)), "discard 2C", "discard 6H"),
        (at_sets("JD 2C 9H", turns=(took("QD", "KS"),)), "discard 2C", "discard JD"),
        (at_sets("6H 2C 9D", turns=(took("5H", "KS", AFTER),)), "discard 2C", "discard 6H"),
    ),
    Principle.KEEP_THE_WILD: (
        (at_sets("7H 2C 9D", tiplu="7H", laid="AS KS QS"), "discard 2C", "discard 7H"),
        (at_sets("JK 2C 9D"), "discard 2C", "discard JK"),
        (at_sets("7H 2C 9D"), "discard 2C", "discard 7H"),
    ),
    Principle.TAKE_WHAT_FITS: (
        (offered(ONE_MISSING, discards="2H JS"), "draw offer", "draw stock"),
        (
            offered("5D 6D 9H 9H 9H KC QC JC", discards="7D"),
            "draw offer",
            "draw stock",
        ),
        (offered(ONE_MISSING, discards="2H 2C"), "draw offer", "draw stock"),
    ),
    Principle.STAY_HIDDEN: (
        (offered(ONE_MISSING, discards="2H 2C"), "draw stock", "draw offer"),
        (
            offered("5D 6D 9H 9H 9H KC QC JC", discards="2S"),
            "draw stock",
            "draw offer",
        ),
        (offered(ONE_MISSING, discards="2H JS"), "draw stock", "draw offer"),
    ),
    Principle.LAY_EARLY: (
        (at_sets("KS QS JS 4H 4H 4H 7D 8D 9D"), "lay KS QS JS / 4H 4H 4H / 9D 8D 7D", "discard KS"),
        (at_sets("2C 3C 4C 4H 4H 4H 7D 8D 9D"), "lay 4C 3C 2C / 4H 4H 4H / 9D 8D 7D", "discard 2C"),
        (at_sets("KS QS JS 4H 4H 4H 7D 8D 9D"), "discard KS", "discard 7D"),
    ),
    Principle.DEAD_CARD: (
        (
            at_sets("KS 5D", discards="KS KS QS QS QS JS JS JS AS AS AS 2S 2S 2S"),
            "discard KS",
            "discard 5D",
        ),
        (
            at_sets("9C 5D", discards="9C 9C 8C 8C 8C 7C 7C 7C TC TC TC JC JC JC"),
            "discard 9C",
            "discard 5D",
        ),
        (at_sets("KS 5D", discards="KS KS QS QS QS"), "discard KS", "discard 5D"),
    ),
    Principle.SAFE_CARD: (
        (at_sets("6H 2C 9D", turns=(drew("6H"),)), "discard 6H", "discard 2C"),
        (at_sets("6H 2C 9D", turns=(drew("2C"), drew("KS"))), "discard 2C", "discard 9D"),
        (at_sets("6H 2C 9D", turns=(drew("6H", AFTER),)), "discard 6H", "discard 2C"),
    ),
    Principle.KEEP_THE_MIDDLE: (
        (at_sets("AS 7H 2C"), "discard AS", "discard 7H"),
        (at_sets("KD 8C 2C"), "discard KD", "discard 8C"),
        (at_sets("AS 7H 2C"), "discard 7H", "discard AS"),
    ),
    Principle.KEEP_PAIRS: (
        (at_sets(PAIRED), "discard QD", "discard 2S"),
        (at_sets(PAIRED), "discard 3H", "discard KC"),
        (at_sets("2S 2S 5S 5S 9H 9H 3H"), "discard 3H", "discard 2S"),
    ),
    Principle.KEEP_NEIGHBOURS: (
        (at_sets("5D 7D 9H TH 2C"), "discard 5D", "discard 9H"),
        (at_sets("JS KS 4C 5C 2H"), "discard JS", "discard 4C"),
        (at_sets("5D 6D 9H TH 2C"), "discard 5D", "discard 9H"),
    ),
    Principle.KEEP_TUNNELA: (
        (at_sets("9H 9H 9H 2C 5D"), "discard 2C", "discard 9H"),
        (at_sets("KS KS KS 8D 9D"), "discard 8D", "discard KS"),
        (at_sets("9H 9H 2C 5D"), "discard 2C", "discard 9H"),
    ),
    Principle.KEEP_THE_SET: (
        (at_sets("6D 7D 8D 2C KH"), "discard 2C", "discard 7D"),
        (at_sets("QS KS AS 4H"), "discard 4H", "discard AS"),
        (at_sets("KS AS 2S 4H"), "discard 4H", "discard AS"),
    ),
    Principle.FITS_TWICE: (
        (at_sets("6D 6D 7D 9H TH"), "discard 9H", "discard 6D"),
        (at_sets("KS KS QS 4C 4C"), "discard 4C", "discard KS"),
        (at_sets("6D 7D 9H TH"), "discard 9H", "discard 6D"),
    ),
    Principle.FEW_COME: (
        (
            at_sets("KS 5D", discards="KS KS QS QS QS JS JS JS AS AS AS"),
            "discard KS",
            "discard 5D",
        ),
        (
            at_sets("9C 5D", discards="9C 9C 8C 8C 8C 7C 7C 7C TC TC TC JC JC"),
            "discard 9C",
            "discard 5D",
        ),
        (at_sets("KS 5D", discards="KS KS"), "discard KS", "discard 5D"),
    ),
    Principle.NOBODY_TOOK: (
        (at_sets("6H 2C 9D", discards="6H KS"), "discard 6H", "discard 2C"),
        (at_sets("QS 2C 9D", discards="4D QS 3H"), "discard QS", "discard 9D"),
        (at_sets("6H 2C 9D", discards="KS"), "discard 6H", "discard 2C"),
    ),
    Principle.ACE_PAIR: (
        (at_sets("AS 2S 8H 9H"), "discard 2S", "discard 8H"),
        (at_sets("AD KD 5C 6C"), "discard KD", "discard 5C"),
        (at_sets("QS KS 8H 9H"), "discard KS", "discard 8H"),
    ),
    Principle.TAKE_TO_LAY: (
        (
            offered("KS QS JS 4H 4H 4H 7D 8D 2C", discards="9D"),
            "draw offer",
            "draw stock",
        ),
        (
            offered("5D 6D 9H 9H 9H KC QC JC 2S", discards="7D"),
            "draw offer",
            "draw stock",
        ),
        (offered("KS QS JS 4H 4H 4H 7D 8D 2C", discards="2H"), "draw offer", "draw stock"),
    ),
    Principle.SHOW_TUNNELAS: (
        (offered("9H 9H 9H 2C 5D", discards="2H"), "show tunnelas 9H 9H 9H", "draw stock"),
        (offered("KS KS KS 8D 9D", discards="2H"), "show tunnelas KS KS KS", "draw offer"),
        (offered("9H 9H 9H 2C 5D", discards="2H"), "draw stock", "draw offer"),
    ),
    Principle.FINISH_NOW: (
        (at_sets("4H 4H 4H 2C", laid="KS QS JS"), "finish 4H 4H 4H ; 2C", "discard 2C"),
        (at_sets("7D 8D 9D 2C", laid="KS QS JS"), "finish 9D 8D 7D ; 2C", "discard 2C"),
        (at_sets("4H 4H 4H 2C", laid="KS QS JS"), "discard 2C", "discard 4H"),
    ),
}


def found(case: Case) -> list[Principle]:
    view, best, other = case
    actions = [read_action(f"play {each}" if len(each) == 2 else each) for each in (best, other)]
    return list(principles(view, *actions))


@pytest.mark.parametrize("principle", Principle)
def test_a_principle_holds_twice_and_not_always(principle: Principle) -> None:
    first, second, other = CASES[principle]

    assert principle in found(first)
    assert principle in found(second)
    assert principle not in found(other)


def test_nothing_is_a_principle_where_nothing_is_chosen() -> None:
    view = marjapussi("AS 9S KH")

    assert list(principles(view, read_action("play AS"), None)) == []
    assert list(principles(view, read_action("play AS"), read_action("play AS"))) == []
