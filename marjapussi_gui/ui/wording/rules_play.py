"""Rules: what must be played to a trick, and how marriages are made."""

from ...engine.cards import ALL_SUITS
from ...engine.game import Game
from ...engine.phases.marriages import Speech, When
from ...engine.phases.tricks import Tricks
from .card_names import suit_name
from .counts import texts_of
from .markup import bullets, paragraph, section, table
from .phases import phase_of
from .tongue import capital, translate


def tricks(game: Game) -> str:
    """Return who leads, what the others owe to a trick, and who wins it."""
    duties = bullets((_following(), _heading(game), *_void(game)))
    owed = translate("Rules page", "The others follow in turn with a card each:")
    blocks = (
        paragraph(texts_of(game).first_leader(game), _first_lead(game), _ace(game)),
        _rows(game),
        _stock(game),
    )
    title = translate("Rules page", "Tricks")
    return section(title, *blocks, paragraph(owed), duties, paragraph(_winner(game)))


def _first_lead(game: Game) -> str:
    match game.rules.first_lead:
        case "ace":
            return translate("Rules page", "The first lead must be an ace, if the leader has one.")
        case "ace_or_spade":
            return translate(
                "Rules page",
                "The first lead must be an ace, if the leader has one, or else a spade, if he has "
                "one.",
            )
        case _:
            return ""


def _ace(game: Game) -> str:
    if not game.rules.ace_shows:
        return ""
    return translate(
        "Rules page", "In the first trick, who holds the ace of the suit led must play it."
    )


def _rows(game: Game) -> str:
    if not game.dealing.has_rows:
        return ""
    return paragraph(
        translate(
            "Rules page",
            "A player's open cards are as good as those in his hand: he plays and declares with "
            "both, and owes them to the trick alike. When an open card is played, the card under "
            "it is turned up at once and counts from the next card on.",
        )
    )


def _stock(game: Game) -> str:
    if not _full_hand(game):
        return ""
    return paragraph(
        translate(
            "Rules page",
            "While there is a stock any card may be played. After each trick its winner draws a "
            "card from the stock, then his opponent, and the winner leads. When the stock is gone, "
            "play is strict.",
        )
    )


def _full_hand(game: Game) -> int:
    played = phase_of(game, Tricks)
    return played.full_hand if played is not None else 0


def _following() -> str:
    return translate("Rules page", "Who holds the suit that was led must follow it.")


def _heading(game: Game) -> str:
    if not game.rules.must_head:
        return ""
    partner = translate(
        "Rules page",
        "If the best card so far is of that suit and he can beat it, he must, even when it is his "
        "partner's.",
    )
    other = translate(
        "Rules page", "If the best card so far is of that suit and he can beat it, he must."
    )
    return partner if game.seating.partners else other


def _void(game: Game) -> tuple[str, ...]:
    """Return what is owed by who cannot follow."""
    rules = game.rules
    if not texts_of(game).has_trumps or not rules.must_trump:
        return (translate("Rules page", "Who cannot follow may play any card."),)
    if not rules.must_head:
        trump = translate("Rules page", "Who cannot follow must play a trump, if he has one.")
    else:
        trump = translate(
            "Rules page",
            "Who cannot follow must play a trump, if he has one: one that beats the trumps already "
            "there, if he can, or else a lower one.",
        )
    return trump, translate("Rules page", "Who has neither may play any card.")


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


def marriages(game: Game) -> str:
    """Return when marriages are made, and what they do and count."""
    played = phase_of(game, Tricks)
    speech = played.speech if played is not None else None
    if speech is None:
        return ""
    pair = translate(
        "Rules page", "King and queen of one suit, both still to be played, are a marriage."
    )
    blocks = (
        paragraph(pair, _when(game, speech)),
        bullets(_words(game, speech)),
        paragraph(_trumps(speech), _once(speech)),
        paragraph(*_limits(game, speech)),
        _worth(speech),
    )
    return section(translate("Rules page", "Marriages"), *blocks)


def _when(game: Game, speech: Speech) -> str:
    partners = game.seating.partners
    match speech.when:
        case When.ANY_LEAD:
            return translate(
                "Rules page",
                "Whoever leads to a trick, also to the first, may before that declare as many "
                "marriages as he holds, and ask his partner once:",
            )
        case When.OWN_TRICK_WON:
            return translate(
                "Rules page",
                "Who has won a trick that he had led himself may, before he leads again, do one of "
                "these things:",
            )
        case _ if partners:
            return translate(
                "Rules page",
                "Who has won a trick may, before he leads to the next, do one of these things:",
            )
    if _full_hand(game):
        return translate(
            "Rules page",
            "Who has won a trick may declare one before he draws. Nothing can be declared any more "
            "once the stock is gone.",
        )
    return translate("Rules page", "Who has won a trick may declare one before he leads again.")


def _words(game: Game, speech: Speech) -> tuple[str, ...]:
    if not game.seating.partners:
        return ()
    declare = translate("Rules page", "declare a marriage that he holds himself")
    whole = translate(
        "Rules page",
        "ask his partner for a whole: if the partner holds a marriage it is made, and if he holds "
        "several he names one of them",
    )
    if speech.when is When.ANY_LEAD:
        return declare, whole
    return declare, whole, _half(bluffs=speech.rules.half_bluff)


def _half(*, bluffs: bool) -> str:
    if bluffs:
        return translate(
            "Rules page",
            "ask for a half in any suit, even one of which he holds nothing: the partner tells "
            "whether he has king or queen, if so the asker tells the same of himself, and with one "
            "each the marriage is made",
        )
    return translate(
        "Rules page",
        "ask for a half: he holds one card of the pair, names the suit, and the partner tells "
        "whether he has the other",
    )


def _once(speech: Speech) -> str:
    once = translate("Rules page", "Each suit can be made only once in a hand.")
    if not speech.rules.half_bluff:
        return once
    again = translate(
        "Rules page",
        "When both halves of it are found again by asking, it becomes trumps again, and counts "
        "nothing more.",
    )
    return f"{once} {again}"


def _trumps(speech: Speech) -> str:
    if speech.trumps_stay:
        return translate(
            "Rules page",
            "A hand begins without trumps. The first marriage makes its suit trumps for the whole "
            "hand; later ones, called little ones, only count.",
        )
    return translate(
        "Rules page",
        "A hand begins without trumps. Every marriage makes its suit trumps at once, and the suit "
        "that was trumps before is a plain one again.",
    )


def _limits(game: Game, speech: Speech) -> tuple[str, ...]:
    """Return what bars words and leads, as far as these rules are in force."""
    rules, sentences = game.rules, []
    if game.seating.partners and speech.when is not When.ANY_LEAD:
        sentences = _question_limits(game, speech)
    if rules.marriage_lead:
        sentences.append(
            translate(
                "Rules page",
                "Who has made a marriage must lead its king or queen next, if he holds one.",
            )
        )
    return tuple(sentences)


def _question_limits(game: Game, speech: Speech) -> list[str]:
    rules, sentences = game.rules, []
    if speech.trumps_stay and rules.whole_after_trumps == "not_declarers":
        sentences.append(
            translate(
                "Rules page",
                "Once trumps are made, the side that made them may ask only for halves.",
            )
        )
    if rules.half_after_whole:
        sentences.append(
            translate(
                "Rules page",
                "A side may ask for a half only when it has asked for a whole in the same hand.",
            )
        )
    if rules.ask_order != "free":
        sentences.append(_ladder(rules.ask_order))
    return sentences


def _ladder(order: str) -> str:
    if order == "strict":
        return translate(
            "Rules page",
            "In a hand, a side that has asked for anything may declare no marriage of its own any "
            "more, and one that has asked for a half may not ask for a whole.",
        )
    player = translate(
        "Rules page",
        "In a hand, a player who has asked for anything may declare no marriage of his own any "
        "more, and who has asked for a half may not ask for a whole.",
    )
    if order != "half_binds":
        return player
    partner = translate(
        "Rules page", "A question for a half binds the asker's partner as it binds himself."
    )
    return f"{player} {partner}"


def _worth(speech: Speech) -> str:
    if speech.trumps_stay:
        return ""  # the count of a hand lists it
    if speech.worth_by_order is not None:
        first, later = speech.worth_by_order
        sentence = translate(
            "Rules page", "The first marriage of a hand counts {first}, each later one {later}."
        )
        return paragraph(sentence.format(first=first, later=later))
    header = translate("Rules page", "Marriage"), translate("Rules page", "Counts")
    suits = sorted(ALL_SUITS, key=lambda suit: -speech.worth[suit])
    return table(header, [(capital(suit_name(suit)), str(speech.worth[suit])) for suit in suits])
