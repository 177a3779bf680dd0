"""Keyboard control of the board: moving the card cursor, and acting on the card there."""

from PySide6.QtCore import Qt

from .hand_input import HandInput

STEP_BY_KEY = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Up)
ROW_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down)  # they move between the hand and the open row
DIGIT_KEYS = tuple(Qt.Key(Qt.Key.Key_0 + number) for number in range(10))


def is_press_key(key: Qt.Key, *, has_open_rows: bool) -> bool:
    """Return whether a key acts like a click, rather than moving the card cursor."""
    return key in PRESS_KEYS and not (has_open_rows and key in ROW_KEYS)


def handle_key(key: Qt.Key, hand_input: HandInput, *, has_open_rows: bool) -> bool:
    """Handle a key. Return False if it has no function on the board."""
    if key in ROW_KEYS and has_open_rows:
        hand_input.card_cursor.change_row(up=key == Qt.Key.Key_Up)
    elif key in STEP_BY_KEY:
        hand_input.card_cursor.step(STEP_BY_KEY[key])
    elif key in PRESS_KEYS:
        hand_input.act_at_cursor()
    elif key in DIGIT_KEYS:
        hand_input.card_cursor.move_to((key - Qt.Key.Key_1) % 10)
    elif key == Qt.Key.Key_Escape:
        hand_input.cancel()
    else:
        return False
    return True
