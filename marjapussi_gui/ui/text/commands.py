"""All commands of the window: their names, keyboard shortcuts, menus, and where they work."""

from enum import Enum, StrEnum

from ...engine.frozen import frozen
from .i18n import say


class Command(StrEnum):
    """A command that the player, or a page, can give to the window."""

    NEW = "new"
    AGAIN = "again"
    THIS_HAND = "this_hand"
    PEOPLE = "people"
    DEAL = "deal"
    OTHER_SEAT = "other_seat"
    PRACTICE = "practice"
    ORDER = "order"
    POSITION = "position"
    PUZZLES = "puzzles"
    MATCHES = "matches"
    MY_PLAY = "my_play"
    STATISTICS = "statistics"
    SCORE_SHEET = "score_sheet"
    OPEN = "open"
    HINT = "hint"
    UNDO = "undo"
    REDO = "redo"
    CLAIM = "claim"
    PLAY_FOR_ME = "play_for_me"
    KNOWN = "known"
    TRICKS = "tricks"
    TALK = "talk"
    HANDS = "hands"
    REVIEW = "review"
    COPY_CODE = "copy_code"
    NOTE = "note"
    COPY_DEAL = "copy_deal"
    AUDIT = "audit"
    READ_TRICK = "read_trick"
    READ_SEATS = "read_seats"
    READ_SCORE = "read_score"
    READ_LONG_SCORE = "read_long_score"
    READ_HAND = "read_hand"
    READ_LEGAL = "read_legal"
    READ_TURN = "read_turn"
    READ_TABLE = "read_table"
    SAY_AGAIN = "say_again"
    SAY_BEFORE = "say_before"
    SAY_AFTER = "say_after"
    KEYS = "keys"
    RULES = "rules"
    LESSONS = "lessons"
    HOUSE_RULES = "house_rules"
    GUIDE = "guide"
    BACKUPS = "backups"
    PERSON_LIST = "person_list"
    ABOUT = "about"
    HOME = "home"
    PREFERENCES = "preferences"
    FULL = "full"
    ESCAPE = "escape"
    QUIT = "quit"
    # requested by pages; they have no shortcut and no menu entry
    MENU = "menu"
    BACK = "back"
    PLAY_AGAIN = "play_again"
    MOMENT = "moment"
    OPEN_HANDS = "open_hands"
    UNDO_TOGETHER = "undo_together"


class KeyGroup(Enum):
    """A section in the list of keyboard shortcuts."""

    MATCHES = "matches"
    TABLE = "table"
    READ_ALOUD = "read aloud"
    PROGRAM = "program"


@frozen
class CommandInfo:
    """The shortcut of a command, and where it is in the list of shortcuts."""

    command: Command
    key: str  # in the format of QKeySequence; empty if there is no shortcut
    key_group: KeyGroup | None
    is_global: bool = False  # whether it works everywhere, not only on pages that offer it

    @property
    def label(self) -> str:
        return command_label(self.command)


COMMANDS = (
    # Matches
    CommandInfo(Command.NEW, "Ctrl+N", KeyGroup.MATCHES, is_global=True),
    CommandInfo(Command.AGAIN, "Ctrl+R", KeyGroup.MATCHES),
    CommandInfo(Command.DEAL, "Ctrl+D", KeyGroup.MATCHES, is_global=True),
    CommandInfo(Command.THIS_HAND, "", None),
    CommandInfo(Command.PEOPLE, "", None),
    CommandInfo(Command.OTHER_SEAT, "Ctrl+Shift+R", KeyGroup.MATCHES),
    CommandInfo(Command.PRACTICE, "Ctrl+M", KeyGroup.MATCHES, is_global=True),
    CommandInfo(Command.ORDER, "", None, is_global=True),
    CommandInfo(Command.POSITION, "", None, is_global=True),
    CommandInfo(Command.PUZZLES, "Ctrl+U", KeyGroup.MATCHES, is_global=True),
    CommandInfo(Command.MATCHES, "Ctrl+O", KeyGroup.MATCHES, is_global=True),
    CommandInfo(Command.MY_PLAY, "Ctrl+P", KeyGroup.MATCHES, is_global=True),
    CommandInfo(Command.STATISTICS, "Ctrl+T", KeyGroup.MATCHES, is_global=True),
    CommandInfo(Command.SCORE_SHEET, "Ctrl+K", KeyGroup.MATCHES, is_global=True),
    CommandInfo(Command.OPEN, "Ctrl+I", KeyGroup.MATCHES, is_global=True),
    # While playing
    CommandInfo(Command.HINT, "H", KeyGroup.TABLE),
    CommandInfo(Command.UNDO, "Ctrl+Z", KeyGroup.TABLE),
    CommandInfo(Command.REDO, "Ctrl+Y", KeyGroup.TABLE),
    CommandInfo(Command.CLAIM, "C", KeyGroup.TABLE),
    CommandInfo(Command.PLAY_FOR_ME, "", None),
    CommandInfo(Command.KNOWN, "K", KeyGroup.TABLE),
    CommandInfo(Command.TRICKS, "L", KeyGroup.TABLE),
    CommandInfo(Command.TALK, "T", KeyGroup.TABLE),
    CommandInfo(Command.HANDS, "P", KeyGroup.TABLE),
    CommandInfo(Command.REVIEW, "V", KeyGroup.TABLE),
    CommandInfo(Command.NOTE, "N", KeyGroup.TABLE),
    CommandInfo(Command.COPY_CODE, "Ctrl+C", KeyGroup.TABLE),
    CommandInfo(Command.COPY_DEAL, "Ctrl+Shift+C", KeyGroup.TABLE),
    CommandInfo(Command.AUDIT, "Ctrl+Shift+A", KeyGroup.TABLE),
    # Read aloud
    CommandInfo(Command.READ_TRICK, "R", KeyGroup.READ_ALOUD),
    CommandInfo(Command.READ_SEATS, "Shift+R", KeyGroup.READ_ALOUD),
    CommandInfo(Command.READ_SCORE, "S", KeyGroup.READ_ALOUD),
    CommandInfo(Command.READ_LONG_SCORE, "Shift+S", KeyGroup.READ_ALOUD),
    CommandInfo(Command.READ_HAND, "A", KeyGroup.READ_ALOUD),
    CommandInfo(Command.READ_LEGAL, "W", KeyGroup.READ_ALOUD),
    CommandInfo(Command.READ_TURN, "Shift+T", KeyGroup.READ_ALOUD),
    CommandInfo(Command.READ_TABLE, "D", KeyGroup.READ_ALOUD),
    CommandInfo(Command.SAY_AGAIN, "E", KeyGroup.READ_ALOUD),
    CommandInfo(Command.SAY_BEFORE, ",", KeyGroup.READ_ALOUD),
    CommandInfo(Command.SAY_AFTER, ".", KeyGroup.READ_ALOUD),
    # The program
    CommandInfo(Command.KEYS, "F1", KeyGroup.PROGRAM, is_global=True),
    CommandInfo(Command.RULES, "F2", KeyGroup.PROGRAM, is_global=True),
    CommandInfo(Command.LESSONS, "", None, is_global=True),
    CommandInfo(Command.HOUSE_RULES, "", None, is_global=True),
    CommandInfo(Command.GUIDE, "F3", KeyGroup.PROGRAM, is_global=True),
    CommandInfo(Command.BACKUPS, "", None, is_global=True),
    CommandInfo(Command.PERSON_LIST, "", None, is_global=True),
    CommandInfo(Command.ABOUT, "", None, is_global=True),
    CommandInfo(Command.HOME, "Ctrl+Home", KeyGroup.PROGRAM, is_global=True),
    CommandInfo(Command.PREFERENCES, "Ctrl+,", KeyGroup.PROGRAM, is_global=True),
    CommandInfo(Command.FULL, "F11", KeyGroup.PROGRAM, is_global=True),
    CommandInfo(Command.ESCAPE, "Esc", KeyGroup.PROGRAM, is_global=True),
    CommandInfo(Command.QUIT, "Ctrl+Q", KeyGroup.PROGRAM, is_global=True),
)


def shortcut_key(key: str, *, alt_letters: bool) -> str:
    """Return a shortcut, with Alt added to a single letter or sign if alt_letters is set."""
    return f"Alt+{key}" if alt_letters and len(key.removeprefix("Shift+")) == 1 else key


# The rows of the menu, in groups. PEOPLE replaces THIS_HAND where several people play
MENU_GROUPS = (
    (Command.NEW, Command.THIS_HAND, Command.PEOPLE),
    (Command.KNOWN, Command.TRICKS, Command.TALK),
    (Command.RULES, Command.LESSONS, Command.MY_PLAY),
    (Command.HOUSE_RULES, Command.PREFERENCES, Command.HOME, Command.QUIT),
)


# What the menu calls like the page or panel that it opens; all others have a message of their own
OTHER_LABELS = {
    Command.NEW: "new-game",
    Command.DEAL: "numbered-deal",
    Command.PRACTICE: "practice",
    Command.ORDER: "order-order",
    Command.PUZZLES: "puzzles",
    Command.PERSON_LIST: "people",
    Command.MY_PLAY: "start-my-play",
    Command.SCORE_SHEET: "score-sheet",
    Command.KNOWN: "table-observations",
    Command.TRICKS: "table-last-trick",
    Command.TALK: "hand-log",
    Command.HOUSE_RULES: "dialog-house-rules",
    Command.PREFERENCES: "preferences",
}


def command_label(command: Command) -> str:
    return say(OTHER_LABELS.get(command, f"command-{command}"))
