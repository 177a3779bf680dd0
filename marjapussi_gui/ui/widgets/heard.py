"""What is told on a widget, for those who listen: its texts and names, in their order."""

from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget


def words_of(widget: QWidget) -> str:
    """Return everything that can be read there, but for what is pressed."""
    return " ".join(each if each[-1] in ".:?!…" else f"{each}." for each in _texts(widget))


def _texts(widget: QWidget) -> Iterator[str]:
    for child in widget.children():
        if not isinstance(child, QWidget) or child.isHidden() or isinstance(child, QAbstractButton):
            continue
        inside = [*_texts(child)]
        own = child.accessibleName() or (child.text() if isinstance(child, QLabel) else "")
        if inside:
            yield from inside
        elif own:
            yield own
