"""The summary above the rules: a few sentences about the rules in force, and about no others."""

from ...engine.cards import SUIT_WORDS
from ...engine.game import Game
from ...engine.phases.auction import Bidding
from ...engine.phases.exchange import KittyExchange, PartnerExchange
from ...engine.phases.marriages import Speech, When
from ...engine.phases.showing import LayingBids, LoneOffer
from ...engine.phases.tricks import Tricks
from ...engine.rummy.primary import DUBLEES_WANTED, SETS_WANTED
from .counts import texts_of
from .markup import paragraph, section
from .phases import has_stock, phase_of
from .rules_bidding import kitty_sentences, partner_exchange
from .rules_marriages import limits, worth_by_order
from .rules_rummy import rights
from .rules_table import kitty
from .rules_tricks import ace_to_first_trick, first_lead
from .tongue import translate


def in_short(game: Game) -> str:
    """Return the section that sums up the rules of this table."""
    parts = SETS if game.lays_sets else TRICKS
    paragraphs = (paragraph(*part(game)) for part in (*parts, _scoring))
    return section(translate("In short", "In short"), *paragraphs)


def _scoring(game: Game) -> tuple[str, ...]:
    return texts_of(game).in_short(game)


# Games with tricks


def _players(game: Game) -> tuple[str, ...]:
    return _who(game), _hands(game)


def _who(game: Game) -> str:
    if game.seating.partners:
        return translate("In short", "You and the player opposite play together.")
    if game.seating.players == 2:
        return translate("In short", "You play against one opponent.")
    return translate("In short", "Each of you plays alone.")


def _hands(game: Game) -> str:
    """Return what is special about the cards that are dealt."""
    if game.dealing.has_rows:
        return translate(
            "In short",
            "Seven of your cards lie face up on the table, and seven face down under them. You "
            "play from your hand and from the open cards alike. When an open card is gone, the "
            "one under it is turned up.",
        )
    if has_stock(game):
        return translate(
            "In short",
            "While the stock lasts you may play any card, and after each trick you both draw "
            "one. When the stock is gone, play gets strict.",
        )
    if phase_of(game, KittyExchange) is not None and game.seating.players == 2:
        return translate(
            "In short",
            "A third hand lies face down. Nobody ever sees it, so you never know for sure which "
            "cards are in play.",
        )
    return ""


def _bidding(game: Game) -> tuple[str, ...]:
    if phase_of(game, LayingBids) is not None:
        return _laid_bids(game)
    if phase_of(game, Bidding) is None:
        return ()
    if game.seating.partners:
        bids = translate(
            "In short", "Before the play you all bid how many points your side will make."
        )
    else:
        bids = translate("In short", "Before the play you all bid how many points you'll make.")
    highest = translate("In short", "The highest bidder is the declarer.")
    partner = phase_of(game, PartnerExchange)
    if partner is not None:
        return bids, highest, partner_exchange(game.rules).format(number=partner.number)
    return bids, highest, kitty(game), *kitty_sentences(game.rules)[:2]


def _laid_bids(game: Game) -> tuple[str, ...]:
    offer = phase_of(game, LoneOffer)
    sooli = ""
    if offer is not None and offer.offered:
        sooli = translate(
            "In short",
            "Against rami a player may say sooli: they play alone and must take no trick.",
        )
    return (
        translate(
            "In short",
            "First everybody lays a card face down. A red one asks for rami, in which you try to "
            "win tricks, and a black one for nolo, in which you try not to. A single red card is "
            "enough for rami.",
        ),
        sooli,
    )


def _play(game: Game) -> tuple[str, ...]:
    has_trumps = texts_of(game).has_trumps
    return (
        first_lead(game),
        ace_to_first_trick(game),
        translate("In short", "Follow suit if you can: play the suit that was led."),
        _beating(game),
        _void(game),
        translate("In short", "The ten is a high card here, and only the ace beats it.")
        if has_trumps
        else translate("In short", "There are no trumps."),
    )


def _beating(game: Game) -> str:
    if not game.rules.must_head:
        return ""
    return translate("In short", "If you follow suit and can beat the best card, you must.")


def _void(game: Game) -> str:
    if not texts_of(game).has_trumps or not game.rules.must_trump:
        return translate("In short", "If you can't follow suit, you may play any card.")
    if not game.rules.must_head:
        return translate(
            "In short",
            "If you can't follow suit and a suit is trumps, you must play a trump if you have one.",
        )
    return translate(
        "In short",
        "If you can't follow suit and a suit is trumps, you must play a trump if you have one, and "
        "beat the trumps on the table if you can.",
    )


def _marriages(game: Game) -> tuple[str, ...]:
    played = phase_of(game, Tricks)
    speech = played.speech if played is not None else None
    if speech is None:
        return ()
    pair = translate("In short", "A king and queen of the same suit are a marriage.")
    words = _may_say(game, speech), _half(game, speech)
    return pair, *words, *limits(game, speech), _trumps(speech), _worth(speech)


def _may_say(game: Game, speech: Speech) -> str:
    match speech.when:
        case When.ANY_LEAD:
            return translate(
                "In short",
                "Whenever you lead you may declare the marriages in your hand, and ask your "
                "partner once for a whole, a marriage in your partner's hand.",
            )
        case When.OWN_TRICK_WON:
            return translate(
                "In short",
                "After you win a trick that you led yourself, you may declare one, or ask your "
                "partner for a whole or a half.",
            )
        case _ if game.seating.partners:
            return translate(
                "In short",
                "After you win a trick, you may declare one, or ask your partner for a whole or "
                "a half.",
            )
    if has_stock(game):
        return translate(
            "In short",
            "After you win a trick, you may declare one before you draw. When the stock is gone, "
            "nobody can declare any more.",
        )
    return translate("In short", "After you win a trick, you may declare one.")


def _half(game: Game, speech: Speech) -> str:
    if not game.seating.partners or speech.when is When.ANY_LEAD:
        return ""
    if speech.rules.half_bluff:
        return translate(
            "In short",
            "You may ask for a half in any suit, even in one of which you hold nothing. Everybody "
            "hears the answers, and they're always true.",
        )
    return translate(
        "In short",
        "A whole is a marriage in your partner's hand, and a half is the card that you lack for "
        "one of your own.",
    )


def _trumps(speech: Speech) -> str:
    if speech.trumps_stay:
        return translate(
            "In short",
            "The hand begins without trumps. The first marriage makes its suit trumps, which beat "
            "every other suit. Later marriages are called little ones, and only score.",
        )
    return translate(
        "In short",
        "The hand begins without trumps. Every marriage makes its suit trumps in place of the one "
        "before, and trumps beat every other suit.",
    )


def _worth(speech: Speech) -> str:
    if speech.trumps_stay:
        return ""  # the scoring says it
    if speech.worth_by_order is not None:
        return worth_by_order(speech.worth_by_order)
    sentence = translate(
        "In short",
        "A marriage counts {spades} points in spades, {clubs} in clubs, {diamonds} in diamonds "
        "and {hearts} in hearts.",
    )
    return sentence.format(**dict(zip(SUIT_WORDS, speech.worth, strict=True)))


# Games with sets


def _sets(game: Game) -> tuple[str, ...]:
    hand = translate(
        "In short",
        "You each have {number} cards from three packs. On your turn you draw a card from the "
        "stock, or take the one that the player before you discarded, and then discard one.",
    ).format(number=game.dealing.hand_size)
    sets = translate(
        "In short",
        "You collect sets, which are neighbours in one suit (a sequence), three identical cards "
        "(a tunnela), or cards of one rank in different suits (a trial).",
    )
    return hand, sets


def _wild(game: Game) -> tuple[str, ...]:
    pure = translate(
        "In short",
        "With {number} sequences or tunnelas without wild cards, you may show them on the table.",
    ).format(number=SETS_WANTED)
    dublees = jokers = ""
    if rights(game).dublees_serve:
        dublees = translate(
            "In short", "Instead you may show {number} pairs of identical cards, the dublees."
        ).format(number=DUBLEES_WANTED)
    tiplu = translate(
        "In short",
        "Only then do you see the secret card of the deal, the tiplu. Every card of its rank and "
        "its two neighbours in the suit are wild for you, so they stand for cards that you "
        "lack.",
    )
    if game.rules.printed_jokers:
        jokers = translate("In short", "Printed jokers are wild as well.")
    return pure, dublees, tiplu, jokers


TRICKS = _players, _bidding, _play, _marriages
SETS = _sets, _wild
