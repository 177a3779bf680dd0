"""The text of a widget for screen readers."""

from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget


def accessible_text(widget: QWidget) -> str:
    """Return all texts in a widget, except on buttons, as sentences in reading order."""
    return " ".join(each if each[-1] in ".:?!…" else f"{each}." for each in _readable_texts(widget))


def _readable_texts(widget: QWidget) -> Iterator[str]:
    for child in widget.children():
        if not isinstance(child, QWidget) or child.isHidden() or isinstance(child, QAbstractButton):
            continue
        inside = [*_readable_texts(child)]
        own = child.accessibleName() or (child.text() if isinstance(child, QLabel) else "")
        if inside:
            yield from inside
        elif own:
            yield own
