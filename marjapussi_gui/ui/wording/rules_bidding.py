"""Rules: the auction, the exchange, bidding cards, and playing alone."""

from ...engine.game import Game
from ...engine.phases.auction import STEP, Bidding
from ...engine.phases.exchange import KittyExchange, PartnerExchange
from ...engine.phases.showing import LayingBids, LoneOffer
from .cards import listed, rank_name
from .markup import paragraph, section
from .phases import phase_of
from .tongue import plain, translate


def auction(game: Game) -> str:
    bidding = phase_of(game, Bidding)
    if bidding is None:
        return ""
    rules = game.rules
    if rules.first_bidder == "dealer":
        opening = translate("Rules page", "The dealer opens the auction and must bid.")
    else:
        opening = translate(
            "Rules page", "The player left of the dealer opens the auction and must bid."
        )
    least = translate(
        "Rules page", "The least bid is {least}, and nobody can bid more than {most}."
    ).format(least=rules.min_bid, most=bidding.most)
    turns = translate(
        "Rules page",
        "Then each in turn bids more, in steps of {step}, or passes for good. When all but one "
        "have passed, he is the declarer.",
    ).format(step=STEP)
    floor = translate(
        "Rules page",
        "Who stands at {floor} points or less may only pass, or open with exactly the least bid.",
    ).format(floor=plain(rules.floor))
    title = translate("Rules page", "Auction")
    blocks = (paragraph(opening, least, turns), paragraph(floor), paragraph(_redeal(rules.redeal)))
    return section(title, *blocks)


def _redeal(rule: str) -> str:
    match rule:
        case "three_sixes":
            return translate(
                "Rules page",
                "With three sixes a player may demand a new deal instead of his first call; the "
                "same dealer deals again.",
            )
        case "three_sixes_or_low":
            return translate(
                "Rules page",
                "With three sixes, or without a card above a jack, a player may demand a new deal "
                "instead of his first call; the same dealer deals again.",
            )
        case _:
            return ""


def exchange(game: Game) -> str:
    """Return how cards change hands between auction and play."""
    title = translate("Rules page", "Exchange")
    partner = phase_of(game, PartnerExchange)
    if partner is not None:
        sentence = translate(
            "Rules page",
            "The declarer's partner gives him {number} cards. The declarer may then raise his bid "
            "once, and gives {number} cards back, of all that he holds by now.",
        )
        return section(title, paragraph(sentence.format(number=partner.number)))
    if phase_of(game, KittyExchange) is None:
        return ""
    kitty = translate(
        "Rules page",
        "The kitty is shown to all, and the declarer takes it. He may then raise his "
        "bid once, and puts as many cards away, no ace or ten. They count for him at the end.",
    )
    return section(title, paragraph(kitty))


def bidding_cards(game: Game) -> str:
    if phase_of(game, LayingBids) is None:
        return ""
    laying = translate(
        "Rules page",
        "Beginning left of the dealer, everybody lays a card face down: a red one, heart "
        "or diamond, for rami, in which tricks are won, or a black one, spade or club, for nolo, "
        "in which they are avoided. None of these may be laid: {ranks}. With no card of the colour "
        "wanted the bid is said aloud.",
    ).format(ranks=listed([rank_name(rank) for rank in game.rules.show_barred]))
    turning = translate(
        "Rules page",
        "The cards are turned up from the dealer's left until the first red one: its player is the "
        "declarer, and rami is played. Without a red card nolo is played. Then everybody takes his "
        "card back.",
    )
    return section(translate("Rules page", "Bids"), paragraph(laying), paragraph(turning))


def alone(game: Game) -> str:
    offer = phase_of(game, LoneOffer)
    if offer is None or not offer.offered:
        return ""
    saying = translate(
        "Rules page",
        "When rami is to be played, the declarer's opponents may say sooli one after the other, "
        "from his left: to play alone and take no trick. The first to say it gives a card, unseen, "
        "to his partner and gets one of the partner's own; the partner sits out.",
    )
    playing = translate(
        "Rules page",
        "Aces are then low. The declarer leads, the soloist always plays last, and the hand ends "
        "with the first trick that he takes.",
    )
    return section(translate("Rules page", "Sooli"), paragraph(saying, playing))
