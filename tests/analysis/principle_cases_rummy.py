"""Rummy positions: two where a principle applies, one where it does not."""

from functools import partial

from marjapussi_gui.engine.cards import parse_card
from marjapussi_gui.engine.state import NO_CARD, RummyTurn, Seat
from marjapussi_gui.model.principle import Principle
from tests.analysis.view_notation import Cases, rummy_view

offered = partial(rummy_view, drawn=False)
NEXT, AFTER = Seat(1), Seat(2)


def took(name: str, threw: str, seat: Seat = NEXT) -> RummyTurn:
    return RummyTurn(seat, parse_card(name), parse_card(threw))


def drew(threw: str, seat: Seat = NEXT) -> RummyTurn:
    return RummyTurn(seat, NO_CARD, parse_card(threw))


ONE_MISSING = "KS QS 4H 4H 4H 7D 8D 9D"
KINGS_AND_NINES = " ".join(f"{rank}{suit}" for rank in "K9" for suit in "HDHDHDSSCC") + " KC 9S"
PAIRED = "2S 2S 5S 5S 9H 9H JD JD KC KC"

OF_SETS: Cases = {
    Principle.THROW_LONE_CARD: (
        (rummy_view("KS QS 9H 9H 2C"), "2C"),
        (rummy_view("5D 6D 9H TC TC"), "9H"),
        (rummy_view("5D 6D 9H 8H"), ""),
    ),
    Principle.NOT_TO_THE_NEXT: (
        (rummy_view("6H 2C 9D", turns=(took("5H", "KS"),)), "2C 9D"),
        (rummy_view("JD 2C 9H", turns=(took("QD", "KS"),)), "2C 9H"),
        (rummy_view("6H 2C 9D", turns=(took("5H", "KS", AFTER),)), ""),
    ),
    Principle.KEEP_THE_WILD: (
        (rummy_view("7H 2C 9D", tiplu="7H", laid="AS KS QS"), "2C 9D"),
        (rummy_view("JK 2C 9D"), "2C 9D"),
        (rummy_view("7H 2C 9D"), ""),
    ),
    Principle.TAKE_WHAT_FITS: (
        (offered("KS QS 4H 4H 2C 7D 8D 9D", discards="JS"), "draw offer", "draw stock"),
        (offered("5D 6D 9H 9H 3S KC QC JC", discards="7D"), "draw offer", "draw stock"),
        (offered("KS QS 4H 4H 2C 7D 8D 9D", discards="2H"), "", "draw offer | draw stock"),
    ),
    Principle.STAY_HIDDEN: (
        (offered(ONE_MISSING, discards="2H 2C"), "draw stock", "draw offer"),
        (offered("5D 6D 9H 9H 9H KC QC JC", discards="2S"), "draw stock", "draw offer"),
        (offered(ONE_MISSING, discards="2H JS"), "", "draw stock | draw offer"),
    ),
    Principle.LAY_EARLY: (
        (
            rummy_view("KS QS JS 4H 4H 4H 7D 8D 9D"),
            "lay KS QS JS / 4H 4H 4H / 9D 8D 7D",
            "discard KS",
        ),
        (
            rummy_view("2C 3C 4C 4H 4H 4H 7D 8D 9D"),
            "lay 4C 3C 2C / 4H 4H 4H / 9D 8D 7D",
            "discard 2C",
        ),
        (rummy_view("KS QS JS 4H 4H 4H 7D 8D 9D"), ""),
    ),
    Principle.DEAD_CARD: (
        (
            rummy_view("KS 5D", discards=f"{KINGS_AND_NINES} QS QS QS JS JS JS AS AS AS 2S 2S 2S"),
            "KS",
        ),
        (
            rummy_view("9C 5D", discards=f"{KINGS_AND_NINES} 8C 8C 8C 7C 7C 7C TC TC TC JC JC JC"),
            "9C",
        ),
        (rummy_view("KS 5D", discards=f"{KINGS_AND_NINES} QS QS QS JS JS JS 2S 2S 2S"), ""),
    ),
    Principle.SAFE_CARD: (
        (rummy_view("6H 2C 9D", turns=(drew("6H"),)), "6H"),
        (rummy_view("6H 2C 9D", turns=(drew("2C"), drew("KS"))), "2C"),
        (rummy_view("6H 2C 9D", turns=(drew("6H", AFTER),)), ""),
    ),
    Principle.KEEP_THE_MIDDLE: (
        (rummy_view("AS 7H 2C"), "AS 2C"),
        (rummy_view("KD 8C 2C"), "KD 2C"),
        (rummy_view("9S 7H 8C"), ""),
    ),
    Principle.KEEP_PAIRS: (
        (rummy_view(f"{PAIRED} 3H QD"), "3H QD"),
        (rummy_view(f"{PAIRED} AC"), "AC"),
        (rummy_view("2S 2S 5S 5S 9H 9H 3H"), ""),
    ),
    Principle.KEEP_NEIGHBOURS: (
        (rummy_view("5D 7D 9H TH 2C"), "5D 7D"),
        (rummy_view("JS KS 4C 5C 2H"), "JS KS"),
        (rummy_view("5D 6D 9H TH 2C"), ""),
    ),
    Principle.KEEP_TUNNELA: (
        (rummy_view("9H 9H 9H 2C 5D"), "2C 5D"),
        (rummy_view("KS KS KS 8D 9D"), "8D 9D"),
        (rummy_view("9H 9H 2C 5D"), ""),
    ),
    Principle.KEEP_THE_SET: (
        (rummy_view("6D 7D 8D 2C KH"), "2C KH"),
        (rummy_view("QS KS AS 4H"), "4H"),
        (rummy_view("TC TC TC 8C 9C JC QC 4H"), "TC 4H"),  # both sequences leave a ten over
        (rummy_view("KS AS 2S 4H"), ""),
    ),
    Principle.FITS_TWICE: (
        (rummy_view("6D 7D 9D 9H TH"), "6D 9D 9H TH"),
        (rummy_view("KS QS TS 4C 5C"), "KS TS 4C 5C"),
        (rummy_view("6D 7D 9H TH"), ""),
        (rummy_view("7H 2C 9D", tiplu="7H", laid="AS KS QS"), ""),
    ),
    Principle.SPARE_COPY: (
        (rummy_view("6D 6D 7D 9H TH"), "6D"),
        (rummy_view("KS KS QS 4C 5C"), "KS"),
        (rummy_view("6D 6D 9H TH"), ""),
    ),
    Principle.NOBODY_TOOK: (
        (rummy_view("6H 2C 9D", discards="6H KS"), "6H"),
        (rummy_view("QS 2C 9D", discards="4D QS 3H"), "QS"),
        (rummy_view("6H 2C 9D", discards="KS"), ""),
    ),
    Principle.ACE_PAIR: (
        (rummy_view("AS 2S 8H 9H"), "AS 2S"),
        (rummy_view("AD KD 5C 6C"), "AD KD"),
        (rummy_view("QS KS 8H 9H"), ""),
    ),
    Principle.TAKE_TO_LAY: (
        (offered("KS QS JS 4H 4H 4H 7D 8D 2C", discards="9D"), "draw offer", "draw stock"),
        (offered("5D 6D 9H 9H 9H KC QC JC 2S", discards="7D"), "draw offer", "draw stock"),
        (offered("KS QS JS 4H 4H 4H 7D 8D 2C", discards="2H"), "", "draw offer | draw stock"),
    ),
    Principle.SHOW_TUNNELAS: (
        (offered("9H 9H 9H 2C 5D", discards="2H"), "show tunnelas 9H 9H 9H", "draw stock"),
        (offered("KS KS KS 8D 9D", discards="2H"), "show tunnelas KS KS KS", "draw offer"),
        (offered("9H 9H 9H 2C 5D", discards="2H"), "", "draw stock | draw offer"),
    ),
    Principle.FINISH_NOW: (
        (rummy_view("4H 4H 4H 2C", laid="KS QS JS"), "finish 4H 4H 4H ; 2C", "discard 2C"),
        (rummy_view("7D 8D 9D 2C", laid="KS QS JS"), "finish 9D 8D 7D ; 2C", "discard 2C"),
        (rummy_view("4H 4H 4H 2C", laid="KS QS JS"), ""),
    ),
}
