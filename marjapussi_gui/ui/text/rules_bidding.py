"""Rules of the auction, the exchange, bidding cards, and playing alone."""

from ...engine.game import Game
from ...engine.phases.auction import BID_STEP, Bidding
from ...engine.phases.exchange import KittyExchange, PartnerExchange
from ...engine.phases.face_down_bidding import FaceDownBidding, SooliOffer
from ...engine.rules import Rules
from .card_names import join_with_and, rank_name
from .i18n import number_text, translate
from .markup import html_paragraph, html_section
from .phase_lookup import find_phase


def auction_section(game: Game) -> str:
    bidding = find_phase(game, Bidding)
    if bidding is None:
        return ""
    rules = game.rules
    least = translate(
        "Rules page", "The lowest bid is {least}, and nobody can bid more than {most}."
    ).format(least=rules.min_bid, most=bidding.max_bid)
    turns = _bidding_turns_sentence(rules).format(step=BID_STEP)
    title = translate("Rules page", "Auction")
    calls = html_paragraph(_first_call_sentence(rules), least, turns)
    others = _all_passed_sentence(game), _low_score_sentence(game), _redeal_sentence(game)
    return html_section(title, calls, *map(html_paragraph, others))


def _first_call_sentence(rules: Rules) -> str:
    match rules.opening, rules.first_bidder:
        case "must", "dealer":
            return translate("Rules page", "The dealer opens the auction and must bid.")
        case "must", _:
            return translate(
                "Rules page", "The player left of the dealer opens the auction and must bid."
            )
        case _, "dealer":
            return translate("Rules page", "The dealer calls first.")
        case _:
            return translate("Rules page", "The player left of the dealer calls first.")


def _bidding_turns_sentence(rules: Rules) -> str:
    if rules.opening == "must":
        return translate(
            "Rules page",
            "Then each in turn bids more, in multiples of {step}, or passes for good. When all "
            "but one have passed, the one who is left is the declarer.",
        )
    return translate(
        "Rules page",
        "Each in turn bids more than the last bid, in multiples of {step}, or passes for good. "
        "When all but one have passed and that one has bid, that one is the declarer.",
    )


def _all_passed_sentence(game: Game) -> str:
    if game.rules.opening == "must":
        return ""
    side = translate(
        "Rules page",
        "When all have passed, nobody plays: each side scores what it takes, and loses nothing for "
        "having no trick.",
    )
    player = translate(
        "Rules page",
        "When all have passed, nobody plays: each player scores what that player takes, and "
        "loses nothing for having no trick.",
    )
    return side if game.seating.has_partners else player


def _low_score_sentence(game: Game) -> str:
    """Return how a low score limits bidding; empty if it does not."""
    rules = game.rules
    if rules.below_zero == "last":
        side = translate(
            "Rules page",
            "A side below 0 points bids only when all others have passed and there is no bid. If "
            "both sides are below 0, all bid from the start.",
        )
        player = translate(
            "Rules page",
            "A player below 0 points bids only when all others have passed and there is no bid. "
            "If everybody is below 0, all bid from the start.",
        )
        return side if game.seating.has_partners else player
    if rules.floor >= 0:
        return ""
    if rules.opening == "may":
        floor = translate("Rules page", "A player at {floor} points or less may only pass.")
    else:
        floor = translate(
            "Rules page",
            "A side at {floor} points or less may only pass, or open with exactly the lowest bid.",
        )
    return floor.format(floor=number_text(rules.floor))


def _redeal_sentence(game: Game) -> str:
    match game.rules.redeal:
        case "three_sixes":
            return translate(
                "Rules page",
                "With three sixes a player may demand a new deal instead of the first call; the "
                "same dealer deals again.",
            )
        case "three_sixes_or_low":
            return translate(
                "Rules page",
                "With three sixes, or without a card above a jack, a player may demand a new "
                "deal instead of the first call; the same dealer deals again.",
            )
        case "four_sixes" if game.seating.has_partners:
            return translate(
                "Rules page",
                "When two partners hold all four sixes between them, either may demand a new deal "
                "instead of a call, or of giving cards; the same dealer deals again.",
            )
        case "four_sixes":
            return translate(
                "Rules page",
                "With all four sixes a player may demand a new deal instead of a call, or of "
                "putting cards away; the same dealer deals again.",
            )
        case _:
            return ""


def exchange_section(game: Game) -> str:
    """Return how cards are exchanged between auction and play."""
    title = translate("Rules page", "Exchange")
    partner = find_phase(game, PartnerExchange)
    if partner is not None:
        sentence = partner_exchange_sentence(game.rules).format(number=partner.card_count)
        return html_section(title, html_paragraph(sentence))
    if find_phase(game, KittyExchange) is None:
        return ""
    return html_section(title, html_paragraph(*kitty_sentences(game.rules)))


def partner_exchange_sentence(rules: Rules) -> str:
    if rules.raise_when == "before":
        return translate(
            "Rules page",
            "The partner gives the declarer {number} cards. The declarer may then raise the bid "
            "once, and gives {number} cards back, of all those now in the hand.",
        )
    return translate(
        "Rules page",
        "The partner gives the declarer {number} cards, and the declarer gives {number} back, of "
        "all those then in the hand. After that the declarer may raise the bid once.",
    )


def kitty_sentences(rules: Rules) -> tuple[str, ...]:
    """Return who sees the kitty, what happens to it, and whether it counts."""
    if rules.kitty_open:
        seen = translate("Rules page", "The kitty is shown to all, and the declarer takes it.")
    else:
        seen = translate("Rules page", "The declarer takes the kitty, which nobody else sees.")
    nobody = ""
    if rules.kitty_open and rules.opening == "may":
        nobody = translate(
            "Rules page", "When nobody plays, the kitty is shown and stays where it is."
        )
    if rules.raise_when == "before":
        done = translate(
            "Rules page",
            "The declarer may then raise the bid once, and puts as many cards away, no ace or ten.",
        )
    else:
        done = translate(
            "Rules page",
            "The declarer puts as many cards away, no ace or ten, and may then raise the bid once.",
        )
    if rules.discards_count == "always":
        counts = translate("Rules page", "They count for the declarer at the end.")
    else:
        counts = translate(
            "Rules page",
            "The cards put away count for the declarer only if the declarer takes a trick.",
        )
    return seen, done, counts, nobody


def bidding_cards_section(game: Game) -> str:
    if find_phase(game, FaceDownBidding) is None:
        return ""
    laying = translate(
        "Rules page",
        "Beginning left of the dealer, everybody lays a card face down: a red one, heart "
        "or diamond, for rami, in which tricks are won, or a black one, spade or club, for nolo, "
        "in which they are avoided. None of these may be laid: {ranks}. With no card of the colour "
        "wanted the bid is said aloud.",
    ).format(ranks=join_with_and([rank_name(rank) for rank in game.rules.show_barred]))
    turning = translate(
        "Rules page",
        "The cards are turned up from the dealer's left until the first red one: its player is "
        "the declarer, and rami is played. Without a red card nolo is played. Then everybody "
        "takes their card back.",
    )
    return html_section(
        translate("Rules page", "Bids"), html_paragraph(laying), html_paragraph(turning)
    )


def sooli_section(game: Game) -> str:
    offer = find_phase(game, SooliOffer)
    if offer is None or not offer.is_offered:
        return ""
    saying = translate(
        "Rules page",
        "When rami is to be played, the declarer's opponents may say sooli one after the other, "
        "beginning left of the declarer: to play alone and take no trick. The first to say it "
        "gives their partner a card, which nobody else sees, and gets one of the partner's own; "
        "the partner sits out.",
    )
    playing = translate(
        "Rules page",
        "Aces are then low. The declarer leads, the soloist always plays last, and the hand ends "
        "with the first trick that the soloist takes.",
    )
    return html_section(translate("Rules page", "Sooli"), html_paragraph(saying, playing))
