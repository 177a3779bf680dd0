"""Rules text on bidding, on the exchange of cards, and on playing alone."""

from ...engine.game import Game
from ...engine.phases.auction import BID_STEP, Bidding
from ...engine.phases.exchange import KittyExchange, PartnerExchange
from ...engine.phases.face_down_bidding import FaceDownBidding, SooliOffer
from ...engine.rules import Rules
from .agreement_text import agreement_rule_text
from .card_names import join_with_and, rank_name
from .i18n import number_text, translate
from .markup import html_paragraph, html_section
from .phase_lookup import find_phase


def auction_section(game: Game) -> str:
    bidding = find_phase(game, Bidding)
    if bidding is None:
        return ""
    rules = game.rules
    turns = _turns_sentence(game)
    limits = translate(
        "Rules page", "The lowest bid is {least}, and nobody can bid more than {most}."
    ).format(least=rules.min_bid, most=bidding.max_bid)
    title = translate("Rules page", "Bidding")
    bids = html_paragraph(_promise_sentence(game), _first_bid_sentence(rules), turns, limits)
    others = (
        *(_all_passed_sentence(game), _low_score_sentence(game), _redeal_sentence(game)),
        agreement_rule_text(game),
    )
    return html_section(title, bids, *map(html_paragraph, others))


def _turns_sentence(game: Game) -> str:
    turns = translate(
        "Rules page",
        "You take turns to bid higher, in multiples of {step}, or to pass for the rest of the "
        "bidding.",
    ).format(step=BID_STEP)
    if game.seating.has_partners:
        declarer = translate(
            "Rules page",
            "When everybody else has passed, the highest bidder is the declarer.",
            "with a partner",
        )
    else:
        declarer = translate(
            "Rules page",
            "When everybody else has passed, the highest bidder is the declarer.",
            "alone",
        )
    return f"{turns} {declarer}"


def _promise_sentence(game: Game) -> str:
    side = translate(
        "Rules page", "Your bid is the number of points that you promise your side will take."
    )
    player = translate("Rules page", "Your bid is the number of points that you promise to take.")
    return side if game.seating.has_partners else player


def _first_bid_sentence(rules: Rules) -> str:
    match rules.opening, rules.first_bidder:
        case "must", "dealer":
            return translate("Rules page", "The dealer bids first, and may not pass.")
        case "must", _:
            return translate(
                "Rules page", "The player to the dealer’s left bids first, and may not pass."
            )
        case _, "dealer":
            return translate("Rules page", "The dealer bids or passes first.")
        case _:
            return translate("Rules page", "The player to the dealer’s left bids or passes first.")


def _all_passed_sentence(game: Game) -> str:
    if game.rules.opening == "must":
        return ""
    side = translate(
        "Rules page",
        "If everybody passes, the hand is played without a declarer. Each side scores what it "
        "takes, and taking no trick costs nothing.",
    )
    player = translate(
        "Rules page",
        "If everybody passes, the hand is played without a declarer. You each score what you take, "
        "and taking no trick costs nothing.",
    )
    return side if game.seating.has_partners else player


def _low_score_sentence(game: Game) -> str:
    """Return a sentence on how a low score limits bidding, or "" if it doesn't."""
    rules = game.rules
    if rules.below_zero == "last":
        side = translate(
            "Rules page",
            "A side below 0 points has to wait. It may bid only if the others all pass without a "
            "bid. If both sides are below 0, everybody bids from the start.",
        )
        player = translate(
            "Rules page",
            "A player below 0 points has to wait, and may bid only if the others all pass without "
            "a bid. If everybody is below 0, everybody bids from the start.",
        )
        return side if game.seating.has_partners else player
    if rules.floor >= 0:
        return ""
    if rules.opening == "may":
        floor = translate("Rules page", "At {floor} points or less, you may only pass.")
    else:
        floor = translate(
            "Rules page",
            "At {floor} points or less, you may only pass, or open with exactly {least}.",
        )
    return floor.format(floor=number_text(rules.floor), least=rules.min_bid)


def _redeal_sentence(game: Game) -> str:
    match game.rules.redeal:
        case "three_sixes":
            return translate(
                "Rules page",
                "If you hold three sixes or more, you may ask for a new deal instead of your first "
                "bid. The same dealer deals again.",
            )
        case "three_sixes_or_low":
            return translate(
                "Rules page",
                "If you hold three sixes or more, you may ask for a new deal instead of your first "
                "bid. You may also do so if you have no card above a jack. The same dealer deals "
                "again.",
            )
        case "four_sixes" if game.seating.has_partners:
            return translate(
                "Rules page",
                "If you and your partner hold all four sixes between you, you may ask for a new "
                "deal. You do so instead of bidding or giving cards. The same dealer deals again.",
            )
        case "four_sixes":
            return translate(
                "Rules page",
                "If you hold all four sixes, you may ask for a new deal instead of bidding or "
                "discarding. The same dealer deals again.",
            )
        case _:
            return ""


def exchange_section(game: Game) -> str:
    """Return a section on how cards are exchanged between bidding and play."""
    partner = find_phase(game, PartnerExchange)
    if partner is not None:
        sentence = partner_exchange_sentence(game.rules).format(number=partner.card_count)
        title = translate("Rules page", "Exchange")
        return html_section(title, html_paragraph(sentence, _unseen_sentence()))
    if find_phase(game, KittyExchange) is None:
        return ""
    title = translate("Rules page", "The kitty")
    return html_section(title, html_paragraph(*kitty_sentences(game.rules)))


def _unseen_sentence() -> str:
    return translate("Rules page", "The opponents see none of these cards.")


def partner_exchange_sentence(rules: Rules) -> str:
    if rules.raise_when == "before":
        return translate(
            "Rules page",
            "The declarer’s partner gives the declarer {number} cards. The declarer may raise the "
            "bid once, and then gives any {number} cards back.",
        )
    return translate(
        "Rules page",
        "The declarer’s partner gives the declarer {number} cards, and the declarer gives any "
        "{number} back. After that, the declarer may raise the bid once.",
    )


def kitty_sentences(rules: Rules) -> tuple[str, ...]:
    """Return sentences on who sees the kitty, what happens to it, and whether it counts."""
    if rules.kitty_open:
        seen = translate("Rules page", "Everybody sees the kitty before the declarer takes it.")
    else:
        seen = translate("Rules page", "The declarer takes the kitty, and nobody else sees it.")
    nobody = ""
    if rules.kitty_open and rules.opening == "may":
        nobody = translate(
            "Rules page", "If everybody passed, the kitty is shown and stays on the table."
        )
    if rules.raise_when == "before":
        done = translate(
            "Rules page",
            "The declarer may raise the bid once, and then discards {number} cards, but no ace or "
            "ten.",
        )
    else:
        done = translate(
            "Rules page",
            "The declarer discards {number} cards, but no ace or ten. After that, the declarer may "
            "raise the bid once.",
        )
    if rules.discards_count == "always":
        counts = translate(
            "Rules page",
            "Nobody else sees the discards. They count for the declarer at the end of the hand.",
        )
    else:
        counts = translate(
            "Rules page",
            "Nobody else sees the discards. They count for the declarer only if the declarer takes "
            "a trick.",
        )
    return seen, done.format(number=rules.kitty), counts, nobody


def bidding_cards_section(game: Game) -> str:
    if find_phase(game, FaceDownBidding) is None:
        return ""
    kinds = translate(
        "Rules page",
        "A hand is played as rami or as nolo. In rami you try to win tricks, and in nolo you try "
        "to avoid them.",
    )
    placing = translate(
        "Rules page",
        "Starting to the dealer’s left, you each place a card face down as your bid. A heart or "
        "diamond bids rami, and a spade or club bids nolo. You can’t use these ranks: {ranks}.",
    ).format(ranks=join_with_and([rank_name(rank) for rank in game.rules.show_barred]))
    saying = translate(
        "Rules page",
        "If none of your cards allows the bid that you want, say “rami” or “nolo” aloud instead.",
    )
    turning = translate(
        "Rules page",
        "Then you turn up the cards in the same order, and stop at the first bid of rami. The "
        "player who made it is the declarer, and all of you play rami. If nobody has bid rami, "
        "you play nolo.",
    )
    taking = translate("Rules page", "Everybody takes their card back before play begins.")
    return html_section(
        translate("Rules page", "Rami or nolo"),
        html_paragraph(kinds),
        html_paragraph(placing, saying),
        html_paragraph(turning, taking),
    )


def sooli_section(game: Game) -> str:
    offer = find_phase(game, SooliOffer)
    if offer is None or not offer.is_offered:
        return ""
    saying = translate(
        "Rules page",
        "Before a rami hand, the declarer’s opponents may say sooli. The one on the declarer’s "
        "left speaks first. The first to say sooli is the soloist, who plays alone against two "
        "and tries to take no trick.",
    )
    exchange = translate(
        "Rules page",
        "First, the soloist gives their partner a card and gets one of the partner’s own. Nobody "
        "else sees these cards. Then the partner sits out.",
    )
    playing = translate(
        "Rules page",
        "In sooli, aces are low. The declarer leads to the first trick, and the soloist always "
        "plays last. The hand ends with the first trick that the soloist takes.",
    )
    return html_section(
        translate("Rules page", "Sooli"),
        html_paragraph(saying),
        html_paragraph(exchange),
        html_paragraph(playing),
    )
