"""Create views from one line of text."""

from marjapussi_gui.engine.cards import NO_SUIT, SUIT_LETTERS, Card, Suit, card_set, parse_cards
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.phases.tricks import TrickPhase
from marjapussi_gui.engine.state import (
    NOBODY,
    Auction,
    ContestKind,
    DeclaredMarriage,
    FaceDownBids,
    GameState,
    Marriages,
    MatchStart,
    RummyState,
    RummyTurn,
    Seat,
    Trick,
)
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.principle import Principle

ME = Seat(0)
# what is seen, what a principle recommends there, and the other actions unless they are all cards
Case = tuple[View, str] | tuple[View, str, str]
Cases = dict[Principle, tuple[Case, ...]]


def trick_view(
    key: str,
    mine: str,
    *,
    led: str = "",
    trump: str = "",
    gone: str = "",
    contest: ContestKind = ContestKind.UNKNOWN,
    alone: bool = False,
    scores: tuple[int, ...] = (),
    leader: Seat = ME,
) -> View:
    """Return the view of seat 0 with these cards, after others played to the trick.

    Gone are cards of full tricks, each as its cards were played one after the other from leader.
    """
    game = find_variant(key).create_game({"first_lead": "free"} if _has_lead_rule(key) else {})
    phases = [each for each in game.phases if isinstance(each, TrickPhase)]
    phase = phases[-1] if alone else phases[0]
    held = parse_cards(mine)
    tricks = _tricks(game, phase, leader, parse_cards(gone), trump)
    trick = _trick(game, phase, parse_cards(led), trump)
    left = [
        each
        for each in game.dealing_phase.cards
        if each not in (*held, *parse_cards(gone), *parse_cards(led))
    ]
    hands = [card_set(held)] + [0] * (game.seating.players - 1)
    wanted = [len(held) - (seat in trick.seats[: len(trick.cards)]) for seat in game.seating.seats]
    for seat in game.seating.seats[1:]:
        hands[seat] = card_set(left.pop() for _ in range(min(wanted[seat], len(left))))
    suit = _suit(trump)
    made = (DeclaredMarriage(suit, Seat(1), len(tricks)),) if trump else ()
    state = game.initial_state(MatchStart(Seat(0), scores)).replace(
        phase=game.phases.index(phase),
        turn=ME,
        hands=tuple(hands),
        tricks=tricks,
        trick=trick,
        marriages=Marriages(suit, made, declared_suits=1 << suit if trump else 0),
        showing=FaceDownBids(contest=contest, soloist=ME if alone else NOBODY, declarer=Seat(1)),
    )
    return create_view(game, state, ME)


def _suit(name: str) -> Suit:
    return Suit(SUIT_LETTERS.index(name)) if name else NO_SUIT


def _has_lead_rule(key: str) -> bool:
    return any(option.key == "first_lead" for option in find_variant(key).options)


def _trick(game: Game, phase: TrickPhase, cards: tuple[Card, ...], trump: str) -> Trick:
    leader = Seat(-len(cards) % game.seating.players)
    return _full(game, phase, leader, cards, trump)


def _tricks(
    game: Game, phase: TrickPhase, leader: Seat, cards: tuple[Card, ...], trump: str
) -> tuple[Trick, ...]:
    size = game.seating.players
    parts = [cards[at : at + size] for at in range(0, len(cards), size)]
    return tuple(_full(game, phase, leader, part, trump) for part in parts)


def _full(
    game: Game, phase: TrickPhase, leader: Seat, cards: tuple[Card, ...], trump: str
) -> Trick:
    trick = Trick(game.seating.seats_from(leader))
    suit = _suit(trump)
    for seat, each in zip(trick.seats, cards, strict=False):
        if not trick.cards or phase.ranking.beats(each, trick.best_card, suit):
            trick = Trick(trick.seats, (*trick.cards, each), each, seat)
        else:
            trick = Trick(trick.seats, (*trick.cards, each), trick.best_card, trick.winner)
    return trick


def bidding_view(
    key: str, mine: str, *, holder: Seat = NOBODY, soloist: Seat = NOBODY, bid: int = 60
) -> View:
    """Return the view of seat 0 with these cards before a trick, after a bid.

    Where there is a soloist, he is about to exchange a card with his partner.
    """
    game = find_variant(key).create_game()
    held = card_set(parse_cards(mine))
    others = [0] * (game.seating.players - 1)
    state = game.initial_state(MatchStart(Seat(0))).replace(
        phase=1,
        turn=NOBODY,
        hands=(held, *others),
        auction=Auction(bid=bid, highest_bidder=holder),
        showing=FaceDownBids(
            contest=ContestKind.UNKNOWN if soloist == NOBODY else ContestKind.SOOLI, soloist=soloist
        ),
    )
    return create_view(game, state, ME)


def rummy_view(
    mine: str,
    *,
    turns: tuple[RummyTurn, ...] = (),
    discards: str = "",
    tiplu: str = "",
    laid: str = "",
    drawn: bool = True,
) -> View:
    game = find_variant("marriage").create_game()
    sets = tuple(parse_cards(each) for each in laid.split(" / ")) if laid else ()
    hands = (parse_cards(mine), *((),) * (game.seating.players - 1))
    rummy = RummyState(
        hands=hands,
        laid_sets=(sets, *((),) * (game.seating.players - 1)),
        shown_tunnelas=((),) * game.seating.players,
        discards=parse_cards(discards),
        turns=turns,
        tiplu=parse_cards(tiplu)[0] if tiplu else Card(-1),
        has_drawn=drawn,
    )
    state: GameState = game.initial_state(MatchStart(Seat(0))).replace(
        phase=1, turn=ME, rummy=rummy
    )
    return create_view(game, state, ME)
