"""Prompts: sentences that ask the player for a decision, or say whose turn it is."""

from ...engine import actions
from ...engine.cards import card_set
from ...engine.phases.auction import Bidding, redeal_reason
from ...engine.phases.play_obligations import PlayObligation
from ...engine.state import NOBODY
from ...engine.view import View
from .i18n import join_as_sentences, number_text, say
from .obligation_text import obligation_sentence
from .phase_lookup import find_phase
from .table_players import TablePlayers


def prompt_sentence(
    view: View, people: TablePlayers, *, chosen: int = 0, obligation: PlayObligation | None = None
) -> str:
    """Return a sentence on what the player has to decide now, or on who is to act.

    chosen is how many cards were chosen for an exchange so far. obligation is the rule that limits
    which cards may be played.
    """
    if view.match.is_over:
        return say("turn-prompts-match-is-over")
    if view.turn == NOBODY:
        return _random_draw_sentence(view)
    if view.turn != view.seat:
        return _waiting_sentence(view, people)
    match view.phase:
        case "auction":
            return _auction_sentence(view)
        case "exchange":
            return _exchange_sentence(view, people, chosen)
        case "show":
            return _bidding_card_sentence(view)
        case "sooli":
            return say("play-sooli-alone-aces-low-no")
        case "draw":
            return _draw_sentence(view)
        case "discard":
            return _discard_sentence(view)
    return _play_sentence(view, people, obligation)


def _has_action(view: View, *action_types: type[actions.Action]) -> bool:
    return any(isinstance(action, action_types) for action in view.legal_actions)


def _random_draw_sentence(view: View) -> str:
    if view.phase == "deal":
        return say("cards-are-being-dealt")
    if view.rummy.pending_chance == "reshuffle":
        return say("discards-are-being-shuffled")
    return say("tiplu-is-being-drawn")


def _waiting_sentence(view: View, people: TablePlayers) -> str:
    name = people.name(view.turn)
    match view.phase:
        case "sooli":
            return say("name-may-play-sooli-or-pass", name=name)
        case "auction":
            return say("its-name-s-turn-to-bid", name=name)
        case "show":
            return say("its-name-s-turn-to-bid-with-card", name=name)
        case "exchange":
            return say("name-is-exchanging-cards", name=name)
        case "draw":
            return say("its-name-s-turn-to-draw", name=name)
        case "discard":
            return say("its-name-s-turn-to-discard", name=name)
    if view.marriages.asker != NOBODY:
        return say("its-name-s-turn-to-answer", name=name)
    if view.trick.cards:
        return say("its-name-s-turn-to-play", name=name)
    return say("name-leads", name=name)


def _auction_sentence(view: View) -> str:
    may_bid = _has_action(view, actions.Bid)
    if _has_action(view, actions.Redeal):
        offer = say("bid-or-ask-for-new-deal") if may_bid else say("pass-or-ask-for-new-deal")
        return join_as_sentences((_own_redeal_reason(view), offer))
    if not _has_action(view, actions.Pass):
        return _opening_sentence(view)
    if may_bid and not view.auction.bid:
        return say("bid-bid-or-more-or-pass", bid=view.game.rules.min_bid)
    if may_bid:
        return say("bid-more-than-bid-or-pass", bid=view.auction.bid)
    return _only_pass_sentence(view)


def _own_redeal_reason(view: View) -> str:
    match redeal_reason(view.game.rules, card_set(view.hand)):
        case "four_sixes":
            return say("you-hold-all-four-sixes")
        case "pair_sixes":
            return say("you-and-your-partner-hold-all")
        case "three_sixes":
            return say("you-hold-three-sixes")
        case "low":
            return say("redeal-you-have-no-card-above-jack")


def _only_pass_sentence(view: View) -> str:
    if view.auction.bid == _highest_bid(view):
        return say("no-higher-bid-is-possible-pass")
    return say("at-score-points-or-less-you", score=number_text(view.game.rules.floor))


def _highest_bid(view: View) -> int:
    bidding = find_phase(view.game, Bidding)
    return 0 if bidding is None else bidding.max_bid


def _opening_sentence(view: View) -> str:
    bid = view.game.rules.min_bid
    if len(view.legal_actions) == 1:
        return say("start-bidding-with-bid", bid=bid)
    return say("start-bidding-with-bid-or-more", bid=bid)


def _exchange_sentence(view: View, people: TablePlayers, chosen: int) -> str:
    first = view.legal_actions[0]
    if not isinstance(first, actions.Give | actions.Discard):
        bid = view.auction.bid
        return say("raise-your-bid-of-bid", bid=bid)
    if not chosen and _has_action(view, actions.Redeal):
        return _exchange_or_redeal_sentence(first, people, view)
    number = len(first.cards) - chosen
    if not number:
        return _selection_sentence(first)
    if isinstance(first, actions.Discard):
        return say("choose-number-cards-to-discard-no", number=number)
    return say(
        "choose-number-cards-to-give",
        number=number,
        name=people.name(people.seating.partner_of(view.seat)),
    )


def _selection_sentence(first: actions.Give | actions.Discard) -> str:
    if isinstance(first, actions.Discard):
        return say("discard-your-selection-or-change-it")
    return say("give-your-selection-or-change-it")


def _exchange_or_redeal_sentence(
    first: actions.Give | actions.Discard, people: TablePlayers, view: View
) -> str:
    number = len(first.cards)
    if isinstance(first, actions.Discard):
        sentence = "discard-number-cards-or-ask"
        return join_as_sentences((_own_redeal_reason(view), say(sentence, number=number)))
    taker = people.name(people.seating.partner_of(view.seat))
    sentence = "give-name-number-cards-or-ask"
    return join_as_sentences((_own_redeal_reason(view), say(sentence, number=number, name=taker)))


def _bidding_card_sentence(view: View) -> str:
    bids = [action.contest for action in view.legal_actions if isinstance(action, actions.SayBid)]
    if len(bids) == 2:
        return say("none-of-your-cards-can")
    if "rami" in bids:
        return say("place-spade-or-club-face-down")
    if bids:
        return say("place-heart-or-diamond-face-down")
    return say("place-card-face-down-heart")


def _draw_sentence(view: View) -> str:
    if _has_action(view, actions.ShowTunnelas):
        return say("draw-card-or-show-tunnelas-first")
    if actions.DRAW_FROM_OFFER in view.legal_actions:
        return say("draw-from-stock-or-take-offered")
    return say("turn-prompts-draw-from-stock")


def _discard_sentence(view: View) -> str:
    if _has_action(view, actions.Finish):
        if len(view.legal_actions) == 1:
            return say("you-took-offered-card-so-finish")
        return say("you-can-finish-or-discard-card")
    if _has_action(view, actions.Lay):
        return say("you-can-show-your-first-sets")
    return say("turn-prompts-discard-card")


def _play_sentence(view: View, people: TablePlayers, obligation: PlayObligation | None) -> str:
    asker = view.marriages.asker
    if asker != NOBODY:
        name = people.name(asker)
        return say("name-asks-for-whole-say", name=name)
    if not _has_action(view, actions.Play):
        if _has_action(view, actions.Declare):
            return say("declare-marriage-or-draw-from-stock")
        return say("turn-prompts-draw-from-stock")
    is_free = not _has_action(view, actions.Declare, actions.AskWhole, actions.AskHalf)
    if obligation is not None and is_free:
        return obligation_sentence(obligation)
    if view.trick.cards:
        return say("turn-prompts-play-card")
    return _lead_sentence(
        can_declare=_has_action(view, actions.Declare),
        can_ask=_has_action(view, actions.AskWhole, actions.AskHalf),
    )


def _lead_sentence(*, can_declare: bool, can_ask: bool) -> str:
    if can_declare and can_ask:
        return say("lead-card-or-first-declare-marriage")
    if can_declare:
        return say("lead-card-or-declare-marriage-first")
    if can_ask:
        return say("lead-card-or-ask-your-partner")
    return say("turn-prompts-lead-card")
