"""Keyboard control of the board: moving the card cursor and acting on cards."""

from PySide6.QtCore import Qt

from .touch import Touch

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
PRESSES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Up)
ROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down)  # between the hand and the open row before it
DIGITS = tuple(Qt.Key(Qt.Key.Key_0 + number) for number in range(10))
ANSWERING = frozenset((*STEPS, *PRESSES, *ROWS, *DIGITS))  # keys that refer to the cards shown


def is_pressing(key: Qt.Key, *, has_rows: bool) -> bool:
    """Return whether a key acts like a click rather than moving the card cursor."""
    return key in PRESSES and not (has_rows and key in ROWS)


def press(key: Qt.Key, touch: Touch, *, has_rows: bool) -> bool:
    """Handle a key; return whether it has a function on the board."""
    if key in ROWS and has_rows:
        touch.looking.change_row(up=key == Qt.Key.Key_Up)
    elif key in STEPS:
        touch.looking.step(STEPS[key])
    elif key in PRESSES:
        touch.press_card()
    elif key in DIGITS:
        touch.looking.pick((key - Qt.Key.Key_1) % 10)
    elif key == Qt.Key.Key_Escape:
        touch.cancel()
    else:
        return False
    return True
