"""Rules text on players, cards and the deal."""

from ...engine.cards import CARDS_OF_SUIT, RANK_OF, Card
from ...engine.game import Game
from ...engine.phases.exchange import KittyExchange
from ...engine.phases.tricks import TrickPhase
from .card_names import rank_name
from .i18n import capitalized, localized_digits, translate
from .markup import html_paragraph, html_section, html_table
from .phase_lookup import find_phase
from .scoring import scoring_texts


def players_section(game: Game) -> str:
    number = game.seating.players
    if game.seating.has_partners:
        who = translate(
            "Rules page",
            "Four play, two against two. Your partner sits opposite you, and you share a score.",
        )
    elif number == 2:
        who = translate("Rules page", "Two play against each other.")
    else:
        who = translate("Rules page", "This game has {number} players, each playing alone.").format(
            number=number
        )
    direction = scoring_texts(game).direction_sentence(game)
    return html_section(translate("Rules page", "Players"), html_paragraph(who, direction))


def cards_section(game: Game) -> str:
    """Return a section on the pack, the order of ranks, and the values of cards."""
    pack = translate("Rules page", "The pack has {number} cards.").format(
        number=len(game.dealing_phase.cards)
    )
    order = translate(
        "Rules page", "The cards in each suit rank like this, from high to low: {ranks}."
    )
    title = translate("Rules page", "Cards")
    return html_section(
        title,
        html_paragraph(pack, order.format(ranks=", ".join(rank_names(game)))),
        _card_values_html(game),
    )


def rank_names(game: Game) -> list[str]:
    """Return the names of the ranks in the pack, from high to low."""
    return [rank_name(RANK_OF[card]) for card in _cards_by_rank(game)]


def _cards_by_rank(game: Game) -> list[Card]:
    tricks = find_phase(game, TrickPhase)
    assert tricks is not None
    above = tricks.ranking.higher_cards
    one_suit = (card for card in game.dealing_phase.cards if CARDS_OF_SUIT[0] >> card & 1)
    return sorted(one_suit, key=lambda card: above[card].bit_count())


def _card_values_html(game: Game) -> str:
    """Return a table of card values, with a second column for values that break ties."""
    schemes = scoring_texts(game).card_values(game)
    if not schemes:
        return ""
    suit = _cards_by_rank(game)
    counting = [card for card in suit if any(values[card] for values in schemes)]
    header = [translate("Rules page", "Card"), translate("Rules page", "Value")]
    if len(schemes) > 1:
        header.append(translate("Rules page", "If tied"))
    rows = [
        [
            capitalized(rank_name(RANK_OF[card])),
            *(localized_digits(values[card]) for values in schemes),
        ]
        for card in counting
    ]
    total = sum(schemes[0][card] for card in game.dealing_phase.cards)
    others = translate("Rules page", "All other cards are worth nothing.")
    if len(counting) == len(suit):
        others = ""
    together = translate("Rules page", "The whole pack is worth {total}.").format(total=total)
    worth = translate(
        "Rules page", "The cards in the tricks that you win are worth these card points:"
    )
    return html_paragraph(worth) + html_table(header, rows) + html_paragraph(others, together)


def deal_section(game: Game) -> str:
    dealing = game.dealing_phase
    each = translate("Rules page", "You each get {number} cards.").format(number=dealing.hand_size)
    title = translate("Rules page", "Deal")
    return html_section(
        title,
        html_paragraph(each, _undealt_cards_sentence(game)),
        html_paragraph(scoring_texts(game).next_dealer_sentence(game)),
    )


def _undealt_cards_sentence(game: Game) -> str:
    """Return a sentence on what happens to cards that are not dealt into hands.

    Return an empty string if there are no such cards.
    """
    dealing = game.dealing_phase
    if dealing.has_rows:
        held = dealing.hand_size - 2 * dealing.row_size
        return translate(
            "Rules page",
            "You hold {held} of them in your hand. Another {row} lie face down in a row in front "
            "of you. The last {row} lie face up on top of "
            "them.",
        ).format(held=held, row=dealing.row_size)
    left = len(dealing.cards) - dealing.hand_size * game.seating.players
    if find_phase(game, KittyExchange) is not None:
        return " ".join(
            filter(None, (kitty_sentence(game), _dead_hand_sentence(left - game.rules.kitty)))
        )
    if dealing.has_stock:
        return translate(
            "Rules page", "The other {number} form the stock, a face-down pile to draw from."
        ).format(number=left)
    return ""


def kitty_sentence(game: Game) -> str:
    """Return a sentence on the number of cards in the kitty."""
    sentence = translate(
        "Rules page", "Another {number} cards go into the kitty, for the highest bidder to take."
    )
    return sentence.format(number=game.rules.kitty)


def _dead_hand_sentence(number: int) -> str:
    """Return a sentence on a hand that nobody plays, or "" if it has no cards."""
    dead = translate(
        "Rules page",
        "The other {number} are a dead hand. They stay out of play, and nobody ever sees them.",
    )
    return dead.format(number=number) if number else ""
