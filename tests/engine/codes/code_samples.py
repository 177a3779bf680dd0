"""Hands and moments of random matches for the tests and the bench of codes."""

import hashlib
import json
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

from marjapussi_gui.engine.actions import Action, Deal, RandomDraw
from marjapussi_gui.engine.cards import CARD_NAMES, HIDDEN, JOKER, Card, card_names, parse_cards
from marjapussi_gui.engine.codes.code_alphabet import ALPHABET, GROUP_LENGTH, write_letters
from marjapussi_gui.engine.codes.code_text import Coded, CodedPosition, write_code
from marjapussi_gui.engine.codes.hand import Hand
from marjapussi_gui.engine.codes.pbn import write_pbn
from marjapussi_gui.engine.codes.snapshot import moment_of_state, moment_of_view
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import (
    NO_CARD,
    NOBODY,
    Auction,
    ExchangeState,
    FaceDownBids,
    GameState,
    Marriages,
    MatchStanding,
    RummyState,
    Seat,
)
from marjapussi_gui.engine.view import View, create_view
from tests.card_swap import CardSwap, known_cards
from tests.random_matches import RandomMatch

HERE = Path(__file__).parent
PAGE = Path(__file__).parents[3] / "marjapussi_gui" / "CODES.md"
SIXES = parse_cards("6S 6H 6D 6C")


def random_game(variant: Variant, rng: Random) -> Game:
    if rng.random() < 0.5:
        chosen = rng.choice(variant.presets).option_values
    else:
        chosen = {option.key: rng.choice(option.choices) for option in variant.options}
    return variant.create_game(chosen, players=rng.choice(variant.players))


def random_match(variant: Variant, seed: int) -> RandomMatch:
    game = random_game(variant, Random(seed))
    return RandomMatch(game, seed, Seat(seed % game.seating.players))


def played_hands(match: RandomMatch, hands: int) -> Iterator[Hand]:
    hand = None
    for step in match.steps(hands):
        if isinstance(step.action, Deal):
            if hand is not None:
                yield hand
            hand = Hand(match.game, step.before.dealer, step.before.match, ())
        assert hand is not None
        hand = Hand(hand.game, hand.dealer, hand.match, (*hand.actions, step.action), hand.players)
    if hand is not None:
        yield hand


def as_json(coded: Coded) -> dict[str, object]:
    """Return what a code contains as the second coder, stranger.js, prints it."""
    if isinstance(coded, Hand):
        return {**_beginning(coded.game, coded.dealer, coded.match), **_hand_json(coded)}
    seat = NOBODY if isinstance(coded, CodedPosition) else coded.seat
    if isinstance(coded, CodedPosition):
        it = moment_of_state(coded.game, coded.state)
    else:
        it = moment_of_view(coded)
    show, said, auction, exchange = it.showing, it.marriages, it.auction, it.exchange
    return {
        **_beginning(it.game, it.dealer, it.match),
        "seat": seat,
        "phase": it.phase,
        "turn": it.turn,
        "can_redeal": it.can_redeal,
        "up": [_names(row) for row in it.rows.face_up],
        "down": [_names(row) for row in it.rows.face_down],
        "hands": [_names(hand) for hand in it.hands],
        "stock": _names(it.stock),
        "tricks": [
            {"seats": list(t.seats), "cards": _names(t.cards), "winner": t.winner}
            for t in it.tricks
        ],
        "showing": show != FaceDownBids()
        and {
            "bids": [[bid.seat, *_names([bid.card]), bid.is_rami] for bid in show.bids],
            "turned": show.turned_count,
            "contest": show.contest,
            "declarer": show.declarer,
            "soloist": show.soloist,
            "refused": list(show.refused_by),
        },
        "marriages": said != Marriages()
        and {
            "trump": said.trump,
            "declared": [[d.suit, d.seat, d.tricks_before] for d in said.declared],
            "questions": [
                [q.seat, q.suit, q.tricks_before, q.answer, q.partner_has_half]
                for q in said.questions
            ],
            "spoken": said.spoken_at_trick,
            "asker": said.asker,
        },
        "auction": auction != Auction()
        and {
            "calls": [[call.seat, call.amount] for call in auction.calls],
            "bid": auction.bid,
            "bidder": auction.highest_bidder,
            "passed": auction.passed_seats,
            "final": auction.final_bid,
        },
        "exchange": exchange != ExchangeState()
        and {
            "gifts": [[gift.giver, gift.taker, _names(gift.cards)] for gift in exchange.gifts],
            "kitty": _names(exchange.kitty),
            "discards": _names(exchange.discards),
        },
        "rummy": it.game.is_rummy and _rummy_json(it.rummy),
    }


def _rummy_json(rummy: RummyState) -> dict[str, object]:
    return {
        "laid": [list(map(_names, sets)) for sets in rummy.laid_sets],
        "shown": [list(map(_names, sets)) for sets in rummy.shown_tunnelas],
        "discards": _names(rummy.discards),
        "turns": [[t.seat, *_names([t.taken_offer, t.discard])] for t in rummy.turns],
        **dict(zip(("tiplu", "offer", "unseen"), _names(_drawn(rummy)), strict=True)),
        "renewed": rummy.reshuffle_count,
        "next": rummy.pending_chance,
        "drawn": rummy.has_drawn,
        "laid_now": rummy.laid_this_turn,
    }


def _drawn(rummy: RummyState) -> tuple[Card, ...]:
    return rummy.tiplu, rummy.drawn_from_offer, rummy.drawn_from_stock


def _names(cards: Iterable[Card]) -> list[str]:
    return ["??" if card == HIDDEN else CARD_NAMES[card] if card >= 0 else "" for card in cards]


def _beginning(game: Game, dealer: Seat, match: MatchStanding) -> dict[str, object]:
    return {
        "game": game.key,
        "players": game.seating.players,
        "rules": game.option_values,
        "dealer": dealer,
        "hands_played": match.hands_played,
        "redeals": match.deal_count - match.hands_played,
        "scores": list(match.scores),
        "collected": list(match.collected_points),
        "carry": match.carried_points,
        "bag": list(match.in_bag),
        "extended": match.is_extended,
    }


def _hand_json(hand: Hand) -> dict[str, object]:
    deal, *done = hand.actions
    assert isinstance(deal, Deal)
    return {
        "names": [list(player) for player in hand.players],
        "deal": [_names(sorted(cards)) for cards in deal.hands],
        "down": [_names(row) for row in deal.face_down],
        "up": [_names(row) for row in deal.face_up],
        "stock": _names(deal.stock),
        "done": list(map(_text, done)),
    }


def random_hands(variant: Variant) -> Iterator[Hand]:
    for seed in count():
        yield from played_hands(random_match(variant, seed), hands=5)


def moments(match: RandomMatch, hands: int, share: float) -> Iterator[tuple[GameState, View]]:
    """Yield a share of the moments of a random match, each as some seat sees it."""
    rng = Random(match.seed)
    for step in match.steps(hands):
        state = step.before
        if (state.hands or state.rummy.hands) and rng.random() < share:
            yield state, create_view(match.game, state, rng.choice(match.game.seating.seats))


def deal_anew(game: Game, state: GameState, seat: Seat, rng: Random) -> GameState:
    """Return a state that differs from another in the cards that a seat can't see."""
    if game.is_rummy:
        return _deal_rummy_anew(state, seat, rng)
    known = known_cards(state, seat, is_kitty_open=game.rules.kitty_open)
    if game.rules.redeal == "four_sixes":  # the rules tell partners that they hold all of them
        known |= set(SIXES)
    hidden = sorted(set(game.dealing_phase.cards) - known)
    for _ in range(len(hidden)):
        a, b = rng.choice(hidden), rng.choice(hidden)
        if a != b:
            state = CardSwap(a, b).state(state)
    return state


def _deal_rummy_anew(state: GameState, seat: Seat, rng: Random) -> GameState:
    rummy = state.rummy
    others = [owner for owner in range(len(rummy.hands)) if owner != seat]
    pool = [*rummy.stock, *(card for owner in others for card in rummy.hands[owner])]
    rng.shuffle(pool)
    hands = list(rummy.hands)
    for owner in others:
        count = len(hands[owner])
        hands[owner], pool = tuple(sorted(pool[:count])), pool[count:]
    tiplu = rummy.tiplu
    if tiplu != NO_CARD and not rummy.laid_sets[seat]:
        tiplu = Card(rng.randrange(JOKER))
    drawn = rummy.drawn_from_stock
    if drawn != NO_CARD and state.turn != seat:
        drawn = Card(rng.randrange(JOKER))
    new = replace(rummy, hands=tuple(hands), stock=tuple(pool), tiplu=tiplu, drawn_from_stock=drawn)
    return replace(state, rummy=new)


def digest(coded: Coded) -> str:
    """Return eight hexadecimal digits that depend on all that a code contains."""
    return hashlib.sha256(json.dumps(as_json(coded)).encode()).hexdigest()[:8]


def _text(action: Action) -> str:
    return (
        f"chance {card_names(action.cards)}"
        if isinstance(action, RandomDraw)
        else action_text(action)
    )


def letters(code: str) -> str:
    return code.replace(" ", "")


def run_stranger(way: str, lines: list[str]) -> list[str]:
    command = ["node", str(HERE / "stranger.js"), str(PAGE), way]
    done = subprocess.run(
        command, input="\n".join(lines), capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def alter(code: str, rng: Random) -> tuple[str, str, int]:
    """Return what was altered, the altered code, and the place."""
    kind = rng.choice(("letter", "neighbours", "group"))
    if kind == "group":
        place = rng.randrange(0, len(code), GROUP_LENGTH)
        return kind, code[:place] + code[place + GROUP_LENGTH :], place
    while True:
        place = rng.randrange(len(code) - 1)
        if kind == "letter":
            wrong = rng.choice(ALPHABET.replace(code[place], ""))
            return kind, code[:place] + wrong + code[place + 1 :], place
        if code[place] != code[place + 1]:
            return kind, code[:place] + code[place + 1] + code[place] + code[place + 2 :], place


def hostile_codes(number: int) -> Iterator[str]:
    """Yield texts that are no codes: noise, altered codes, and any number with a right check."""
    codes = [
        write_code(coded)
        for variant in VARIANTS
        for match in [random_match(variant, 1)]
        for coded in (next(played_hands(match, 1)), next(moments(match, 1, 0.05))[1])
    ]
    rng = Random(1)
    for _ in range(number):
        code = letters(rng.choice(codes))
        match rng.randrange(5):
            case 0:
                yield "".join(rng.choice(ALPHABET + "?L") for _ in range(rng.randrange(2200)))
            case 1:
                yield alter(code, rng)[1]
            case 2:
                bits = rng.getrandbits(rng.choice((20, 100, 400, 9000)))
                yield write_letters(rng.choice("HVPX"), bits)
            case 3:  # the largest digits in all fields
                yield write_letters(code[0], 27 ** rng.randrange(2, 1990) - 1 - rng.randrange(99))
            case _:  # a right beginning, and then any number
                digits = enumerate(reversed(code[1:-4]))
                value = sum(ALPHABET.index(letter) * 27**power for power, letter in digits)
                known = 27 ** rng.randrange(2, len(code) - 4)
                bits = rng.getrandbits(rng.choice((60, 300, 5000)))
                yield write_letters(code[0], value % known + known * bits)


def hostile_boards(number: int) -> Iterator[str]:
    game = find_variant("tuppi").create_game({"sooli": False})
    boards = [write_pbn(next(played_hands(RandomMatch(game, n, Seat(0)), 1))) for n in range(9)]
    rng = Random(1)
    for _ in range(number):
        text = rng.choice(boards)
        for _ in range(rng.choice((1, 1, 2, 5, 40))):
            place, length = rng.randrange(len(text)), rng.choice((1, 1, 1, 30))
            kept = rng.choice(
                ("", "", rng.choice('[]"\\:.=-*{}9AKH \n'), 3 * text[place:][:length])
            )
            text = text[:place] + kept + text[place + length :]
        yield text


def hostile_texts(number: int) -> Iterator[str]:
    """Yield what might be pasted: noise of all kinds, and codes, boards and answers gone wrong."""
    rng = Random(2)
    sources = hostile_codes(number), hostile_boards(number)
    for _ in range(number):
        code, board = (next(source) for source in sources)
        day = f"{rng.randrange(10000):04}-{rng.randrange(14):02}-{rng.randrange(33):02}"
        match rng.randrange(6):
            case 0:
                yield "".join(chr(rng.randrange(0xD800)) for _ in range(rng.randrange(99)))
            case 1:
                yield f"{code[:60]}\n{board[:300]}"
            case 2:
                yield rng.choice((board, f"{day} {'+1 ' * 999}", "2222 " * 3000))
            case 3:
                groups = " ".join(code[at : at + 4] for at in range(0, len(code), 4))
                yield f"{day} {rng.randrange(-9, 9):+d} +{'9' * rng.randrange(200)} 0.1.0 {groups}"
            case 4:
                yield " ".join(code[at : at + 4].lower() for at in range(0, len(code), 4))
            case _:
                yield code
