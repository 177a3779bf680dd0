"""Principles of good play, one sentence for each."""

from ...model.principle import Principle
from .i18n import cached_per_language, translate


def principle_sentence(principle: Principle) -> str:
    return _principle_sentences()[principle]


@cached_per_language
def _principle_sentences() -> dict[Principle, str]:
    return {
        **_trick_sentences(),
        **_trump_sentences(),
        **_rami_sentences(),
        **_few_tricks_sentences(),
        **_marriage_sentences(),
        **_bidding_sentences(),
        **_exchange_sentences(),
        **_bid_showing_sentences(),
        **_set_sentences(),
        **_rummy_turn_sentences(),
    }


def _trick_sentences() -> dict[Principle, str]:
    return {
        Principle.POINTS_TO_PARTNER: translate(
            "Principles",
            "Put your ten on a trick that is surely your partner's: there no ace takes it.",
        ),
        Principle.FEW_POINTS_TO_OPPONENTS: translate(
            "Principles", "When the trick is lost, give as little as you can."
        ),
        Principle.KEEP_THE_ACE: translate(
            "Principles", "Do not throw an ace where it cannot win: it takes a trick later."
        ),
        Principle.SURE_TRICK: translate("Principles", "Lead what nobody can beat."),
        Principle.TAKE_SURE_TRICK: translate(
            "Principles", "Take the trick that is surely yours: later it may be too late."
        ),
        Principle.TAKE_FIRST_TRICK: translate(
            "Principles", "Take at least one trick: a hand without any costs a lot."
        ),
        Principle.WIN_CHEAPLY: translate("Principles", "Win with the smallest card that does it."),
        Principle.LEAVE_IT_TO_PARTNER: translate(
            "Principles", "Do not take what is already your partner's."
        ),
        Principle.LAST_TRICK: translate(
            "Principles", "The last trick counts: save a sure card for it."
        ),
        Principle.SECOND_LOW: translate(
            "Principles", "As second to play, play low: your partner still plays after you."
        ),
        Principle.THIRD_HIGH: translate(
            "Principles", "As third to play, play high: only one more plays after you."
        ),
    }


def _trump_sentences() -> dict[Principle, str]:
    return {
        Principle.TEN_FALLS_TO_ACE: translate(
            "Principles", "The ten falls only to the ace: keep it until the ace is gone."
        ),
        Principle.EARLY_ACE: translate(
            "Principles", "Lead your aces before there are trumps: later they may be trumped."
        ),
        Principle.WIN_TO_DECLARE: translate(
            "Principles",
            "A trick gives the right to make a marriage: take it while you hold a king or queen.",
        ),
        Principle.KEEP_THE_PAIR: translate(
            "Principles", "Do not break a king and queen before they are declared."
        ),
        Principle.KEEP_THE_HALF: translate(
            "Principles", "Keep a king or queen while your partner may hold the other one."
        ),
        Principle.DRAW_TRUMPS: translate(
            "Principles", "Draw their trumps first: then your other high cards take tricks too."
        ),
        Principle.PARTNER_TRUMPS: translate("Principles", "Lead what your partner can trump."),
        Principle.THEY_TRUMP: translate(
            "Principles", "Do not lead an ace or a ten that an opponent can trump."
        ),
        Principle.LEAD_THE_SINGLE: translate(
            "Principles", "Lead a singleton. Then you can trump that suit."
        ),
    }


def _rami_sentences() -> dict[Principle, str]:
    return {
        Principle.KEEP_THE_HIGH: translate(
            "Principles", "To a trick you cannot win, play your lowest card."
        ),
        Principle.KEEP_THE_WINNER: translate(
            "Principles", "Do not throw away a card that can still take a trick."
        ),
        Principle.LONG_SUIT: translate(
            "Principles", "Without trumps lead your longest suit: its small cards win later."
        ),
        Principle.LEAD_BACK: translate(
            "Principles", "Lead back the suit that your partner led: that is where help is wanted."
        ),
    }


def _few_tricks_sentences() -> dict[Principle, str]:
    return {
        Principle.STAY_UNDER: translate("Principles", "Stay under as long as you can."),
        Principle.TAKE_WITH_HIGHEST: translate(
            "Principles", "If you must take it, take it with your highest card."
        ),
        Principle.THROW_THE_HIGH: translate(
            "Principles", "When it costs no trick, get rid of your high cards."
        ),
        Principle.THROW_THE_DANGER: translate(
            "Principles", "Throw from the suit in which you have no small cards."
        ),
        Principle.LEAD_LOW: translate("Principles", "Lead low, so that others have to take it."),
        Principle.LEAD_SHORT: translate(
            "Principles", "Lead your short suit: when it is gone, you can throw high cards away."
        ),
        Principle.AVOID_SUIT_OF_ITS_OWN: translate(
            "Principles", "Do not lead a suit that nobody else has left: the trick would be yours."
        ),
        Principle.LOW_AGAINST_SOLOIST: translate(
            "Principles", "Against sooli play low: then it is hard to stay below you."
        ),
    }


def _marriage_sentences() -> dict[Principle, str]:
    return {
        Principle.OWN_PAIR_FIRST: translate(
            "Principles", "What you hold yourself is surer than what you ask for."
        ),
        Principle.HALF_BEFORE_WHOLE: translate(
            "Principles",
            "With a king or a queen in hand ask for its half: that is surer than a whole.",
        ),
        Principle.ASK_WHILE_YOU_MAY: translate(
            "Principles", "Do not wait with a marriage: the next trick may not be yours."
        ),
        Principle.NO_MORE_THAN_NEEDED: translate(
            "Principles",
            "Too many points throw you back: do not declare what takes you past the target.",
        ),
    }


def _bidding_sentences() -> dict[Principle, str]:
    return {
        Principle.BID_THE_PAIR: translate(
            "Principles", "A king and queen of one suit and an ace are worth a low bid."
        ),
        Principle.WEAK_HAND: translate(
            "Principles", "Without a marriage and without two aces, let others bid."
        ),
        Principle.HIGH_ONLY_WITH_PAIR: translate(
            "Principles", "Above 100 bid only with a marriage in the hand."
        ),
        Principle.PARTNER_BIDS: translate(
            "Principles", "The highest bid is your partner's: do not bid against your own side."
        ),
        Principle.STAND_SAFELY: translate(
            "Principles", "Raise only by what you hold: every point you promise must be made."
        ),
    }


def _exchange_sentences() -> dict[Principle, str]:
    return {
        Principle.GIVE_THE_ACES: translate(
            "Principles", "Aces belong in the hand that plays the contract."
        ),
        Principle.GIVE_NO_HALF: translate("Principles", "Never split a marriage."),
        Principle.EMPTY_A_SUIT: translate(
            "Principles", "Empty a suit, and you can trump it from the first trick on."
        ),
        Principle.KEEP_THE_LONG: translate(
            "Principles", "Keep your longest suit together, and part with cards of the others."
        ),
        Principle.DISCARD_POINTS: translate(
            "Principles", "What you put away counts for you: put away cards that count something."
        ),
        Principle.GIVE_THE_WORST: translate(
            "Principles", "Give away a high card that has no small ones below it."
        ),
        Principle.GIVE_LOW: translate("Principles", "Give the lone player your lowest card."),
    }


def _bid_showing_sentences() -> dict[Principle, str]:
    return {
        Principle.SHOW_STRENGTH: translate(
            "Principles", "Many aces, kings and queens take tricks: show rami."
        ),
        Principle.SHOW_WEAKNESS: translate(
            "Principles", "A hand of small cards takes few tricks: show nolo."
        ),
        Principle.ALONE_WITH_LOW: translate(
            "Principles",
            "With small cards in every suit play sooli: one high card you can give away.",
        ),
        Principle.TOO_HIGH_ALONE: translate(
            "Principles", "Three high cards without small ones below them are too many for sooli."
        ),
    }


def _set_sentences() -> dict[Principle, str]:
    return {
        Principle.THROW_LONE_CARD: translate(
            "Principles", "Throw the card that stands alone, and keep neighbours together."
        ),
        Principle.NOT_TO_THE_NEXT: translate(
            "Principles", "Do not throw what goes with a card that the next player took."
        ),
        Principle.KEEP_THE_WILD: translate(
            "Principles", "A wild card fits everywhere: never throw it."
        ),
        Principle.TAKE_WHAT_FITS: translate(
            "Principles", "Take the offered card when it brings you nearer to your sets."
        ),
        Principle.STAY_HIDDEN: translate(
            "Principles", "Take no card that does not fit: it shows what you collect."
        ),
        Principle.LAY_EARLY: translate(
            "Principles", "Lay as soon as you can: then you see the tiplu."
        ),
        Principle.DEAD_CARD: translate("Principles", "Do not wait for cards that are gone."),
        Principle.SAFE_CARD: translate(
            "Principles", "What the next player let go before is safe to throw."
        ),
        Principle.KEEP_THE_MIDDLE: translate(
            "Principles", "Cards in the middle of a suit fit more sequences than its ends."
        ),
        Principle.KEEP_PAIRS: translate(
            "Principles", "With five pairs or more collect dublees: keep the pairs."
        ),
    }


def _rummy_turn_sentences() -> dict[Principle, str]:
    return {
        Principle.KEEP_NEIGHBOURS: translate(
            "Principles", "Neighbours wait for two cards, a gap for only one: keep neighbours."
        ),
        Principle.KEEP_TUNNELA: translate(
            "Principles", "Three identical cards are a set: keep them together."
        ),
        Principle.KEEP_THE_SET: translate("Principles", "Don’t break up a finished sequence."),
        Principle.FITS_TWICE: translate(
            "Principles", "Keep a card that can go into two different sets."
        ),
        Principle.SPARE_COPY: translate(
            "Principles",
            "Of two identical cards one is spare: throw it before you part neighbours.",
        ),
        Principle.FEW_OUTS: translate(
            "Principles", "Throw what fewer unseen cards can still help."
        ),
        Principle.NOBODY_TOOK: translate(
            "Principles", "What nobody wanted before is not likely to be wanted now."
        ),
        Principle.ACE_PAIR: translate(
            "Principles", "Beside an ace only one card completes a sequence."
        ),
        Principle.TAKE_TO_LAY: translate(
            "Principles", "Take the card with which you can lay at once."
        ),
        Principle.SHOW_TUNNELAS: translate(
            "Principles", "Show tunnelas before the first draw: later they bring nothing."
        ),
        Principle.FINISH_NOW: translate(
            "Principles", "Finish as soon as you can: another turn only helps the others."
        ),
    }
