"""Positions in trick play: two where a principle applies, one where it does not."""

from functools import partial

from marjapussi_gui.engine.state import ContestKind, Seat
from marjapussi_gui.model.principle import Principle
from tests.analysis.view_notation import Cases, trick_view

marjapussi = partial(trick_view, "marjapussi")
huutopussi = partial(trick_view, "huutopussi")
bag = partial(trick_view, "bag")
avomarjapussi = partial(trick_view, "avomarjapussi")
rami = partial(trick_view, "tuppi", contest=ContestKind.RAMI)
nolo = partial(trick_view, "tuppi", contest=ContestKind.NOLO)
sooli = partial(trick_view, "tuppi", contest=ContestKind.SOOLI, alone=True)
against = partial(trick_view, "tuppi", contest=ContestKind.SOOLI)
diamonds_led = partial(rami, gone="5D 6D 2D 7D", leader=Seat(2))  # by the partner

NO_PARTNER_HEARTS, NO_HEARTS_LEFT = "9H 8H 7C 6H", "9H 7C 8H 6H"  # who is void in hearts
SPADES_GONE = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
SPADES_GONE_BUT_TWO = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS 2C"

OF_PLAY: Cases = {
    Principle.TEN_FALLS_TO_ACE: (
        (marjapussi("TH 9H 8S"), "8S 9H"),
        (marjapussi("TH JH 8S", led="9H"), "JH"),
        (marjapussi("AH TH 8S"), ""),
    ),
    Principle.WIN_TO_DECLARE: (
        (marjapussi("AS 9S KH"), "AS"),
        (avomarjapussi("AS 9S KH QH"), "AS"),
        (marjapussi("AS 9S 8H"), "AS"),  # a whole can be asked for
        (avomarjapussi("AS 9S KH 8H"), ""),
    ),
    Principle.KEEP_THE_PAIR: (
        (marjapussi("KH QH 8S"), "8S"),
        (marjapussi("KH QH 9H", led="6H"), "9H"),
        (marjapussi("KH QH 8S", trump="H"), ""),
    ),
    Principle.KEEP_THE_HALF: (
        (marjapussi("KH 8S 7S"), "8S 7S"),
        (marjapussi("QH 9H 7S", led="6H"), "9H"),
        (marjapussi("KH 8S 7S", gone="QH 9H 8H 7H"), ""),  # the partner can't have it
        (bag("KH 8S 7S"), ""),  # there are no halves
    ),
    Principle.POINTS_TO_PARTNER: (
        (marjapussi("KS TD 7D", led="AH 8H"), "TD"),
        (huutopussi("TC 6C 7S", led="AH 8H"), "TC"),
        (marjapussi("KS AD TD 7D", led="AH 8H"), ""),
    ),
    Principle.FEW_POINTS_TO_OPPONENTS: (
        (marjapussi("TD 7D KS", led="8H 9H AH"), "7D"),
        (marjapussi("QH 7H", led="8H 9H AH"), "7H"),
        (marjapussi("TD 7D KS", led="8H AH 9H"), ""),
    ),
    Principle.KEEP_THE_HIGH: (
        (rami("KS 3S 4H", led="4S 5S AS"), "3S"),
        (rami("KD 3D", led="4S 5S AS"), "3D"),
        (marjapussi("QH 7H", led="8H 9H AH"), ""),
    ),
    Principle.SURE_TRICK: (
        (marjapussi("AS 9S 8H"), "AS"),
        (rami("AS KS 3H"), "AS KS"),
        (rami("AS KS 3H 4H 5H 6H 7H"), ""),
    ),
    Principle.DRAW_TRUMPS: (
        (marjapussi("AH 9H AS", trump="H"), "AH"),
        (huutopussi("AD TD AS 8S", trump="D"), "AD TD"),
        (marjapussi("AH 9H KS", trump="H"), ""),
    ),
    Principle.WIN_CHEAPLY: (
        (marjapussi("AH TH 7S", led="8H KH 9H"), "TH"),
        (rami("AS 9S 3H", led="2S 4S 5S"), "9S"),
        (avomarjapussi("QS 8S 6S", led="9D", trump="S"), "6S"),
        (marjapussi("AH JH 7S", led="9H"), ""),
    ),
    Principle.LEAVE_IT_TO_PARTNER: (
        (rami("AS 3S 4H", led="KS 2S"), "3S"),
        (rami("AD 5D 3C", led="2D KD 3D"), "5D"),
        (rami("AS 3S 4H", led="KS 2S 5S"), ""),
    ),
    Principle.PARTNER_TRUMPS: (
        (marjapussi("TH 9D", trump="S", gone=NO_PARTNER_HEARTS), "TH"),
        (huutopussi("JH 9D 8D", trump="S", gone=NO_PARTNER_HEARTS), "JH"),
        (marjapussi("TH 9D", gone=NO_PARTNER_HEARTS), ""),
    ),
    Principle.THEY_TRUMP: (
        (marjapussi("TH 9D", trump="S", gone=NO_HEARTS_LEFT), "9D"),
        (huutopussi("AH 9D 8D", trump="S", gone=NO_HEARTS_LEFT), "9D 8D"),
        (marjapussi("JH 9D", trump="S", gone=NO_HEARTS_LEFT), ""),
    ),
    Principle.RISK_FEW_POINTS: (
        (marjapussi("TS KS 7D", led="9S"), "KS"),
        (bag("KH 7H 8S", led="9H"), "7H"),
        (marjapussi("AS KS 7D", led="9S 8S TS"), ""),
    ),
    Principle.LEAD_WORTHLESS: (
        (marjapussi("KS 9D 8H TC"), "9D 8H"),
        (huutopussi("JC 9S 8S KD"), "9S 8S"),
        (marjapussi("AS 9D 8H TC"), ""),
    ),
    Principle.PLAY_LOW: (
        (marjapussi("KH 9H 7H", led="8H 6H AH"), "7H"),
        (huutopussi("KS 9D 7D", led="8H 6H AH"), "7D"),
        (marjapussi("TH 9H 7H", led="8H 6H KH"), ""),
    ),
    Principle.LAST_TRICK: (
        (marjapussi("AH 9H 8S", led="7H", trump="H"), "9H"),
        (marjapussi("AH 8H 9S", led="7H", trump="H"), "8H"),
        (bag("AH 8H 9S", led="7H", trump="H"), ""),  # another marriage can change trumps
        (marjapussi("AH 9H 8S", trump="H"), ""),
    ),
    Principle.LONG_SUIT: (
        (rami("9S 8S 7S 6S 3H 2H"), "9S 8S 7S 6S"),
        (rami("KD 9D 8D 7D 6D 3H"), "KD 9D 8D 7D 6D"),
        (rami("9S 8S 7S 3H 2H 4D"), ""),
    ),
    Principle.SECOND_LOW: (
        (rami("KS 3S 4H", led="9S"), "3S"),
        (rami("QD TD 4D", led="5D"), "4D"),
        (rami("AS 3S 4H", led="9S"), ""),
    ),
    Principle.THIRD_HIGH: (
        (rami("KS 3S 4H", led="9S 5S"), "KS"),
        (rami("QD TD 4D", led="5D 6D"), "QD"),
        (rami("KS 3S 4H", led="9S"), ""),
    ),
    Principle.STAY_UNDER: (
        (nolo("2S 5S KS", led="8S"), "5S 2S"),
        (sooli("4H TH 2S", led="9H"), "4H"),
        (rami("2S 5S KS", led="8S"), ""),
    ),
    Principle.TAKE_WITH_HIGHEST: (
        (nolo("TS KS 2H", led="3S 4S 5S"), "KS"),
        (nolo("JD AD 2H", led="3D 4D 5D"), "AD"),
        (nolo("TS KS 2H", led="3S 4S"), ""),
    ),
    Principle.THROW_THE_HIGH: (
        (nolo("KS 2S 3H", led="8D"), "KS"),
        (nolo("7S 2S 3H", led="8S"), "7S"),
        (nolo("KS 2S 3H"), ""),
    ),
    Principle.LEAD_LOW: (
        (nolo("2S KS 9H"), "2S"),
        (nolo("3D TD AD"), "3D"),
        (nolo("2S KS 9H", led="8D"), ""),
    ),
    Principle.TAKE_SURE_TRICK: (
        (rami("AS 3S 4H", led="KS"), "AS"),
        (rami("AH 3H 2H", led="9H TH KH"), "AH"),
        (rami("QS 3S 4H", led="KS"), ""),
    ),
    Principle.KEEP_THE_ACE: (
        (marjapussi("AD 7D KS", led="8H 9H AH"), "KS 7D"),
        (huutopussi("AD 7C KS", led="AH 8H"), "KS 7C"),
        (marjapussi("AH 7H", led="8H 9H"), ""),
    ),
    Principle.EARLY_ACE: (
        (marjapussi("AS 9S 8H"), "AS"),
        (huutopussi("AD KD 7C"), "AD"),
        (marjapussi("AS 9S 8H", trump="H"), ""),
    ),
    Principle.LEAD_THE_SINGLE: (
        (marjapussi("9S 8D 7D 6H", trump="H"), "9S"),
        (huutopussi("JC 9S 8S KD", trump="D"), "JC"),
        (marjapussi("9S 8D 7D", trump="H"), ""),
    ),
    Principle.TAKE_FIRST_TRICK: (
        (bag("AS 9S 8H", led="KS"), "AS"),
        (bag("TD 9D 7C", led="QD 8D JD"), "TD"),
        (bag("AS 9S 8H 7H 6H", led="KS"), ""),
    ),
    Principle.LEAD_BACK: (
        (diamonds_led("9D 3S 4H"), "9D"),
        (diamonds_led("8D 5C 2C"), "8D"),
        (rami("9D 3S 4H"), ""),
    ),
    Principle.KEEP_THE_WINNER: (
        (rami("AS 3S 4H", led="4D 5D AD"), "3S 4H"),
        (rami("KS 4C", led="4D 5D AD", gone="AS 3S 2S 5S"), "4C"),
        (rami("KS 3S 4H", led="4D 5D AD"), ""),
    ),
    Principle.THROW_THE_DANGER: (
        (nolo("KS 2H 9H", led="8D"), "KS"),
        (nolo("9C 8C 2S JS", led="8D"), "9C 8C"),
        (nolo("KS 2H 9H", led="8H"), ""),
    ),
    Principle.LEAD_SHORT: (
        (nolo("9C 2S 3S KS"), "9C"),
        (nolo("4D 5D 9H 2H 6H"), "5D 4D"),
        (nolo("9C 2S 3S KS", led="8D"), ""),
        (nolo("9C AS", gone=SPADES_GONE), ""),  # no suit is shorter
    ),
    Principle.AVOID_SUIT_OF_ITS_OWN: (
        (nolo("AS 9H", gone=SPADES_GONE), "9H"),
        (nolo("AS KS 3D", gone=SPADES_GONE_BUT_TWO), "3D"),
        (nolo("AS 9H"), ""),
    ),
    Principle.LOW_AGAINST_SOLOIST: (
        (against("4H TH 2S"), "2S"),
        (against("4H TH 2S", led="9H"), "4H"),
        (against("4H TH 2S", led="9D"), ""),
    ),
}
