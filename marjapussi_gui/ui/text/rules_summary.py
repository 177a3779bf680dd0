"""The top of the rules page: the goal, and a short summary of the rules in force."""

from ...engine.cards import SUIT_NAMES
from ...engine.game import Game
from ...engine.phases.auction import Bidding
from ...engine.phases.exchange import KittyExchange, PartnerExchange
from ...engine.phases.face_down_bidding import FaceDownBidding, SooliOffer
from ...engine.phases.marriages import DeclarationTiming, MarriageRules
from ...engine.phases.tricks import TrickPhase
from ...engine.rummy.primary_sets import DUBLEES_NEEDED, PRIMARY_SETS_NEEDED
from .i18n import translate
from .markup import html_paragraph, html_section
from .phase_lookup import find_phase, has_stock
from .rules_bidding import kitty_sentences, partner_exchange_sentence
from .rules_marriages import limit_sentences, points_by_order_sentence
from .rules_rummy import rummy_rights
from .rules_tricks import ace_to_first_trick_sentence, first_lead_sentence
from .scoring import scoring_texts


def summary_section(game: Game) -> str:
    """Return a section that sums up how a hand is played."""
    parts = SETS_PARTS if game.is_rummy else TRICK_PARTS
    paragraphs = (html_paragraph(*part(game)) for part in parts)
    return html_section(translate("In short", "In short"), *paragraphs)


def goal_section(game: Game) -> str:
    """Return a section on the goal of a game and, in short, how to reach it."""
    goal, *ways = scoring_texts(game).goal_sentences(game)
    title = translate("In short", "The goal")
    return html_section(title, html_paragraph(goal), html_paragraph(*ways))


# Games with tricks


def _player_sentences(game: Game) -> tuple[str, ...]:
    return _sides_sentence(game), _hand_sentence(game)


def _sides_sentence(game: Game) -> str:
    if game.seating.has_partners:
        return translate("In short", "You and the player opposite you are partners.")
    if game.seating.players == 2:
        return translate("In short", "You play against one opponent.")
    return translate("In short", "Each of you plays alone.")


def _hand_sentence(game: Game) -> str:
    """Return a sentence on what is special about the dealt cards, or "" if nothing is."""
    if game.dealing_phase.has_rows:
        return translate(
            "In short",
            "Seven of your cards lie face up on the table, with seven more face down under them. "
            "You play from your hand and from the open cards alike. When you play an open card, "
            "you turn up the one under it.",
        )
    if has_stock(game):
        return translate(
            "In short",
            "While the stock lasts, you may play any card. After each trick, you both draw a "
            "card. When the stock is gone, play gets strict, and the rules below apply.",
        )
    if find_phase(game, KittyExchange) is not None and game.seating.players == 2:
        return translate(
            "In short",
            "There’s a third hand, face down. Nobody ever sees it, so you never know for sure "
            "which cards are in play.",
        )
    return ""


def _bidding_sentences(game: Game) -> tuple[str, ...]:
    if find_phase(game, FaceDownBidding) is not None:
        return _bidding_card_sentences(game)
    if find_phase(game, Bidding) is None:
        return ()
    if game.seating.has_partners:
        highest = translate("In short", "The highest bidder is the declarer.", "with a partner")
        bids = translate(
            "In short", "Before play begins, you each bid how many points your side will take."
        )
    else:
        highest = translate("In short", "The highest bidder is the declarer.", "alone")
        bids = translate(
            "In short", "Before play begins, you each bid how many points you’ll take."
        )
    partner = find_phase(game, PartnerExchange)
    if partner is not None:
        return (
            bids,
            highest,
            partner_exchange_sentence(game.rules).format(number=partner.card_count),
        )
    return bids, highest, *kitty_sentences(game.rules)[:2]


def _bidding_card_sentences(game: Game) -> tuple[str, ...]:
    offer = find_phase(game, SooliOffer)
    sooli = ""
    if offer is not None and offer.is_offered:
        sooli = translate(
            "In short",
            "Against rami, an opponent may say sooli, which means playing alone and trying to "
            "take no tricks at all.",
        )
    return (
        translate(
            "In short",
            "First, you each place a card face down as your bid. Red bids rami, where you try to "
            "win tricks. Black bids nolo, where you try to avoid them. One red card is enough for "
            "rami.",
        ),
        sooli,
    )


def _play_sentences(game: Game) -> tuple[str, ...]:
    has_trumps = scoring_texts(game).has_trumps
    return (
        first_lead_sentence(game),
        ace_to_first_trick_sentence(game),
        translate(
            "In short",
            "Follow suit if you can, by playing a card of the suit that was led.",
        ),
        _beating_sentence(game),
        _trumps_sentence(game),
        _void_sentence(game),
        translate("In short", "The ten is a high card here, because only the ace beats it.")
        if has_trumps
        else translate("In short", "There are no trumps."),
    )


def _beating_sentence(game: Game) -> str:
    if not game.rules.must_head:
        return ""
    return translate("In short", "When you follow suit, you must beat the best card if you can.")


def _void_sentence(game: Game) -> str:
    if not scoring_texts(game).has_trumps or not game.rules.must_trump:
        return translate("In short", "If you can’t follow suit, you may play any card.")
    if not game.rules.must_head:
        return translate(
            "In short",
            "If you can’t follow suit but have a trump, you must play one.",
        )
    return translate(
        "In short",
        "If you can’t follow suit but have a trump, you must play one. You must also beat the "
        "trumps already played to the trick if you can.",
    )


def _marriage_rules(game: Game) -> MarriageRules | None:
    played = find_phase(game, TrickPhase)
    return played.marriage_rules if played is not None else None


def _marriage_sentences(game: Game) -> tuple[str, ...]:
    speech = _marriage_rules(game)
    if speech is None:
        return ()
    pair = translate("In short", "A king and queen of the same suit are a marriage.")
    words = _declaration_sentence(game, speech), _half_sentence(game, speech)
    return (
        pair,
        *words,
        *limit_sentences(game, speech),
        _marriage_points_sentence(speech),
    )


def _declaration_sentence(game: Game, marriage_rules: MarriageRules) -> str:
    match marriage_rules.timing:
        case DeclarationTiming.ANY_LEAD:
            return translate(
                "In short",
                "Each time you lead, you may first declare any marriages that you hold. You may "
                "also ask your partner once for a whole, which is a marriage in your partner’s "
                "hand.",
            )
        case DeclarationTiming.OWN_TRICK_WON:
            return translate(
                "In short",
                "If you win a trick that you led yourself, you may declare a marriage. Or you may "
                "ask your partner for a whole or a half.",
            )
        case _ if game.seating.has_partners:
            return translate(
                "In short",
                "After you win a trick, you may declare a marriage, or ask your partner for a "
                "whole or a half.",
            )
    if has_stock(game):
        return translate(
            "In short",
            "After you win a trick, you may declare a marriage before you draw. When the stock is "
            "gone, nobody can declare any more.",
        )
    return translate("In short", "After you win a trick, you may declare a marriage.")


def _half_sentence(game: Game, marriage_rules: MarriageRules) -> str:
    if not game.seating.has_partners or marriage_rules.timing is DeclarationTiming.ANY_LEAD:
        return ""
    if marriage_rules.rules.half_bluff:
        return translate(
            "In short",
            "A whole is a marriage in your partner’s hand. A half is the king or queen of a suit. "
            "You may ask for a half even if you hold no card of that suit.",
        )
    return translate(
        "In short",
        "A whole is a marriage in your partner’s hand. A half is the card that you lack for a "
        "marriage of your own.",
    )


def _trumps_sentence(game: Game) -> str:
    marriage_rules = _marriage_rules(game)
    if marriage_rules is None:
        return ""
    if marriage_rules.keeps_first_trump:
        return translate(
            "In short",
            "The hand begins without trumps. The first marriage makes its suit trumps, which beat "
            "all other suits. Later marriages are called little ones. They score points but don’t "
            "change trumps.",
        )
    return translate(
        "In short",
        "The hand begins without trumps. Every marriage makes its suit the new trumps, which beat "
        "all other suits.",
    )


def _marriage_points_sentence(marriage_rules: MarriageRules) -> str:
    if marriage_rules.keeps_first_trump:
        return ""  # the rules on scoring list the points
    if marriage_rules.points_by_order is not None:
        return points_by_order_sentence(marriage_rules.points_by_order)
    sentence = translate(
        "In short",
        "A marriage counts {spades} points in spades, {clubs} in clubs, {diamonds} in diamonds "
        "and {hearts} in hearts.",
    )
    return sentence.format(**dict(zip(SUIT_NAMES, marriage_rules.points_by_suit, strict=True)))


# Games with sets


def _set_sentences(game: Game) -> tuple[str, ...]:
    hand = translate(
        "In short",
        "You each have {number} cards from three packs. On your turn, you draw a card from the "
        "stock or take the last discard. Then you discard a card.",
    ).format(number=game.dealing_phase.hand_size)
    sets = translate(
        "In short",
        "You collect sets. A sequence is cards in a row in one suit, and a tunnela is three "
        "identical cards. A trial is cards of the same rank in different suits.",
    )
    return hand, sets


def _wild_card_sentences(game: Game) -> tuple[str, ...]:
    pure = translate(
        "In short",
        "As soon as you have {number} sequences or tunnelas without wild cards, you may show them.",
    ).format(number=PRIMARY_SETS_NEEDED)
    dublees = jokers = ""
    if rummy_rights(game).allows_dublees:
        dublees = translate(
            "In short",
            "Instead, you may show {number} dublees, which are pairs of identical cards.",
        ).format(number=DUBLEES_NEEDED)
    tiplu = translate(
        "In short",
        "Once you’ve shown your sets, you may look at the tiplu, the secret card of the deal. All "
        "cards of its rank are now wild for you, and so are its two neighbours in the suit. Wild "
        "cards can stand for other cards.",
    )
    if game.rules.printed_jokers:
        jokers = translate("In short", "Printed jokers are wild, too.")
    return pure, dublees, tiplu, jokers


def _finish_sentences(_game: Game) -> tuple[str, ...]:
    finish = translate("In short", "You finish the deal when all your cards but one fit into sets.")
    early = translate(
        "In short",
        "Show your first sets early, even if you can’t hope to finish first. Your maal counts "
        "only once you’ve shown sets.",
    )
    return finish, early


TRICK_PARTS = _player_sentences, _bidding_sentences, _play_sentences, _marriage_sentences
SETS_PARTS = _set_sentences, _wild_card_sentences, _finish_sentences
