"""The top of the rules page: the goal, and a short summary of the rules in force."""

from ...engine.cards import SUIT_NAMES
from ...engine.game import Game
from ...engine.phases.auction import Bidding
from ...engine.phases.exchange import KittyExchange, PartnerExchange
from ...engine.phases.face_down_bidding import FaceDownBidding, SooliOffer
from ...engine.phases.marriages import DeclarationTiming, MarriageRules
from ...engine.phases.tricks import TrickPhase
from ...engine.rummy.primary_sets import DUBLEES_NEEDED, PRIMARY_SETS_NEEDED
from .i18n import say
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
    return html_section(say("in-short"), *paragraphs)


def goal_section(game: Game) -> str:
    """Return a section on the goal of a game and, in short, how to reach it."""
    goal, *ways = scoring_texts(game).goal_sentences(game)
    title = say("goal")
    return html_section(title, html_paragraph(goal), html_paragraph(*ways))


# Games with tricks


def _player_sentences(game: Game) -> tuple[str, ...]:
    return _sides_sentence(game), _hand_sentence(game)


def _sides_sentence(game: Game) -> str:
    if game.seating.has_partners:
        return say("you-and-player-opposite-you")
    if game.seating.players == 2:
        return say("you-play-against-one-opponent")
    return say("each-of-you-plays-alone")


def _hand_sentence(game: Game) -> str:
    """Return a sentence on what is special about the dealt cards, or "" if nothing is."""
    if game.dealing_phase.has_rows:
        return say("seven-of-your-cards-lie-face")
    if has_stock(game):
        return say("while-stock-lasts-you-may-play")
    if find_phase(game, KittyExchange) is not None and game.seating.players == 2:
        return say("theres-third-hand-face-down-nobody")
    return ""


def _bidding_sentences(game: Game) -> tuple[str, ...]:
    if find_phase(game, FaceDownBidding) is not None:
        return _bidding_card_sentences(game)
    if find_phase(game, Bidding) is None:
        return ()
    if game.seating.has_partners:
        highest = say("highest-bidder-is-declarer-with-partner")
        bids = say("before-play-begins-you-each-bid-how-many-points")
    else:
        highest = say("highest-bidder-is-declarer-alone")
        bids = say("rules-summary-before-play-begins-you-each-bid")
    partner = find_phase(game, PartnerExchange)
    if partner is not None:
        return (
            bids,
            highest,
            say(partner_exchange_sentence(game.rules), number=partner.card_count),
        )
    return bids, highest, *kitty_sentences(game.rules)[:2]


def _bidding_card_sentences(game: Game) -> tuple[str, ...]:
    offer = find_phase(game, SooliOffer)
    sooli = ""
    if offer is not None and offer.is_offered:
        sooli = say("against-rami-opponent-may-say-sooli")
    return (
        say("first-you-each-place-card-face"),
        sooli,
    )


def _play_sentences(game: Game) -> tuple[str, ...]:
    has_trumps = scoring_texts(game).has_trumps
    return (
        first_lead_sentence(game),
        ace_to_first_trick_sentence(game),
        say("follow-suit-if-you-can"),
        _beating_sentence(game),
        _trumps_sentence(game),
        _void_sentence(game),
        say("ten-is-high-card-here-because") if has_trumps else say("there-are-no-trumps"),
    )


def _beating_sentence(game: Game) -> str:
    if not game.rules.must_head:
        return ""
    return say("when-you-follow-suit-you-must")


def _void_sentence(game: Game) -> str:
    if not scoring_texts(game).has_trumps or not game.rules.must_trump:
        return say("if-you-cant-follow-suit-you-may-play-any")
    if not game.rules.must_head:
        return say("if-you-cant-follow-suit-but-have-trump-you")
    return say("rules-summary-if-you-cant-follow-suit-but")


def _marriage_rules(game: Game) -> MarriageRules | None:
    played = find_phase(game, TrickPhase)
    return played.marriage_rules if played is not None else None


def _marriage_sentences(game: Game) -> tuple[str, ...]:
    speech = _marriage_rules(game)
    if speech is None:
        return ()
    pair = say("rules-summary-king-and-queen-of-same-suit")
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
            return say("each-time-you-lead-you-may")
        case DeclarationTiming.OWN_TRICK_WON:
            return say("if-you-win-trick-that-you")
        case _ if game.seating.has_partners:
            return say("after-you-win-trick-you-may-declare-marriage")
    if has_stock(game):
        return say("after-you-win-trick-you-may-declare-marriage-before")
    return say("rules-summary-after-you-win-trick-you-may")


def _half_sentence(game: Game, marriage_rules: MarriageRules) -> str:
    if not game.seating.has_partners or marriage_rules.timing is DeclarationTiming.ANY_LEAD:
        return ""
    if marriage_rules.rules.half_bluff:
        return say("whole-is-marriage-in-your-partners-hand-half")
    return say("rules-summary-whole-is-marriage-in-your-partners")


def _trumps_sentence(game: Game) -> str:
    marriage_rules = _marriage_rules(game)
    if marriage_rules is None:
        return ""
    if marriage_rules.keeps_first_trump:
        return say("rules-summary-hand-begins-without-trumps-first")
    return say("rules-summary-hand-begins-without-trumps-every")


def _marriage_points_sentence(marriage_rules: MarriageRules) -> str:
    if marriage_rules.keeps_first_trump:
        return ""  # the rules on scoring list the points
    if marriage_rules.points_by_order is not None:
        return points_by_order_sentence(marriage_rules.points_by_order)
    return say(
        "marriage-counts-spades-points",
        **dict(zip(SUIT_NAMES, marriage_rules.points_by_suit, strict=True)),
    )


# Games with sets


def _set_sentences(game: Game) -> tuple[str, ...]:
    hand = say("you-each-have-number-cards", number=game.dealing_phase.hand_size)
    sets = say("you-collect-sets-sequence-is-cards")
    return hand, sets


def _wild_card_sentences(game: Game) -> tuple[str, ...]:
    pure = say("as-soon-as-you-have-number", number=PRIMARY_SETS_NEEDED)
    dublees = jokers = ""
    if rummy_rights(game).allows_dublees:
        dublees = say("instead-you-may-show-number-dublees", number=DUBLEES_NEEDED)
    tiplu = say("once-youve-shown-your-sets-you")
    if game.rules.printed_jokers:
        jokers = say("rules-summary-printed-jokers-are-wild-too")
    return pure, dublees, tiplu, jokers


def _finish_sentences(_game: Game) -> tuple[str, ...]:
    finish = say("you-finish-deal-when-all")
    early = say("show-your-first-sets-early-even")
    return finish, early


TRICK_PARTS = _player_sentences, _bidding_sentences, _play_sentences, _marriage_sentences
SETS_PARTS = _set_sentences, _wild_card_sentences, _finish_sentences
