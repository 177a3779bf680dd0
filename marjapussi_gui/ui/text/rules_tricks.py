"""Rules text on trick play: leading, the duties of followers, and winning a trick."""

from ...engine.game import Game
from .i18n import translate
from .markup import html_bullet_list, html_paragraph, html_section
from .phase_lookup import has_stock
from .scoring import scoring_texts


def tricks_section(game: Game) -> str:
    """Return a section on leading, following, and winning a trick."""
    trick = translate(
        "Rules page",
        "Each hand is a series of tricks. The leader puts down a card, and the others follow in "
        "turn with one card each.",
    )
    leaders = (
        scoring_texts(game).first_leader_sentence(game),
        first_lead_sentence(game),
        ace_to_first_trick_sentence(game),
    )
    duties = _follow_suit_sentence(), _head_trick_sentence(game), *_void_sentences(game)
    return html_section(
        translate("Rules page", "Tricks"),
        html_paragraph(trick),
        html_paragraph(*leaders),
        _rows_html(game),
        _stock_html(game),
        html_paragraph(_trumps_sentence(game), _duties_sentence(game)),
        html_bullet_list(duties),
        html_paragraph(_winner_sentence(game)),
    )


def first_lead_sentence(game: Game) -> str:
    match game.rules.first_lead:
        case "ace":
            return translate("Rules page", "The first lead must be an ace, if the leader has one.")
        case "ace_or_spade":
            return translate(
                "Rules page",
                "The first lead must be an ace, if the leader has one. A leader without an ace "
                "must "
                "lead a spade, if possible.",
            )
        case _:
            return ""


def ace_to_first_trick_sentence(game: Game) -> str:
    if not game.rules.ace_shows:
        return ""
    return translate(
        "Rules page", "In the first trick, the player with the ace of the suit led must play it."
    )


def _rows_html(game: Game) -> str:
    if not game.dealing_phase.has_rows:
        return ""
    return html_paragraph(
        translate(
            "Rules page",
            "Your open cards work like the cards in your hand. You may play them and declare "
            "marriages with them, and the same duties apply.",
        ),
        translate(
            "Rules page",
            "When you play an open card, turn up the card under it at once. You may use the new "
            "card from your next turn on.",
        ),
    )


def _stock_html(game: Game) -> str:
    if not has_stock(game):
        return ""
    return html_paragraph(
        translate(
            "Rules page",
            "While there is a stock, you may follow with any card. After each trick, the winner "
            "draws a card from the stock, then the opponent draws one.",
        )
    )


def _trumps_sentence(game: Game) -> str:
    if not scoring_texts(game).has_trumps:
        return ""
    return translate(
        "Rules page",
        "Trumps beat all other suits, but there are none until somebody declares a marriage.",
    )


def _duties_sentence(game: Game) -> str:
    if has_stock(game):
        return translate(
            "Rules page",
            "When the stock is gone, play gets strict. From then on, you have these duties:",
        )
    return translate("Rules page", "When another player has led to a trick, you have these duties:")


def _follow_suit_sentence() -> str:
    return translate(
        "Rules page", "Follow suit if you can, which means playing a card of the suit that was led."
    )


def _head_trick_sentence(game: Game) -> str:
    if not game.rules.must_head:
        return ""
    partner = translate(
        "Rules page",
        "If you follow suit, you must beat the best card in the trick if you can, even your "
        "partner’s. Once somebody has trumped the trick, any card of the suit led will do.",
    )
    other = translate(
        "Rules page",
        "If you follow suit, you must beat the best card in the trick if you can. Once somebody "
        "has trumped the trick, any card of the suit led will do.",
    )
    return partner if game.seating.has_partners else other


def _void_sentences(game: Game) -> tuple[str, ...]:
    """Return sentences on what a player who can't follow suit has to do."""
    rules = game.rules
    if not scoring_texts(game).has_trumps or not rules.must_trump:
        return (translate("Rules page", "If you can’t follow suit, you may play any card."),)
    if not rules.must_head:
        trump = translate(
            "Rules page", "If you can’t follow suit, you must play a trump if you have one."
        )
    else:
        trump = translate(
            "Rules page",
            "If you can’t follow suit, you must play a trump if you have one. It must beat the "
            "trumps already in the trick if possible, or else any trump will do.",
        )
    return trump, translate("Rules page", "If you have no trump either, you may play any card.")


def _winner_sentence(game: Game) -> str:
    if not scoring_texts(game).has_trumps:
        return translate(
            "Rules page",
            "There are no trumps, so the highest card of the suit led wins the trick. Its player "
            "leads to the next trick.",
        )
    return translate(
        "Rules page",
        "The highest trump wins the trick. If nobody has played a trump, the highest card of the "
        "suit led wins. The winner leads to the next trick.",
    )
