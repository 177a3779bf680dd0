"""The composition root: makes players, threads and window, and brings them together."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from threading import Event as Flag

from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from .bots.base import Think
from .bots.claims import takes_all
from .bots.knowledge import knowledge
from .bots.levels import LEVELS
from .bots.threads import give_way
from .engine.actions import Action
from .engine.view import View
from .table.runner import ImmediateRunner, Runner
from .table.seats import Decide
from .ui import theme
from .ui.own_presets import MemoryPresets
from .ui.pages.focus_ring import FocusRing
from .ui.preferences import Preferences
from .ui.runner import ThreadRunner
from .ui.services import Advice, Known, Services
from .ui.shots import Shot, picture
from .ui.window import Window

ADVISER = "expert"
SAME_CHANCE = 0  # the seed of every advice: it follows from the view alone
PROGRAM = "marjapussi"


def open_window() -> int:
    """Open the window, and return the exit status when it is closed."""
    with application() as app, give_way():
        runner = ThreadRunner()
        window = Window(services(runner, Preferences()))
        window.show()
        status = app.exec()
        runner.close()
        del window
    return status


@contextmanager
def application() -> Iterator[QApplication]:
    """Give Qt's application, with our type and style."""
    app = QApplication.instance() or QApplication([PROGRAM])
    assert isinstance(app, QApplication)
    app.setApplicationName(PROGRAM)
    app.setStyle("Fusion")
    theme.load_fonts()
    ring = FocusRing(app)
    yield app
    ring.deleteLater()


def services(runner: Runner, preferences: Preferences) -> Services:
    """Return everything that the window needs from outside."""
    return Services(
        runner=runner,
        player=player,
        advise=advise,
        known=known,
        is_decided=takes_all,
        presets=MemoryPresets(),
        preferences=preferences,
        keep=_forget,
    )


def player(level: str, seed: int) -> Decide:
    """Return how a player of this level decides."""
    bot, rng = LEVELS[level](), Random(f"{seed}|{level}")

    def decide(view: View, stop: Flag) -> Action:
        return bot.consider(view, Think(rng, stop=stop)).action

    return decide


def advise(view: View, stop: Flag) -> Advice:
    """Return what the strongest player would do."""
    choice = LEVELS[ADVISER]().consider(view, Think(Random(SAME_CHANCE), stop=stop))
    return Advice(choice.action, choice.values, choice.facts)


def known(view: View) -> Known | None:
    """Return what a seat can prove, where there are tricks to learn from."""
    if view.rummy.hands:
        return None
    found = knowledge(view)
    return Known(found.hidden, tuple(found.held), tuple(found.barred))


def _forget(_preferences: Preferences) -> None:
    """Keep nothing: there is no store yet."""


def take(shot: Shot) -> bool:
    """Take a picture of a page, without a display; return whether it could be written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(shot.scale)
    qInstallMessageHandler(_tell_but_for_hints)
    with application():
        return picture(shot, services(ImmediateRunner(), shot.preferences)).save(str(shot.file))


def _tell_but_for_hints(_kind: QtMsgType, _where: object, message: str) -> None:
    """Tell what Qt has to say, but that a platform without windows gives none a size."""
    if "propagateSizeHints" not in message:
        sys.stderr.write(f"{message}\n")
