"""Rules of trick play: leading, the duties of followers, and winning a trick."""

from ...engine.game import Game
from .i18n import translate
from .markup import html_bullet_list, html_paragraph, html_section
from .phase_lookup import has_stock
from .scoring import scoring_texts


def tricks_section(game: Game) -> str:
    """Return the rules about leading, following, and winning a trick."""
    duties = html_bullet_list(
        (_follow_suit_sentence(), _head_trick_sentence(game), *_void_sentences(game))
    )
    owed = translate("Rules page", "The others follow in turn with a card each:")
    blocks = (
        html_paragraph(
            scoring_texts(game).first_leader_sentence(game),
            first_lead_sentence(game),
            ace_to_first_trick_sentence(game),
        ),
        _rows_html(game),
        _stock_html(game),
    )
    title = translate("Rules page", "Tricks")
    return html_section(
        title, *blocks, html_paragraph(owed), duties, html_paragraph(_winner_sentence(game))
    )


def first_lead_sentence(game: Game) -> str:
    match game.rules.first_lead:
        case "ace":
            return translate("Rules page", "The first lead must be an ace, if the leader has one.")
        case "ace_or_spade":
            return translate(
                "Rules page",
                "The first lead must be an ace, if the leader has one, or else a spade, if the "
                "leader has one.",
            )
        case _:
            return ""


def ace_to_first_trick_sentence(game: Game) -> str:
    if not game.rules.ace_shows:
        return ""
    return translate(
        "Rules page", "In the first trick the holder of the ace of the suit led must play it."
    )


def _rows_html(game: Game) -> str:
    if not game.dealing_phase.has_rows:
        return ""
    return html_paragraph(
        translate(
            "Rules page",
            "A player's open cards are as good as those in the hand: both are played and "
            "declared, and the same duties hold for both. When an open card is played, the card "
            "under it is turned up at once and counts from the next card on.",
        )
    )


def _stock_html(game: Game) -> str:
    if not has_stock(game):
        return ""
    return html_paragraph(
        translate(
            "Rules page",
            "While there is a stock any card may be played. After each trick its winner draws a "
            "card from the stock, then the opponent, and the winner leads. When the stock is "
            "gone, play is strict.",
        )
    )


def _follow_suit_sentence() -> str:
    return translate("Rules page", "A player who holds the suit that was led must follow it.")


def _head_trick_sentence(game: Game) -> str:
    if not game.rules.must_head:
        return ""
    partner = translate(
        "Rules page",
        "If the best card so far is of that suit and can be beaten, it must be beaten, even when "
        "it is the partner's.",
    )
    other = translate(
        "Rules page",
        "If the best card so far is of that suit and can be beaten, it must be beaten.",
    )
    return partner if game.seating.has_partners else other


def _void_sentences(game: Game) -> tuple[str, ...]:
    """Return the duties of a player who cannot follow suit."""
    rules = game.rules
    if not scoring_texts(game).has_trumps or not rules.must_trump:
        return (translate("Rules page", "A player who cannot follow may play any card."),)
    if not rules.must_head:
        trump = translate(
            "Rules page", "A player who cannot follow must play a trump, if possible."
        )
    else:
        trump = translate(
            "Rules page",
            "A player who cannot follow must play a trump, if possible: one that beats the "
            "trumps already there, or else a lower one.",
        )
    return trump, translate("Rules page", "A player who has neither may play any card.")


def _winner_sentence(game: Game) -> str:
    if not scoring_texts(game).has_trumps:
        return translate(
            "Rules page",
            "There are no trumps: the highest card of the suit led wins the trick, and its player "
            "leads to the next.",
        )
    return translate(
        "Rules page",
        "The highest trump wins the trick, or else the highest card of the suit led; its player "
        "leads to the next.",
    )
