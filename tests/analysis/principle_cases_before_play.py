"""Positions before a trick: two where a principle applies, one where it does not."""

from functools import partial

from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.principle import Principle
from tests.analysis.view_notation import ME, Cases, bidding_view, trick_view

PARTNER = Seat(2)

marjapussi = partial(trick_view, "marjapussi")
huutopussi = partial(trick_view, "huutopussi")
avomarjapussi = partial(trick_view, "avomarjapussi")
bidding = partial(bidding_view, "huutopussi")
scouts = partial(bidding_view, "pfadfinder")
declaring = partial(bidding_view, "huutopussi", holder=ME)
giving = partial(bidding_view, "huutopussi", holder=PARTNER)
showing = partial(bidding_view, "tuppi")
alone = partial(bidding_view, "tuppi", soloist=ME)
helping = partial(bidding_view, "tuppi", soloist=PARTNER)

BEFORE_PLAY: Cases = {
    Principle.OWN_PAIR_FIRST: (
        (marjapussi("KH QH KS"), "declare H", "whole?"),
        (huutopussi("KD QD QS"), "declare D", "half? S"),
        (marjapussi("KH QH KS"), "", "declare H | play KS"),
    ),
    Principle.ASK_WHILE_YOU_MAY: (
        (marjapussi("KH 9H KS"), "half? H", "play 9H"),
        (huutopussi("KD QD QS"), "declare D", "play QS"),
        (marjapussi("KH 9H KS"), "", "play KH | play 9H"),
    ),
    Principle.BID_THE_PAIR: (
        (bidding("KH QH AS"), "bid 60", "pass"),
        (bidding("AS KD QD"), "bid 55", "pass"),
        (bidding("KH QH AS"), "", "bid 65 | pass"),
    ),
    Principle.WEAK_HAND: (
        (bidding("KH JH 9H"), "pass", "bid 60"),
        (bidding("AH JH 9H"), "pass", "bid 60"),
        (bidding("AH AS 9H"), "", "pass | bid 60"),
    ),
    Principle.STAND_SAFELY: (
        (declaring("KH QH 9H"), "stand", "raise 100"),
        (declaring("AS 9D 8D"), "stand", "raise 80"),
        (declaring("AS 9D 8D"), "", "raise 80 | raise 85"),
    ),
    Principle.GIVE_THE_ACES: (
        (giving("AH AS 9H 8H"), "give AS AH", "give AS 9H"),
        (giving("AD KD 9H 8H"), "give AD", "give 9H"),
        (declaring("AD KD 9H 8H"), "", "give AD | give 9H"),
    ),
    Principle.GIVE_NO_HALF: (
        (giving("KH QH AS 8H"), "give KH QH", "give AS KH"),
        (declaring("KD QD 9S 8H"), "discard 9S 8H", "discard 9S QD"),
        (giving("KH JH AS 8H"), "", "give AS 8H | give AS KH"),
    ),
    Principle.EMPTY_A_SUIT: (
        (declaring("9H 8H 7S 7D 6D"), "discard 9H 8H", "discard 9H 7D"),
        (declaring("AH KH 9S 6D 7D"), "give 9S 7D", "give KH 7D"),
        (giving("9H 8H 7S 7D 6D"), "", "give 9H 8H | give 9H 7D"),
    ),
    Principle.SHOW_STRENGTH: (
        (showing("AS KS QS AH KH QH 9H 8D 7D 6C 5C 4C 3C"), "show 9H", "show 6C"),
        (showing("AS KS AH KH AD KD QD 8D 7D 6C 5C 4C 3C"), "show 8D", "show 6C"),
        (showing("AS KS 9H 8H 8D 7D 6C 5C 4C 3C"), "", "show 8D | show 6C"),
    ),
    Principle.SHOW_WEAKNESS: (
        (showing("9S 8S 7H 6H 5D 4D 3C 2C"), "show 9S", "show 7H"),
        (showing("AS 8S 7H 6H 5D 4D 3C 2C"), "show 8S", "show 7H"),
        (showing("AS KS QS AH KH QH 7H 6C"), "", "show 6C | show 7H"),
    ),
    Principle.ALONE_WITH_LOW: (
        (showing("5S 3S AS 4H 2H AH 6D 4D 2D 4C 2C"), "sooli", "pass"),
        (showing("KS 3S AS 4H 2H AH 6D 4D 2D 4C 2C"), "sooli", "pass"),
        (showing("KS QS 3H 2H 5D 3D KC 2C"), "", "sooli | pass"),
    ),
    Principle.HALF_BEFORE_WHOLE: (
        (marjapussi("KH 9H 8S"), "half? H", "whole?"),
        (huutopussi("QD 9H 8S"), "half? D", "whole?"),
        (marjapussi("KH 9H 8S"), "", "half? H | play 9H"),
    ),
    Principle.NO_MORE_THAN_NEEDED: (
        (marjapussi("KH QH 8S", scores=(11, 5)), "play 8S", "declare H"),
        (avomarjapussi("KH QH 8S", trump="S", scores=(12, 5)), "play 8S", "declare H"),
        (marjapussi("KH QH 8S", scores=(10, 5)), "", "play 8S | declare H"),
    ),
    Principle.PARTNER_BIDS: (
        (bidding("KH QH AS", holder=PARTNER), "pass", "bid 70"),
        (scouts("9H 8H 7S", holder=PARTNER), "pass", "bid 130"),
        (bidding("KH QH AS", holder=Seat(1)), "", "pass | bid 70"),
    ),
    Principle.HIGH_ONLY_WITH_PAIR: (
        (bidding("KH QS AS"), "pass | bid 100", "bid 105"),
        (bidding("AH TH TS"), "bid 55 | pass", "bid 120"),
        (scouts("AH AD TD"), "", "pass | bid 120"),
        (bidding("KH QH AS"), "", "pass | bid 105"),
    ),
    Principle.KEEP_THE_LONG: (
        (declaring("9H 8H 7H 7D 6D"), "discard 7D 6D", "discard 7H 6D"),
        (declaring("AH KH 9H 6D 7S"), "give 7S 6D", "give 9H 6D"),
        (giving("9H 8H 7H 7D 6D"), "", "give 7D 6D | give 7H 6D"),
    ),
    Principle.DISCARD_POINTS: (
        (declaring("KH 8H 7S 7D 6D"), "discard 7S KH", "discard 7S 8H"),
        (declaring("JS 8H 7S 7D QD"), "discard JS QD", "discard JS 7D"),
        (giving("KH 8H 7S 7D 6D"), "", "discard 7S KH | discard 7S 8H"),
    ),
    Principle.TOO_HIGH_ALONE: (
        (showing("KS QS 3H 2H 5D 3D KC 2C"), "pass", "sooli"),
        (showing("JS TS 9S 3H 2H 5D 3D"), "pass", "sooli"),
        (showing("KS 3S AS 4H 2H AH 6D 4D 2D 4C 2C"), "", "pass | sooli"),
    ),
    Principle.GIVE_THE_WORST: (
        (alone("KS 3H 2H 5D 3D"), "give KS", "give 5D"),
        (alone("JS 3S 2S QH 2C"), "give QH", "give 3S"),
        (helping("KS 3H 2H 5D 3D"), "", "give KS | give 5D"),
    ),
    Principle.GIVE_LOW: (
        (helping("KS 3H 2H 5D 3D"), "give 2H", "give KS"),
        (helping("AS 3H 2H 5D 3D"), "give AS", "give 2H"),
        (alone("KS 3H 2H 5D 3D"), "", "give 2H | give KS"),
    ),
}
