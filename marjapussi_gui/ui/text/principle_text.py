"""The principles of good play, each as a sentence."""

from ...model.principle import Principle
from .i18n import cached_per_language, translate


def principle_sentence(principle: Principle, *, has_partner: bool = True) -> str:
    """Return a principle as a sentence. Without a partner, nobody can be asked for a marriage."""
    alone = {} if has_partner else _sentences_without_partner()
    return alone.get(principle) or _principle_sentences()[principle]


@cached_per_language
def _sentences_without_partner() -> dict[Principle, str]:
    return {
        Principle.ASK_WHILE_YOU_MAY: translate(
            "Principles",
            "Declare your marriage while you may, because this may be your last chance.",
        ),
        Principle.WIN_TO_DECLARE: translate(
            "Principles", "Win this trick, because then you may declare a marriage."
        ),
    }


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
            "When your partner is sure to win the trick, play your ten while it’s safe from the "
            "ace.",
        ),
        Principle.FEW_POINTS_TO_OPPONENTS: translate(
            "Principles", "If you can’t win the trick, give away as few points as you can."
        ),
        Principle.RISK_FEW_POINTS: translate(
            "Principles", "You can’t be sure of this trick, so put as few points in it as you can."
        ),
        Principle.LEAD_WORTHLESS: translate(
            "Principles", "You have no sure trick to lead, so lead a card without points."
        ),
        Principle.PLAY_LOW: translate(
            "Principles", "You can’t win this trick, so play low and keep your higher cards."
        ),
        Principle.KEEP_THE_ACE: translate(
            "Principles",
            "Don’t waste an ace on a trick it can’t win. Save the ace for one it can win.",
        ),
        Principle.SURE_TRICK: translate("Principles", "Lead a card that nobody can beat."),
        Principle.TAKE_SURE_TRICK: translate(
            "Principles", "If you’re sure of a trick, take it now. Later may be too late."
        ),
        Principle.TAKE_FIRST_TRICK: translate(
            "Principles", "Take at least one trick, because taking none is costly."
        ),
        Principle.WIN_CHEAPLY: translate(
            "Principles", "Win the trick as cheaply as you can, and save your higher cards."
        ),
        Principle.LEAVE_IT_TO_PARTNER: translate(
            "Principles", "Don’t take a trick that your partner is sure to win."
        ),
        Principle.LAST_TRICK: translate(
            "Principles", "The last trick earns extra points, so save a sure winner for it."
        ),
        Principle.SECOND_LOW: translate(
            "Principles",
            "When you’re second to play, play low. Your partner still plays after you.",
        ),
        Principle.THIRD_HIGH: translate(
            "Principles", "When you’re third to play, play high. Only one player comes after you."
        ),
    }


def _trump_sentences() -> dict[Principle, str]:
    return {
        Principle.TEN_FALLS_TO_ACE: translate(
            "Principles",
            "In its suit, only the ace beats a ten. Keep your ten until the ace is gone.",
        ),
        Principle.EARLY_ACE: translate(
            "Principles",
            "Lead your aces before there are trumps, because later they may be trumped.",
        ),
        Principle.WIN_TO_DECLARE: translate(
            "Principles",
            "Win this trick, because then you may declare a marriage or ask for one.",
        ),
        Principle.KEEP_THE_PAIR: translate(
            "Principles", "Don’t break up a king and queen before you’ve declared them."
        ),
        Principle.KEEP_THE_HALF: translate(
            "Principles", "Keep a king or queen as long as your partner may have the other half."
        ),
        Principle.DRAW_TRUMPS: translate(
            "Principles",
            "Draw the opponents’ trumps with your top trumps. Then your other high cards win too.",
        ),
        Principle.PARTNER_TRUMPS: translate(
            "Principles", "Lead a suit that your partner is out of and may be able to trump."
        ),
        Principle.THEY_TRUMP: translate(
            "Principles", "Don’t lead an ace or a ten that an opponent can trump."
        ),
        Principle.LEAD_THE_SINGLE: translate(
            "Principles", "Lead a singleton. After that, you can trump the suit."
        ),
    }


def _rami_sentences() -> dict[Principle, str]:
    return {
        Principle.KEEP_THE_HIGH: translate(
            "Principles", "If you can’t win the trick, play your lowest card."
        ),
        Principle.KEEP_THE_WINNER: translate(
            "Principles", "You can’t win this trick, so keep the highest card of a suit for later."
        ),
        Principle.LONG_SUIT: translate(
            "Principles",
            "With no trumps, lead your longest suit. Its low cards can win tricks later.",
        ),
        Principle.LEAD_BACK: translate(
            "Principles", "Return the suit your partner led, because that’s where they want help."
        ),
    }


def _few_tricks_sentences() -> dict[Principle, str]:
    return {
        Principle.STAY_UNDER: translate(
            "Principles", "Duck as long as you can, because you don’t want this trick."
        ),
        Principle.TAKE_WITH_HIGHEST: translate(
            "Principles", "If you have to take the trick, take it with your highest card."
        ),
        Principle.THROW_THE_HIGH: translate(
            "Principles", "Get rid of high cards whenever they can’t win a trick."
        ),
        Principle.THROW_THE_DANGER: translate(
            "Principles", "Discard from the suit in which the others hold most cards below yours."
        ),
        Principle.LEAD_LOW: translate(
            "Principles", "Lead low, so that somebody else has to take the trick."
        ),
        Principle.LEAD_SHORT: translate(
            "Principles", "Lead from a short suit. Once it’s gone, you can discard high cards."
        ),
        Principle.AVOID_SUIT_OF_ITS_OWN: translate(
            "Principles",
            "Don’t lead a suit that nobody else has left, because you’d have to take the trick.",
        ),
        Principle.LOW_AGAINST_SOLOIST: translate(
            "Principles",
            "Against sooli, play low. The lower you play, the harder it is for the soloist to "
            "duck.",
        ),
    }


def _marriage_sentences() -> dict[Principle, str]:
    return {
        Principle.OWN_PAIR_FIRST: translate(
            "Principles", "A marriage in your hand is surer than one you have to ask for."
        ),
        Principle.HALF_BEFORE_WHOLE: translate(
            "Principles",
            "With a king or queen in hand, ask for a half in its suit before you ask for a whole.",
        ),
        Principle.ASK_WHILE_YOU_MAY: translate(
            "Principles", "Declare or ask while you may, because this may be your last chance."
        ),
        Principle.NO_MORE_THAN_NEEDED: translate(
            "Principles",
            "Don’t declare a marriage that takes you past the target, because you’d drop back.",
        ),
    }


def _bidding_sentences() -> dict[Principle, str]:
    return {
        Principle.BID_THE_PAIR: translate(
            "Principles", "A marriage and an ace are worth a low bid."
        ),
        Principle.WEAK_HAND: translate(
            "Principles", "With no marriage and fewer than two aces, leave the bidding to others."
        ),
        Principle.HIGH_ONLY_WITH_PAIR: translate(
            "Principles", "Bid above 100 only with a marriage in your hand."
        ),
        Principle.PARTNER_BIDS: translate(
            "Principles", "Your partner has the highest bid, so don’t bid against your own side."
        ),
        Principle.STAND_SAFELY: translate(
            "Principles",
            "Don’t raise above what your cards are worth, because you have to make every point "
            "you promise.",
        ),
    }


def _exchange_sentences() -> dict[Principle, str]:
    return {
        Principle.GIVE_THE_ACES: translate(
            "Principles", "Give the declarer your aces, because the contract needs sure tricks."
        ),
        Principle.GIVE_NO_HALF: translate("Principles", "Never split a marriage."),
        Principle.EMPTY_A_SUIT: translate(
            "Principles",
            "Make yourself void in a suit, and you can trump it as soon as there are trumps.",
        ),
        Principle.KEEP_THE_LONG: translate(
            "Principles", "Keep your longest suit together, and give up cards from the others."
        ),
        Principle.DISCARD_POINTS: translate(
            "Principles", "Your discards count for you, so discard cards that are worth points."
        ),
        Principle.GIVE_THE_WORST: translate(
            "Principles", "Give away the card that’s hardest to duck with."
        ),
        Principle.GIVE_LOW: translate(
            "Principles",
            "Give your partner your lowest card, because it’s the easiest one to duck with.",
        ),
    }


def _bid_showing_sentences() -> dict[Principle, str]:
    return {
        Principle.SHOW_STRENGTH: translate(
            "Principles", "If you have many aces, kings and queens, you’ll win tricks, so bid rami."
        ),
        Principle.SHOW_WEAKNESS: translate(
            "Principles", "With few aces, kings and queens, you’ll win few tricks, so bid nolo."
        ),
        Principle.ALONE_WITH_LOW: translate(
            "Principles",
            "With low cards in every suit, play sooli. You can give one high card away.",
        ),
        Principle.TOO_HIGH_ALONE: translate(
            "Principles",
            "Your hand has too many cards that are hard to duck with, so don’t play sooli.",
        ),
    }


def _set_sentences() -> dict[Principle, str]:
    return {
        Principle.THROW_LONE_CARD: translate(
            "Principles", "Discard a card that fits nothing, and keep neighbours together."
        ),
        Principle.NOT_TO_THE_NEXT: translate(
            "Principles", "Don’t discard a card that fits one the next player took."
        ),
        Principle.KEEP_THE_WILD: translate(
            "Principles", "A wild card fits everywhere, so never discard it."
        ),
        Principle.TAKE_WHAT_FITS: translate(
            "Principles", "Take the offered card if it brings you closer to your sets."
        ),
        Principle.STAY_HIDDEN: translate(
            "Principles",
            "Don’t take a card you can’t use, because it shows what you’re collecting.",
        ),
        Principle.LAY_EARLY: translate(
            "Principles", "Show your sets as soon as you can, because then you see the tiplu."
        ),
        Principle.DEAD_CARD: translate("Principles", "Don’t wait for cards that are gone."),
        Principle.SAFE_CARD: translate(
            "Principles", "The next player didn’t want this card before, so it’s probably safe now."
        ),
        Principle.KEEP_THE_MIDDLE: translate(
            "Principles",
            "Cards from the middle of a suit fit more sequences than those at its ends.",
        ),
        Principle.KEEP_PAIRS: translate(
            "Principles", "With five or more pairs, collect dublees and keep your pairs."
        ),
    }


def _rummy_turn_sentences() -> dict[Principle, str]:
    return {
        Principle.KEEP_NEIGHBOURS: translate(
            "Principles",
            "Keep neighbouring cards, because two different cards can complete the sequence. Only "
            "one can fill a gap.",
        ),
        Principle.KEEP_TUNNELA: translate(
            "Principles", "Three identical cards make a set, so keep them together."
        ),
        Principle.KEEP_THE_SET: translate("Principles", "Don’t break up a finished sequence."),
        Principle.FITS_TWICE: translate(
            "Principles", "Keep a card that can go into two different sets."
        ),
        Principle.SPARE_COPY: translate(
            "Principles",
            "One of two identical cards is spare, so discard it before you split up neighbours.",
        ),
        Principle.FEW_OUTS: translate(
            "Principles", "Discard the card that fits fewer of the cards still out."
        ),
        Principle.NOBODY_TOOK: translate(
            "Principles", "If nobody wanted a card before, they probably don’t want it now."
        ),
        Principle.ACE_PAIR: translate(
            "Principles", "Next to an ace, only one card completes a sequence: A-2 needs the 3."
        ),
        Principle.TAKE_TO_LAY: translate(
            "Principles", "Take the card that lets you show your sets right away."
        ),
        Principle.SHOW_TUNNELAS: translate(
            "Principles", "Show tunnelas before your first draw, because later they score nothing."
        ),
        Principle.FINISH_NOW: translate(
            "Principles", "Finish as soon as you can, because another turn only helps the others."
        ),
    }
