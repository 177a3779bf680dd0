"""Positions written down in a line, for what is said of them."""

from marjapussi_gui.engine.cards import NO_SUIT, SUITS, Card, Suit, card_list, card_set
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.phases.tricks import Tricks
from marjapussi_gui.engine.state import (
    NOBODY,
    Auction,
    Contest,
    Made,
    Marriages,
    Rummy,
    Seat,
    Showing,
    Start,
    State,
    Trick,
    Turn,
)
from marjapussi_gui.engine.view import View
from marjapussi_gui.principle import Principle

ME = Seat(0)
Case = tuple[View, str, str]  # what is seen, what is best, and what it is held against
Cases = dict[Principle, tuple[Case, Case, Case]]


def at_play(
    key: str,
    mine: str,
    *,
    led: str = "",
    trump: str = "",
    gone: str = "",
    contest: Contest = Contest.UNKNOWN,
    alone: bool = False,
    scores: tuple[int, ...] = (),
    leader: Seat = ME,
) -> View:
    """Return what seat 0 sees who holds these cards, others having led to the trick.

    Gone are cards of full tricks, each as its cards were played one after the other from leader.
    """
    game = variant(key).game({"first_lead": "free"} if _has_lead_rule(key) else {})
    phases = [each for each in game.phases if isinstance(each, Tricks)]
    phase = phases[-1] if alone else phases[0]
    held = card_list(mine)
    tricks = _tricks(game, phase, leader, card_list(gone), trump)
    trick = _trick(game, phase, card_list(led), trump)
    left = [
        each
        for each in game.dealing.cards
        if each not in (*held, *card_list(gone), *card_list(led))
    ]
    hands = [card_set(held)] + [0] * (game.seating.players - 1)
    wanted = [len(held) - (seat in trick.seats[: len(trick.cards)]) for seat in game.seating.seats]
    for seat in game.seating.seats[1:]:
        hands[seat] = card_set(left.pop() for _ in range(min(wanted[seat], len(left))))
    suit = _suit(trump)
    made = (Made(suit, Seat(1), len(tricks)),) if trump else ()
    state = game.start(Start(Seat(0), scores)).but(
        phase=game.phases.index(phase),
        turn=ME,
        hands=tuple(hands),
        tricks=tricks,
        trick=trick,
        marriages=Marriages(suit, made, suits=1 << suit if trump else 0),
        showing=Showing(game=contest, soloist=ME if alone else NOBODY, declarer=Seat(1)),
    )
    return game.look(state, ME)


def _suit(name: str) -> Suit:
    return Suit(SUITS.index(name)) if name else NO_SUIT


def _has_lead_rule(key: str) -> bool:
    return any(option.key == "first_lead" for option in variant(key).options)


def _trick(game: Game, phase: Tricks, cards: tuple[Card, ...], trump: str) -> Trick:
    """Return the trick that lies on the table before seat 0 plays to it."""
    leader = Seat(-len(cards) % game.seating.players)
    return _full(game, phase, leader, cards, trump)


def _tricks(
    game: Game, phase: Tricks, leader: Seat, cards: tuple[Card, ...], trump: str
) -> tuple[Trick, ...]:
    size = game.seating.players
    parts = [cards[at : at + size] for at in range(0, len(cards), size)]
    return tuple(_full(game, phase, leader, part, trump) for part in parts)


def _full(game: Game, phase: Tricks, leader: Seat, cards: tuple[Card, ...], trump: str) -> Trick:
    trick = Trick(game.seating.round_from(leader))
    suit = _suit(trump)
    for seat, each in zip(trick.seats, cards, strict=False):
        if not trick.cards or phase.strength.beats(each, trick.best, suit):
            trick = Trick(trick.seats, (*trick.cards, each), each, seat)
        else:
            trick = Trick(trick.seats, (*trick.cards, each), trick.best, trick.winner)
    return trick


def before_play(key: str, mine: str, *, holder: Seat = NOBODY, soloist: Seat = NOBODY) -> View:
    """Return what seat 0 sees who holds these cards before a trick, somebody having bid.

    Where there is a soloist, he is about to exchange a card with his partner.
    """
    game = variant(key).game()
    held = card_set(card_list(mine))
    others = [0] * (game.seating.players - 1)
    state = game.start(Start(Seat(0))).but(
        phase=1,
        turn=NOBODY,
        hands=(held, *others),
        auction=Auction(bid=60, holder=holder),
        showing=Showing(
            game=Contest.UNKNOWN if soloist == NOBODY else Contest.SOOLI, soloist=soloist
        ),
    )
    return game.look(state, ME)


def at_sets(
    mine: str,
    *,
    turns: tuple[Turn, ...] = (),
    discards: str = "",
    tiplu: str = "",
    laid: str = "",
    drawn: bool = True,
) -> View:
    """Return what seat 0 sees at a game of sets who holds these cards."""
    game = variant("marriage").game()
    sets = tuple(card_list(each) for each in laid.split(" / ")) if laid else ()
    hands = (card_list(mine), *((),) * (game.seating.players - 1))
    rummy = Rummy(
        hands=hands,
        laid=(sets, *((),) * (game.seating.players - 1)),
        shown=((),) * game.seating.players,
        discards=card_list(discards),
        turns=turns,
        tiplu=card_list(tiplu)[0] if tiplu else Card(-1),
        drawn=drawn,
    )
    state: State = game.start(Start(Seat(0))).but(phase=1, turn=NOBODY, rummy=rummy)
    return game.look(state, ME)
