"""Guided first hands: deals chosen for what they show, and what a teacher comments on."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from ..engine import actions
from ..engine.cards import NO_SUIT, SUIT_OF
from ..engine.games import find_variant
from ..engine.view import View
from ..model.new_game import NewGame

DEALS_FILE = Path(__file__).with_name("guided_deals.json")
TOPIC_BY_ACTION: Mapping[type[actions.Action], str] = {
    actions.Declare: "declare",
    actions.AskHalf: "ask",
    actions.AskWhole: "ask",
    actions.Bid: "bid",
    actions.Raise: "raise",
    actions.Give: "give",
    actions.ShowBidCard: "show",
    actions.Sooli: "sooli",
    actions.ShowTunnelas: "tunnelas",
    actions.Finish: "finish",
    actions.Lay: "lay",
}
# The names of the lessons' players, clockwise from the player
NAMES = {2: ("Väinö",), 3: ("Hilma", "Elsa"), 4: ("Hilma", "Väinö", "Elsa")}
NEPALI_NAMES = ("Suman", "Asha", "Kiran", "Nima")
LATE_HAND_SIZE = 3  # cards
URGENT_TOPICS = {  # chances that may pass, and what happens once in a hand
    *("declare", "ask", "sooli", "lay", "finish", "tunnelas"),
    *("raise", "give", "discard"),
}
MAX_COMMENTS = 8  # after that, the player needs no teacher
FEW_COMMENTS = 2  # for a player who has taken lessons


class GuidedHand:
    """Chooses what the teacher comments on in a player's first hand.

    Each topic comes once, and more and more decisions pass without a comment.
    """

    def __init__(self, game_key: str, max_comments: int = MAX_COMMENTS) -> None:
        self.game_key, self._max_comments = game_key, max_comments
        self._past_topics: list[str] = []
        self._silent_decisions = 0  # since the last comment

    @property
    def past_topics(self) -> tuple[str, ...]:
        return tuple(self._past_topics)

    def next_topic(self, view: View) -> str | None:
        """Return the topic for a decision of the player, or None if there is nothing to say."""
        if view.match.hands_played or len(self._past_topics) >= self._max_comments:
            return None
        if len(view.legal_actions) == 1:
            return None  # the last card, say, needs no tip
        must_wait = self._silent_decisions < len(self._past_topics) // 2
        for topic in _topics(view):
            is_new = topic not in self._past_topics
            if is_new and (topic in URGENT_TOPICS or not must_wait):
                self._past_topics.append(topic)
                self._silent_decisions = 0
                return topic
        self._silent_decisions += 1
        return None


@cache
def deal_number_by_game() -> Mapping[str, int]:
    """Return, for each game, the number of a deal in which its special features soon appear."""
    return dict(json.loads(DEALS_FILE.read_text("utf-8")))


def hand_progress_key(game_key: str) -> str:
    return f"{game_key}-hand"


def first_hand_match(game: NewGame) -> NewGame:
    """Return the match with a deal chosen for newcomers, and with the names used in lessons."""
    is_rummy = find_variant(game.game).create_game(players=game.player_count).is_rummy
    others = NEPALI_NAMES[: game.player_count - 1] if is_rummy else NAMES[game.player_count]
    names = (*(game.names[:1] or ("",)), *others)
    return replace(game, seed=deal_number_by_game().get(game.game), names=names)


def _topics(view: View) -> Iterator[str]:
    """Yield the topics of a decision, the most important one first."""
    kinds = {type(action) for action in view.legal_actions}
    for kind, topic in TOPIC_BY_ACTION.items():
        if kind in kinds:
            yield topic
    if actions.Draw in kinds and view.rummy.is_dealt:
        yield "draw"
    if actions.Discard in kinds:
        yield "put away" if view.rummy.is_dealt else "discard"
    if actions.Play in kinds:
        yield from _play_topics(view)


def _play_topics(view: View) -> Iterator[str]:
    """Yield the topics of a choice between cards."""
    trump = view.marriages.trump
    suits = {
        SUIT_OF[action.card] for action in view.legal_actions if isinstance(action, actions.Play)
    }
    if not view.trick.cards:
        yield "lead"
    elif (led := SUIT_OF[view.trick.cards[0]]) in suits:
        yield "follow"
    elif suits == {trump} and trump not in (NO_SUIT, led):
        yield "trump"
    else:
        yield "free"
    if len(view.hand) <= LATE_HAND_SIZE:
        yield "late"
