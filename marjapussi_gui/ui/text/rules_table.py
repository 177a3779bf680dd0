"""Rules text on players, cards and the deal."""

from ...engine.cards import CARDS_OF_SUIT, RANK_OF, Card
from ...engine.game import Game
from ...engine.phases.exchange import KittyExchange
from ...engine.phases.tricks import TrickPhase
from .card_names import rank_name
from .i18n import capitalized, localized_digits, say
from .markup import html_paragraph, html_section, html_table
from .phase_lookup import find_phase
from .scoring import scoring_texts


def players_section(game: Game) -> str:
    number = game.seating.players
    if game.seating.has_partners:
        who = say("four-play-two-against-two")
    elif number == 2:
        who = say("two-play-against-each-other")
    else:
        who = say("this-game-has-number-players-each", number=number)
    direction = scoring_texts(game).direction_sentence(game)
    return html_section(say("players"), html_paragraph(who, direction))


def cards_section(game: Game) -> str:
    pack = say("pack-has-number-cards", number=len(game.dealing_phase.cards))
    title = say("rules-table-cards")
    return html_section(
        title,
        html_paragraph(
            pack, say("cards-in-each-suit-rank-like", ranks=", ".join(rank_names(game)))
        ),
        _card_values_html(game),
    )


def rank_names(game: Game) -> list[str]:
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
    header = [say("card"), say("value")]
    if len(schemes) > 1:
        header.append(say("if-tied"))
    rows = [
        [
            capitalized(rank_name(RANK_OF[card])),
            *(localized_digits(values[card]) for values in schemes),
        ]
        for card in counting
    ]
    total = sum(schemes[0][card] for card in game.dealing_phase.cards)
    others = say("all-other-cards-are-worth-nothing")
    if len(counting) == len(suit):
        others = ""
    together = say("whole-pack-is-worth-total", total=total)
    worth = say("cards-in-tricks-that-you-win")
    return html_paragraph(worth) + html_table(header, rows) + html_paragraph(others, together)


def deal_section(game: Game) -> str:
    dealing = game.dealing_phase
    each = say("you-each-get-number-cards", number=dealing.hand_size)
    title = say("rules-table-deal")
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
        return say("you-hold-held-of-them", held=held, row=dealing.row_size)
    left = len(dealing.cards) - dealing.hand_size * game.seating.players
    if find_phase(game, KittyExchange) is not None:
        return " ".join(
            filter(None, (kitty_sentence(game), _dead_hand_sentence(left - game.rules.kitty)))
        )
    if dealing.has_stock:
        return say("other-number-form-stock-face-down", number=left)
    return ""


def kitty_sentence(game: Game) -> str:
    return say("rules-table-kitty", number=game.rules.kitty)


def _dead_hand_sentence(number: int) -> str:
    """Return a sentence on a hand that nobody plays, or "" if it has no cards."""
    return say("other-number-are-dead-hand-they", number=number) if number else ""
