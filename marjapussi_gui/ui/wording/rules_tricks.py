"""Rules of trick play: leading, the duties of followers, and winning a trick."""

from ...engine.game import Game
from .counts import texts_of
from .markup import bullets, paragraph, section
from .phases import has_stock
from .tongue import translate


def tricks(game: Game) -> str:
    """Return the rules about leading, following, and winning a trick."""
    duties = bullets((_following(), _heading(game), *_void(game)))
    owed = translate("Rules page", "The others follow in turn with a card each:")
    blocks = (
        paragraph(texts_of(game).first_leader(game), first_lead(game), ace_to_first_trick(game)),
        _rows(game),
        _stock(game),
    )
    title = translate("Rules page", "Tricks")
    return section(title, *blocks, paragraph(owed), duties, paragraph(_winner(game)))


def first_lead(game: Game) -> str:
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


def ace_to_first_trick(game: Game) -> str:
    if not game.rules.ace_shows:
        return ""
    return translate(
        "Rules page", "In the first trick the holder of the ace of the suit led must play it."
    )


def _rows(game: Game) -> str:
    if not game.dealing.has_rows:
        return ""
    return paragraph(
        translate(
            "Rules page",
            "A player's open cards are as good as those in the hand: both are played and "
            "declared, and the same duties hold for both. When an open card is played, the card "
            "under it is turned up at once and counts from the next card on.",
        )
    )


def _stock(game: Game) -> str:
    if not has_stock(game):
        return ""
    return paragraph(
        translate(
            "Rules page",
            "While there is a stock any card may be played. After each trick its winner draws a "
            "card from the stock, then the opponent, and the winner leads. When the stock is "
            "gone, play is strict.",
        )
    )


def _following() -> str:
    return translate("Rules page", "A player who holds the suit that was led must follow it.")


def _heading(game: Game) -> str:
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
    return partner if game.seating.partners else other


def _void(game: Game) -> tuple[str, ...]:
    """Return the duties of a player who cannot follow suit."""
    rules = game.rules
    if not texts_of(game).has_trumps or not rules.must_trump:
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


def _winner(game: Game) -> str:
    if not texts_of(game).has_trumps:
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
