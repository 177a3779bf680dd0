"""Rules of the table: players, cards and the deal."""

from ...engine.cards import RANK_OF, SUIT_SETS, Card
from ...engine.game import Game
from ...engine.phases.exchange import KittyExchange
from ...engine.phases.tricks import Tricks
from .card_names import rank_name
from .counts import texts_of
from .markup import paragraph, section, table
from .phases import phase_of
from .tongue import capital, digits, translate


def players(game: Game) -> str:
    number = game.seating.players
    if game.seating.partners:
        who = translate(
            "Rules page", "Four play, two against two. Partners sit opposite each other."
        )
    elif number == 2:
        who = translate("Rules page", "Two play against each other.")
    else:
        who = translate("Rules page", "The game is for {number} players, each alone.").format(
            number=number
        )
    direction = texts_of(game).direction(game)
    return section(translate("Rules page", "Players"), paragraph(who, direction))


def cards(game: Game) -> str:
    """Return the pack, the order of its ranks, and the values of the cards."""
    pack = translate("Rules page", "The pack has {number} cards.").format(
        number=len(game.dealing.cards)
    )
    order = translate("Rules page", "In each suit they rank, from high to low: {ranks}.")
    title = translate("Rules page", "Cards")
    return section(
        title, paragraph(pack, order.format(ranks=", ".join(ranks(game)))), _values(game)
    )


def ranks(game: Game) -> list[str]:
    """Return the names of the ranks in the pack, from high to low."""
    return [rank_name(RANK_OF[card]) for card in _suit_by_strength(game)]


def _suit_by_strength(game: Game) -> list[Card]:
    tricks = phase_of(game, Tricks)
    assert tricks is not None
    above = tricks.strength.above
    one_suit = (card for card in game.dealing.cards if SUIT_SETS[0] >> card & 1)
    return sorted(one_suit, key=lambda card: above[card].bit_count())


def _values(game: Game) -> str:
    """Return a table of card values, with a column for values that break a tie."""
    schemes = texts_of(game).card_values(game)
    if not schemes:
        return ""
    suit = _suit_by_strength(game)
    counting = [card for card in suit if any(values[card] for values in schemes)]
    header = [translate("Rules page", "Card"), translate("Rules page", "Value")]
    if len(schemes) > 1:
        header.append(translate("Rules page", "Where that is equal"))
    rows = [
        [capital(rank_name(RANK_OF[card])), *(digits(values[card]) for values in schemes)]
        for card in counting
    ]
    total = sum(schemes[0][card] for card in game.dealing.cards)
    others = translate("Rules page", "All other cards are worth nothing.")
    if len(counting) == len(suit):
        others = ""
    together = translate("Rules page", "The whole pack is worth {total}.").format(total=total)
    return table(header, rows) + paragraph(others, together)


def deal(game: Game) -> str:
    dealing = game.dealing
    each = translate("Rules page", "Everybody is dealt {number} cards.").format(
        number=dealing.hand_size
    )
    title = translate("Rules page", "Deal")
    return section(title, paragraph(each, _rest(game)), paragraph(texts_of(game).next_dealer(game)))


def _rest(game: Game) -> str:
    """Return what happens with cards that no hand holds; empty if there are none."""
    dealing = game.dealing
    if dealing.has_rows:
        held = dealing.hand_size - 2 * dealing.row_size
        return translate(
            "Rules page",
            "{held} of them are held in the hand; {row} lie in a row face down on the table, and "
            "{row} face up on these.",
        ).format(held=held, row=dealing.row_size)
    left = len(dealing.cards) - dealing.hand_size * game.seating.players
    if phase_of(game, KittyExchange) is not None:
        return " ".join(filter(None, (kitty(game), _dead_hand(left - game.rules.kitty))))
    if dealing.has_stock:
        return translate("Rules page", "The other {number} are the stock.").format(number=left)
    return ""


def kitty(game: Game) -> str:
    """Return the number of cards in the kitty."""
    sentence = translate("Rules page", "{number} cards are the kitty.")
    return sentence.format(number=game.rules.kitty)


def _dead_hand(number: int) -> str:
    """Return what happens with the cards of the dead hand; empty if there are none."""
    dead = translate(
        "Rules page",
        "The other {number} are a dead hand: they stay out of play, and nobody sees them.",
    )
    return dead.format(number=number) if number else ""
