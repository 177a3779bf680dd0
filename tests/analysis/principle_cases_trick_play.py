"""Positions in trick play: two where a principle applies, one where it does not."""

from functools import partial

from marjapussi_gui.engine.state import ContestKind, Seat
from marjapussi_gui.model.principle import Principle
from tests.analysis.view_notation import Cases, trick_view

marjapussi = partial(trick_view, "marjapussi")
huutopussi = partial(trick_view, "huutopussi")
bag = partial(trick_view, "bag")
rami = partial(trick_view, "tuppi", contest=ContestKind.RAMI)
nolo = partial(trick_view, "tuppi", contest=ContestKind.NOLO)
sooli = partial(trick_view, "tuppi", contest=ContestKind.SOOLI, alone=True)
against = partial(trick_view, "tuppi", contest=ContestKind.SOOLI)
diamonds_led = partial(rami, gone="5D 6D 2D 7D", leader=Seat(2))  # by the partner

NO_PARTNER_HEARTS, NO_HEARTS_LEFT = "9H 8H 7C 6H", "9H 7C 8H 6H"  # who is void in hearts
TRUMPS_GONE = "AC TC KC QC JC 7C 6C 6S"
SPADES_GONE = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
SPADES_GONE_BUT_TWO = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS 2C"

OF_PLAY: Cases = {
    Principle.TEN_FALLS_TO_ACE: (
        (marjapussi("TH 9H 8S"), "9H", "TH"),
        (marjapussi("TH JH 8S", led="9H"), "JH", "TH"),
        (marjapussi("AH TH 8S"), "8S", "TH"),
    ),
    Principle.WIN_TO_DECLARE: (
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
        (huutopussi("TC 6C 7S", led="AH 8H"), "TC", "6C"),
        (marjapussi("KS AD TD 7D", led="AH 8H"), "TD", "7D"),
    ),
    Principle.FEW_POINTS_TO_OPPONENTS: (
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
        (rami("AS KS 3H 4H 5H 6H 7H"), "KS", "3H"),
    ),
    Principle.DRAW_TRUMPS: (
        (marjapussi("AH 9H AS", trump="H"), "AH", "AS"),
        (huutopussi("AD TD AS 8S", trump="D"), "AD", "8S"),
        (marjapussi("AH 9H KS", trump="H"), "AH", "KS"),
    ),
    Principle.WIN_CHEAPLY: (
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
        (huutopussi("AH 9D 8D", trump="S", gone=NO_HEARTS_LEFT), "9D", "AH"),
        (marjapussi("JH 9D", trump="S", gone=NO_HEARTS_LEFT), "9D", "JH"),
    ),
    Principle.LAST_TRICK: (
        (marjapussi("AH 9S", led="7D"), "9S", "AH"),
        (marjapussi("AH 9S 8S", led="7D 8D", gone="KH QH JH TH"), "8S", "AH"),
        (marjapussi("AH 9S"), "9S", "AH"),
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
    Principle.TAKE_SURE_TRICK: (
        (marjapussi("AS 7S 9D", led="8S"), "AS", "7S"),
        (rami("AS 3S 4H", led="KS"), "AS", "3S"),
        (marjapussi("TS 7S 9D", led="8S"), "TS", "7S"),
    ),
    Principle.KEEP_THE_ACE: (
        (marjapussi("AD 7D KS", led="8H 9H AH"), "7D", "AD"),
        (huutopussi("AD 7C KS", led="AH 8H"), "7C", "AD"),
        (marjapussi("AH 7H", led="8H 9H"), "7H", "AH"),
    ),
    Principle.EARLY_ACE: (
        (marjapussi("AS 9S 8H"), "AS", "8H"),
        (huutopussi("AD KD 7C"), "AD", "KD"),
        (marjapussi("AS 9S 8H", trump="H"), "AS", "8H"),
    ),
    Principle.LEAD_THE_SINGLE: (
        (marjapussi("9S 8D 7D 6H", trump="H"), "9S", "7D"),
        (huutopussi("JC 9S 8S KD", trump="D"), "JC", "8S"),
        (marjapussi("9S 8D 7D", trump="H"), "9S", "7D"),
    ),
    Principle.TAKE_FIRST_TRICK: (
        (bag("AS 9S 8H", led="KS"), "AS", "9S"),
        (huutopussi("AD 8D 7C", led="KD"), "AD", "8D"),
        (bag("AS 9S 8H 7H 6H", led="KS"), "AS", "9S"),
    ),
    Principle.LEAD_BACK: (
        (diamonds_led("9D 3S 4H"), "9D", "4H"),
        (diamonds_led("8D 5C 2C"), "8D", "5C"),
        (rami("9D 3S 4H"), "9D", "4H"),
    ),
    Principle.KEEP_THE_WINNER: (
        (rami("AS 3S 4H", led="4D 5D AD"), "3S", "AS"),
        (rami("KS 4C", led="4D 5D AD", gone="AS 3S 2S 5S"), "4C", "KS"),
        (rami("KS 3S 4H", led="4D 5D AD"), "3S", "KS"),
    ),
    Principle.THROW_THE_DANGER: (
        (nolo("KS 2H 9H", led="8D"), "KS", "9H"),
        (nolo("9C 8C 2S JS", led="8D"), "8C", "JS"),
        (nolo("KS 2H 9H", led="8D"), "9H", "KS"),
    ),
    Principle.LEAD_SHORT: (
        (nolo("9C 2S 3S KS"), "9C", "3S"),
        (nolo("4D 5D 9H 2H 6H"), "5D", "6H"),
        (nolo("9C 2S 3S KS"), "3S", "9C"),
    ),
    Principle.AVOID_SUIT_OF_ITS_OWN: (
        (nolo("AS 9H", gone=SPADES_GONE), "9H", "AS"),
        (nolo("AS KS 3D", gone=SPADES_GONE_BUT_TWO), "3D", "KS"),
        (nolo("AS 9H"), "9H", "AS"),
    ),
    Principle.LOW_AGAINST_SOLOIST: (
        (against("4H TH 2S"), "4H", "TH"),
        (against("4H TH 2S", led="9H"), "4H", "TH"),
        (against("4H TH 2S", led="9D"), "4H", "TH"),
    ),
}
