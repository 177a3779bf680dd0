"""Descriptions of cards, tricks and scores for the screen reader."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ...engine.actions import Bid, Play, Raise, ShowBidCard
from ...engine.cards import HIDDEN, Card
from ...engine.events import DISCARD_ZONE, STOCK_ZONE, Event, Zone
from ...engine.phases.exchange import KittyExchange
from ...engine.rummy.events import SetsLaid
from ...engine.state import NO_CARD, NOBODY, Meld, Seat, Trick
from ...engine.view import View
from . import event_log, score_text
from .action_labels import action_label, prompt_sentence
from .card_names import card_name, join_with_and
from .i18n import join_as_sentences, number_text, say, to_sentence
from .phase_lookup import find_phase
from .sets_text import laid_sets_text, shown_tunnelas_text
from .table_players import TablePlayers


def trick_sentence(view: View, people: TablePlayers) -> str:
    if not view.trick.cards:
        if not view.tricks:
            return say("no-card-has-been-played-yet")
        return say("last-trick-cards", cards=_played_cards_text(view.tricks[-1], people))
    return say("in-trick-cards", cards=_played_cards_text(view.trick, people))


def _played_cards_text(trick: Trick, people: TablePlayers) -> str:
    return join_with_and(
        [
            say("card-name", card=card_name(card), name=people.you_or_name(seat))
            for seat, card in zip(trick.seats, trick.cards, strict=False)
        ]
    )


def score_sentence(view: View, people: TablePlayers) -> str:
    title, _ = score_text.heading_texts(view, people)
    rows = score_text.score_rows(view.match, people)
    standing = join_with_and([f"{name} {points}" for name, points in rows])
    return say("score-standing-title", standing=standing, title=title)


def hand_sentence(cards: Sequence[Card]) -> str:
    if not cards:
        return say("you-hold-no-cards")
    return say("you-hold-cards", cards=join_with_and([card_name(card) for card in cards]))


def legal_actions_text(view: View, people: TablePlayers, chosen: int = 0) -> str:
    playable = [a.card for a in view.legal_actions if isinstance(a, Play | ShowBidCard)]
    bids = [a.amount for a in view.legal_actions if isinstance(a, Bid | Raise)]
    others = [
        action_label(a, view, people)
        for a in view.legal_actions
        if not isinstance(a, Play | ShowBidCard | Bid | Raise) or len(bids) == 1
    ]
    sentences = [prompt_sentence(view, people, chosen=chosen)]
    if playable and len(playable) < len(view.hand):
        cards = join_with_and([card_name(card) for card in playable])
        sentences.append(say("you-can-play-cards", cards=cards))
    if len(bids) > 1:
        step = bids[1] - bids[0]
        sentences.append(say("bids-lowest-to-highest", lowest=bids[0], highest=bids[-1], step=step))
    if others and len(others) <= MAX_LISTED_ACTIONS:
        sentences.append(say("or-actions", actions=join_with_and(others)))
    return " ".join(sentences)


MAX_LISTED_ACTIONS = 8


def hand_card_label(
    card: Card,
    position: int,
    card_count: int,
    *,
    may_play: bool,
    is_wild: bool = False,
    is_chosen: bool = False,
) -> str:
    form = "card-place-of-number" if may_play else "card-place-of-number-cant"
    name = say("wild-card", card=card_name(card)) if is_wild else card_name(card)
    label = say(form, card=name, place=position, number=card_count)
    return say("chosen-card", card=label) if is_chosen else label


def pile_label(pile: str, cards: list[Card]) -> str:
    if pile == "kitty" and HIDDEN not in cards:
        held = join_with_and([card_name(card) for card in cards])
        return say("kitty-cards", cards=held)
    number = len(cards)
    if pile == "kitty":
        return say("kitty-number-cards", number=number)
    if pile == "dead":
        return say("dead-hand-number-cards", number=number)
    if pile == "stock":
        return say("stock-number-cards", number=number)
    return say("discards-number-cards", number=number)


SEPARATOR = " · "  # the dot is replaced, because screen readers would say its name


def spoken_answer(
    question: str,
    view: View,
    people: TablePlayers,
    hand: Sequence[Card],
    *,
    with_points: bool = True,
    chosen: int = 0,
) -> str:
    """Return the answer to a question about the table.

    hand has the player's cards, in the order in which they are shown. chosen is how many of them
    were chosen for an exchange so far.
    """
    answers: dict[str, Callable[[], str]] = {
        "trick": partial(trick_sentence, view, people),
        "seats": partial(trick_by_seat_sentence, view, people),
        "turn": partial(turn_sentence, view, people, chosen),
        "score": partial(score_sentence, view, people),
        "long_score": partial(long_score_text, view, people, with_points=with_points),
        "hand": partial(hand_sentence, hand),
        "legal": partial(legal_actions_text, view, people, chosen),
        "table": partial(table_text, view, people),
    }
    return answers[question]()


def turn_sentence(view: View, people: TablePlayers, chosen: int = 0) -> str:
    sentence = prompt_sentence(view, people, chosen=chosen)
    if view.turn == NOBODY or view.turn != view.seat:
        return sentence
    return say("its-your-turn-what", what=sentence)


# The trick, by seat


def trick_by_seat_sentence(view: View, people: TablePlayers) -> str:
    """Return a sentence on where the players sit, and which card each has in the trick."""
    others = view.game.seating.seats_from(view.seat)[1:]
    seats = others if view.game.is_clockwise else tuple(reversed(others))
    if not view.trick.seats:
        places = [_seat_position_text(view, people, seat) for seat in seats]
        around = say("around-table-seats", seats="; ".join(places))
        return f"{say('no-trick-is-being-played')} {around}"
    cards = [_seat_text(view, people, seat) for seat in (*seats, view.seat)]
    return say("around-table-seats", seats="; ".join(cards))


def _seat_text(view: View, people: TablePlayers, seat: Seat) -> str:
    played = dict(zip(view.trick.seats, view.trick.cards, strict=False))
    if seat in played:
        what = card_name(played[seat])
    elif seat in view.trick.seats:
        what = say("nothing-yet")
    else:
        what = say("sitting-out-this-hand")
    where = _seat_position_text(view, people, seat)
    return say("who-card", who=where, card=what)


def _seat_position_text(view: View, people: TablePlayers, seat: Seat) -> str:
    """Return the name of a seat and where it sits, such as "on the left"."""
    if seat == view.seat:
        return people.you_or_name(seat)
    steps = (seat - view.seat) % view.game.seating.players
    if not view.game.is_clockwise:
        steps = view.game.seating.players - steps
    form = {
        2: ("name-opposite",),
        3: (
            "name-on-left",
            "name-on-right",
        ),
        4: (
            "name-on-left",
            "name-opposite",
            "name-on-right",
        ),
        5: (
            "name-on-left",
            "name-opposite-you-to-left",
            "name-opposite-you-to-right",
            "name-on-right",
        ),
    }[view.game.seating.players][steps - 1]
    return say(form, name=people.name(seat))


# The score in detail


def long_score_text(view: View, people: TablePlayers, *, with_points: bool = True) -> str:
    """Return a text with the scores of match and hand, the target of the match, and the dealer."""
    _, subtitle = score_text.heading_texts(view, people)
    parts = [score_sentence(view, people)]
    parts += [to_sentence(subtitle.replace(SEPARATOR, ", "))] if subtitle else []
    if score_text.is_hand_in_progress(view) and not view.game.is_rummy:
        parts.append(_hand_score_sentence(view, people, with_points=with_points))
    parts += [each for each in (_target_sentence(view), _dealer_sentence(view, people)) if each]
    return " ".join(parts)


def _hand_score_sentence(view: View, people: TablePlayers, *, with_points: bool) -> str:
    """Return a sentence on each side's tricks in the hand, and its points if they are shown."""
    points = score_text.points_so_far(view) if with_points else ()
    sides = [
        _side_score_text(
            people.short_side_name(side), view.tricks_won[side], points[side] if points else None
        )
        for side in view.game.seating.sides
    ]
    return say("this-hand-sides", sides="; ".join(sides))


def _side_score_text(name: str, trick_count: int, points: int | None) -> str:
    if points is None:
        form = "side-tricks"
        return say(form, side=name, tricks=say("trick-count", number=trick_count))
    form = "side-tricks-points-so-far-points"
    return say(
        form, side=name, tricks=say("trick-count", number=trick_count), points=number_text(points)
    )


def _target_sentence(view: View) -> str:
    rules = view.game.rules
    if not rules.deals:
        return say("match-is-played-to-number-points", number=rules.target)
    if view.game.is_rummy or view.match.is_over:
        return ""  # the heading already contains the number
    return say(
        "screen-reader-answers-deal-number-of-deals",
        number=view.match.hands_played + 1,
        deals=rules.deals,
    )


def _dealer_sentence(view: View, people: TablePlayers) -> str:
    return people.sentence(view.dealer, "youre-dealer", "name-is-dealer")


# Cards on the table


def table_text(view: View, people: TablePlayers) -> str:
    piles = (*_pile_texts(view), *_row_texts(view, people), *_bid_texts(view, people))
    parts = [*piles, *_set_texts(view, people), *_hand_size_texts(view, people)]
    if not parts:
        return say("theres-nothing-on-table")
    return join_as_sentences(parts)


def _pile_texts(view: View) -> Iterator[str]:
    """Yield a text for each of these: kitty, dead hand (not played), stock and discards."""
    zones = dict(view.zones)
    stock, discards = zones.get(STOCK_ZONE, ()), zones.get(DISCARD_ZONE, ())
    kitty = find_phase(view.game, KittyExchange)
    if kitty is not None:
        yield from _kitty_texts(view, stock, kitty.rules.kitty)
    elif stock:
        yield pile_label("stock", list(stock))
    if discards:
        yield say(
            "pile-card-on-top",
            pile=pile_label("discards", list(discards)),
            card=card_name(discards[-1]),
        )
    for seat in view.game.seating.seats:
        if own := zones.get(Zone("away", seat), ()):
            yield _discarded_text(own)


def _kitty_texts(view: View, stock: Sequence[Card], kitty_size: int) -> Iterator[str]:
    is_there = view.auction.highest_bidder == NOBODY or not view.exchange.kitty
    lying = kitty_size if is_there else 0
    if lying and len(stock) >= lying:
        yield pile_label("kitty", [*(view.exchange.kitty or stock[:lying])])
    if dead := len(stock) - lying:
        yield pile_label("dead", [HIDDEN] * dead)


def _discarded_text(cards: Sequence[Card]) -> str:
    if HIDDEN not in cards:
        names = join_with_and([card_name(card) for card in cards])
        return say("discarded-cards", cards=names)
    return say("discarded-number-cards", number=len(cards))


def _row_texts(view: View, people: TablePlayers) -> Iterator[str]:
    for seat, up in enumerate(view.rows.face_up):
        down = sum(card != NO_CARD for card in view.rows.face_down[seat])
        names = [card_name(card) for card in up if card != NO_CARD]
        if down:
            names.append(say("number-face-down", number=down))
        if names:
            yield people.sentence(
                Seat(seat),
                "in-front-of-you-cards",
                "in-front-of-name-cards",
                cards=join_with_and(names),
            )


def _bid_texts(view: View, people: TablePlayers) -> Iterator[str]:
    zones = dict(view.zones)
    for seat in view.game.seating.seats:
        for card in zones.get(Zone("show", seat), ()):
            yield people.sentence(
                seat, "in-front-of-you-card", "in-front-of-name-bid-face", card=card_name(card)
            )


def _set_texts(view: View, people: TablePlayers) -> Iterator[str]:
    if not view.rummy.is_dealt:
        return
    for seat in view.game.seating.seats:
        if sets := view.rummy.laid_sets[seat]:
            yield laid_sets_text(people, seat, set_list_text(sets))
        if tunnelas := view.rummy.shown_tunnelas[seat]:
            yield shown_tunnelas_text(people, seat, set_list_text(tunnelas))


def spoken_sentence(event: Event, people: TablePlayers) -> str:
    """Return the sentence for an event, with the names of cards in words instead of symbols."""
    if isinstance(event, SetsLaid):
        return event_log.sets_laid_sentence(event, people, set_list_text(event.sets))
    return event_log.event_sentence(event, people)


def set_list_text(sets: Sequence[Meld]) -> str:
    return "; ".join(join_with_and([card_name(card) for card in cards]) for cards in sets)


def _hand_size_texts(view: View, people: TablePlayers) -> Iterator[str]:
    zones = dict(view.zones)
    for seat in view.game.seating.seats:
        number = len(zones.get(Zone("hand", seat), ()))
        if seat != view.seat and number:
            yield say("name-holds-number-cards", number=number, name=people.name(seat))
