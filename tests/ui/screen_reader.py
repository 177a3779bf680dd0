"""What a screen reader of Linux sees of the program: run inside a session bus, prints one JSON.

python -m tests.ui.screen_reader FOLDER    starts the program on a folder and reads its tree
"""

import json
import os
import subprocess
import sys
import time

from jeepney import (  # type: ignore[import-untyped]
    DBusAddress,
    Properties,
    new_method_call,
)
from jeepney.io.blocking import (  # type: ignore[import-untyped]
    DBusConnection,
    open_dbus_connection,
)

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = "/org/a11y/atspi/accessible/root"
PATIENCE_S = 30.0
DEEPEST = 12

Place = tuple[str, str]  # the name of a program on the bus, and the path of a thing in it


def main() -> None:
    wanted = {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LANG": "C.UTF-8"}
    command = (sys.executable, "-m", "marjapussi_gui", "--data-dir", sys.argv[1], "--new", "bag")
    with subprocess.Popen(command, env=os.environ | wanted) as program:
        try:
            sys.stdout.write(json.dumps(names(reader())))
        finally:
            program.terminate()


def reader() -> DBusConnection:
    """Return a connection to the bus on which programs tell what they show."""
    session = open_dbus_connection("SESSION")
    bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
    (address,) = session.send_and_get_reply(new_method_call(bus, "GetAddress")).body
    return open_dbus_connection(address)


def names(bus: DBusConnection) -> list[str]:
    """Return the names of everything in the program, once a card can be seen there."""
    registry = ("org.a11y.atspi.Registry", ROOT)
    until = time.monotonic() + PATIENCE_S
    spoken: list[str] = []
    while time.monotonic() < until:
        spoken = [name for each in children(bus, registry) for name in tree(bus, each)]
        if any(" of hearts" in name for name in spoken):
            break
        time.sleep(0.5)
    return spoken


def tree(bus: DBusConnection, place: Place, depth: int = 0) -> list[str]:
    spoken = [name(bus, place)]
    if depth < DEEPEST:
        for child in children(bus, place):
            spoken += tree(bus, child, depth + 1)
    return [each for each in spoken if each]


def children(bus: DBusConnection, place: Place) -> list[Place]:
    program, path = place
    address = DBusAddress(path, program, ACCESSIBLE)
    body = bus.send_and_get_reply(new_method_call(address, "GetChildren")).body
    return [tuple(each) for each in body[0]] if body and isinstance(body[0], list) else []


def name(bus: DBusConnection, place: Place) -> str:
    program, path = place
    question = Properties(DBusAddress(path, program, ACCESSIBLE)).get("Name")
    body = bus.send_and_get_reply(question).body
    return str(body[0][1]) if body and isinstance(body[0], tuple) else ""


if __name__ == "__main__":
    main()
