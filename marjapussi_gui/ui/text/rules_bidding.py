"""Rules text on bidding, on the exchange of cards, and on playing alone."""

from ...engine.game import Game
from ...engine.phases.auction import BID_STEP, Bidding
from ...engine.phases.exchange import KittyExchange, PartnerExchange
from ...engine.phases.face_down_bidding import FaceDownBidding, SooliOffer
from ...engine.rules import Rules
from .card_names import join_with_and, rank_name
from .i18n import number_text, say
from .markup import html_paragraph, html_section
from .partner_agreement_text import agreement_rule_text
from .phase_lookup import find_phase


def auction_section(game: Game) -> str:
    bidding = find_phase(game, Bidding)
    if bidding is None:
        return ""
    rules = game.rules
    turns = _turns_sentence(game)
    limits = say("lowest-bid-is-least-and-nobody", least=rules.min_bid, most=bidding.max_bid)
    title = say("bidding")
    bids = html_paragraph(_promise_sentence(game), _first_bid_sentence(rules), turns, limits)
    others = (
        *(_all_passed_sentence(game), _low_score_sentence(game), _redeal_sentence(game)),
        agreement_rule_text(game),
    )
    return html_section(title, bids, *map(html_paragraph, others))


def _turns_sentence(game: Game) -> str:
    turns = say("you-take-turns-to-bid-higher", step=BID_STEP)
    if game.seating.has_partners:
        declarer = say("when-everybody-else-has-passed-with-partner")
    else:
        declarer = say("when-everybody-else-has-passed-alone")
    return f"{turns} {declarer}"


def _promise_sentence(game: Game) -> str:
    side = say("your-bid-is-number-of-points-that-you-promise")
    player = say("rules-bidding-your-bid-is-number-of-points")
    return side if game.seating.has_partners else player


def _first_bid_sentence(rules: Rules) -> str:
    match rules.opening, rules.first_bidder:
        case "must", "dealer":
            return say("dealer-bids-first-and-may-not")
        case "must", _:
            return say("player-to-dealers-left-bids-first")
        case _, "dealer":
            return say("dealer-bids-or-passes-first")
        case _:
            return say("player-to-dealers-left-bids")


def _all_passed_sentence(game: Game) -> str:
    if game.rules.opening == "must":
        return ""
    side = say("if-everybody-passes-hand-is-played-without-declarer-each")
    player = say("if-everybody-passes-hand-is-played-without-declarer-you")
    return side if game.seating.has_partners else player


def _low_score_sentence(game: Game) -> str:
    """Return a sentence on how a low score limits bidding, or "" if it doesn't."""
    rules = game.rules
    if rules.below_zero == "last":
        side = say("side-below-0-points-has")
        player = say("player-below-0-points-has")
        return side if game.seating.has_partners else player
    if rules.floor >= 0:
        return ""
    if rules.opening == "may":
        floor = "at-floor-points-or-less-you-may-only-pass"
    else:
        floor = "rules-bidding-at-floor-points-or-less-you"
    return say(floor, floor=number_text(rules.floor), least=rules.min_bid)


def _redeal_sentence(game: Game) -> str:
    match game.rules.redeal:
        case "three_sixes":
            return say("if-you-hold-three-sixes-or-more-you-may")
        case "three_sixes_or_low":
            return say("rules-bidding-if-you-hold-three-sixes")
        case "four_sixes" if game.seating.has_partners:
            return say("if-you-and-your-partner-hold")
        case "four_sixes":
            return say("if-you-hold-all-four-sixes")
        case _:
            return ""


def exchange_section(game: Game) -> str:
    partner = find_phase(game, PartnerExchange)
    if partner is not None:
        sentence = say(partner_exchange_sentence(game.rules), number=partner.card_count)
        title = say("exchange")
        return html_section(title, html_paragraph(sentence, say("unseen")))
    if find_phase(game, KittyExchange) is None:
        return ""
    title = say("rules-bidding-kitty")
    return html_section(title, html_paragraph(*kitty_sentences(game.rules)))


def partner_exchange_sentence(rules: Rules) -> str:
    if rules.raise_when == "before":
        return "declarers-partner-gives-declarer-number-cards-declarer-may"
    return "declarers-partner-gives-declarer-number-cards-and-declarer"


def kitty_sentences(rules: Rules) -> tuple[str, ...]:
    if rules.kitty_open:
        seen = say("everybody-sees-kitty-before-declarer")
    else:
        seen = say("declarer-takes-kitty-and-nobody-else")
    nobody = ""
    if rules.kitty_open and rules.opening == "may":
        nobody = say("if-everybody-passed-kitty-is-shown")
    if rules.raise_when == "before":
        done = "declarer-may-raise-bid-once"
    else:
        done = "declarer-discards-number-cards-but"
    if rules.discards_count == "always":
        counts = say("nobody-else-sees-discards-they-count-for-declarer")
    else:
        counts = say("nobody-else-sees-discards-they-count-for-declarer-only")
    return seen, say(done, number=rules.kitty), counts, nobody


def bidding_cards_section(game: Game) -> str:
    if find_phase(game, FaceDownBidding) is None:
        return ""
    placing = say(
        "starting-to-dealers-left-you-each",
        ranks=join_with_and([rank_name(rank) for rank in game.rules.show_barred]),
    )
    saying = say("if-none-of-your-cards-allows")
    turning = say("then-you-turn-up-cards")
    taking = say("everybody-takes-their-card-back")
    return html_section(
        say("rami-or-nolo"),
        html_paragraph(placing, saying),
        html_paragraph(turning, taking),
    )


def sooli_section(game: Game) -> str:
    offer = find_phase(game, SooliOffer)
    if offer is None or not offer.is_offered:
        return ""
    saying = say("before-rami-hand-declarers-opponents")
    exchange = say("first-soloist-gives-their-partner")
    playing = say("in-sooli-aces-are-low-declarer")
    return html_section(
        say("sooli"),
        html_paragraph(saying),
        html_paragraph(exchange),
        html_paragraph(playing),
    )
