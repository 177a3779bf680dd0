"""Labels of the buttons, panels and name plates at the table."""

from .i18n import Message, plural, translate


def tool_label(name: str) -> str:
    """Return the label of the tool button that has this icon."""
    return {
        "undo": translate("Table", "Undo"),
        "redo": translate("Table", "Redo"),
        "hint": translate("Table", "Hint"),
        "last": translate("Table", "Tricks"),
        "discards": translate("Sets", "Discards"),
        "known": translate("Table", "Cards still out"),
        "log": translate("Table", "Hand log"),
        "rules": translate("Table", "Rules"),
        "menu": translate("Table", "Menu"),
    }[name]


less_label = Message("Table", "Less")
more_label = Message("Table", "More")


def bid_amount_text(number: int) -> str:
    return plural("Table", "{number} point", "{number} points", number)


def choose_more_label(number: int) -> str:
    """Return the button label while the player still has to choose this many cards."""
    return plural("Table", "Choose {number} card", "Choose {number} cards", number)


# label for asking the partner for half of a marriage, beside a suit symbol
ask_half_label = Message("Table", "Ask for a half")


def trick_count_text(number: int) -> str:
    return plural("Table", "{number} trick", "{number} tricks", number)


def stock_count_text(number: int) -> str:
    """Return a text with the number of cards left in the stock."""
    return plural("Table", "1 left", "{number} left", number)


# note on the name plate of a player who passed
passed_label = Message("Table", "passed", "on a plate")
# note on the name plate of a player whose partner plays alone
sits_out_label = Message("Table", "sits out", "on a plate")
arrange_label = Message("Table", "Arrange")
next_hand_label = Message("Table", "Next hand")
new_match_label = Message("Table", "New match")
replay_hand_label = Message("Table", "This hand again")
close_label = Message("Table", "Close")
not_decided_text = Message("Table", "The rest of this hand isn’t decided yet.")


def next_notice_label(waiting: int) -> str:
    """Return the label of the button that shows the next of several notices."""
    return translate("Table", "Next ({number})").format(number=waiting)


claim_label = Message("Table", "The rest is yours – play it out")
thinking_text = Message("Table", "Thinking…")


def card_values_label(number: int) -> str:
    """Return the label of the button that shows the values of this many cards."""
    if number == 2:
        return translate("Table", "What both cards are worth")
    return translate("Table", "What each is worth")


action_values_label = Message("Table", "What each choice is worth")


def deal_count_text(number: int) -> str:
    return plural("Table", "1 deal", "{number} deals", number)


def points_text(points: str) -> str:
    """Return the points that an action is worth, as text. The number is given in words."""
    return translate("Table", "{points} points", "the worth of an action").format(points=points)


# label of the column with the chances to win the match
match_chance_label = Message("Table", "wins match")
points_column_label = Message("Table", "points", "of a column")
think_again_label = Message("Table", "Think again")
play_anyway_label = Message("Table", "Do it anyway")
why_label = Message("Table", "Why?")
last_trick_title = Message("Table", "The last trick")
all_tricks_title = Message("Table", "All tricks in the hand")
no_tricks_text = Message("Table", "No trick has been taken yet.")
observations_title = Message("Table", "Cards still out")


def void_text(name: str, suits: str) -> str:
    return translate("Table", "{name} is void in {suits}.").format(name=name, suits=suits)


def holding_text(name: str, cards: str) -> str:
    return translate("Table", "{name} holds {cards}.").format(name=name, cards=cards)


hand_log_title = Message("Table", "Hand log")


def hand_number_text(number: int) -> str:
    return translate("Table", "Hand {number}").format(number=number)


def trick_winner_text(name: str) -> str:
    return translate("Table", "Won by {name}").format(name=name)
