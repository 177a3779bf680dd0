"""Ten tips for each game with an auction."""

from ....engine.game import Game
from ....engine.phases.marriages import When
from ....engine.phases.tricks import Tricks
from ..phases import phase_of
from ..tongue import translate
from . import of_tricks as shared


def with_partner(game: Game) -> tuple[str, ...]:
    return (
        _no_ace(),
        _best_cards(),
        _boldly(),
        _without_trumps(game),
        _lost_trick(),
        _as_partner(),
        _as_declarer(),
        _their_trumps(game),
        translate(
            "Counsel",
            "Your partner has the ace? Lead the king: an opponent with the ten may have to play "
            "it.",
        ),
        _as_defender(),
    )


def after_aces(game: Game) -> tuple[str, ...]:
    return (
        _no_ace(),
        _best_cards(),
        _without_trumps(game),
        _lost_trick(),
        _as_partner(),
        _as_declarer(),
        _their_trumps(game),
        _first_ace(game),
        shared.what_was_asked(),
        _as_defender(),
    )


def with_kitty(game: Game) -> tuple[str, ...]:
    return (
        _no_ace(),
        _best_cards(),
        _kitty(),
        _without_trumps(game),
        _lost_trick(),
        shared.empty_suit(),
        _away(game),
        translate(
            "Counsel", "Against the declarer help each other: each point you take is missing there."
        ),
        _their_trumps(game),
        _one_trick(),
    )


def against_one(game: Game) -> tuple[str, ...]:
    return (
        _no_ace(),
        _best_cards(),
        _kitty(),
        _without_trumps(game),
        translate(
            "Counsel",
            "A card that is missing may lie in the dead hand: not every ten has an ace against it.",
        ),
        shared.empty_suit(),
        _away(game),
        shared.draw_trumps(),
        _their_trumps(game),
        _one_trick(),
    )


def _no_ace() -> str:
    return translate(
        "Counsel",
        "Without an ace a contract rarely succeeds: you need a sure trick to make your trumps.",
    )


def _best_cards() -> str:
    return translate(
        "Counsel",
        "Aces are the best cards, then kings and queens, then tens. A king and queen of one suit "
        "are better than two of different suits.",
    )


def _boldly() -> str:
    return translate(
        "Counsel",
        "Bid boldly: one contract in three or four may fail, and the exchange makes your hand "
        "better.",
    )


def _without_trumps(game: Game) -> str:
    from ..counts import texts_of

    texts = texts_of(game)
    values = texts.card_values(game)[0]
    total = sum(values[card] for card in game.dealing.cards) + texts.last_trick(game)
    return translate(
        "Counsel",
        "All cards and the last trick make {total}: whoever bids more needs a marriage as well.",
    ).format(total=total)


def _lost_trick() -> str:
    return translate(
        "Counsel",
        "A lost trick costs about 25 points: count how many you must lose, and bid less by that.",
    )


def _as_partner() -> str:
    return translate(
        "Counsel",
        "Give the declarer aces, an ace with its ten, and whole marriages, but never half of one.",
    )


def _as_declarer() -> str:
    return translate(
        "Counsel",
        "As declarer keep one strong suit and the aces, and give away suits that you can trump.",
    )


def _as_defender() -> str:
    return translate(
        "Counsel",
        "Against the declarer win a trick with a sure card, and then make trumps of your own.",
    )


def _their_trumps(game: Game) -> str:
    played = phase_of(game, Tricks)
    speech = None if played is None else played.speech
    if speech is not None and speech.when is When.OWN_TRICK_WON:
        return translate(
            "Counsel",
            "Do not let the others win a trick that they led: then they could make new trumps.",
        )
    return translate(
        "Counsel", "Do not let the others win tricks lightly: then they could make new trumps."
    )


def _first_ace(game: Game) -> str:
    if not game.rules.ace_shows:
        return shared.count_cards()
    return translate(
        "Counsel",
        "The first trick brings out an ace: watch who plays it, and which aces are still to come.",
    )


def _kitty() -> str:
    return translate(
        "Counsel",
        "Bid what your own hand makes: the kitty helps, but nobody knows what lies in it.",
    )


def _away(game: Game) -> str:
    if game.rules.discards_count == "always":
        return translate(
            "Counsel",
            "You may not put away an ace or a ten, but a king or queen still counts for you.",
        )
    return translate(
        "Counsel", "What you put away counts for you only if you take a trick: be sure of one."
    )


def _one_trick() -> str:
    return translate(
        "Counsel", "Take at least one trick in each hand: being left without one costs a lot."
    )
