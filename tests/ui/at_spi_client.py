"""Print what a Linux screen reader gets from the program as JSON; run inside a session bus.

python -m tests.ui.at_spi_client FOLDER    starts the program on a folder and reads its tree
python -m tests.ui.at_spi_client           listens to a window in which the focus moves
"""

import json
import os
import subprocess
import sys
import time

from jeepney import (  # type: ignore[import-untyped]
    DBusAddress,
    HeaderFields,
    MatchRule,
    Properties,
    message_bus,
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
ENOUGH = 12  # events

Place = tuple[str, str]  # the name of a program on the bus, and the path of a thing in it


def main() -> None:
    wanted = {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LANG": "C.UTF-8"}
    bus = connect()
    table = ("marjapussi_gui", "--data-dir", *sys.argv[1:], "--new", "bag")
    module = table if sys.argv[1:] else ("tests.ui.announcing_window",)
    with subprocess.Popen((sys.executable, "-m", *module), env=os.environ | wanted) as program:
        try:
            sys.stdout.write(json.dumps(names(bus) if sys.argv[1:] else read_events(bus)))
        finally:
            program.terminate()


def read_events(bus: DBusConnection) -> list[str]:
    registry = DBusAddress(
        "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry"
    )
    for event in ("object:announcement", "object:state-changed:focused"):
        bus.send_and_get_reply(new_method_call(registry, "RegisterEvent", "s", (event,)))
    rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")
    bus.send_and_get_reply(message_bus.AddMatch(rule))
    events: list[str] = []
    until = time.monotonic() + PATIENCE_S
    with bus.filter(rule, bufsize=1_000) as queue:
        while time.monotonic() < until and len(events) < ENOUGH:
            try:
                signal = bus.recv_until_filtered(queue, timeout=1.0)
            except TimeoutError:
                continue
            member, fields = signal.header.fields[HeaderFields.member], signal.header.fields
            if member == "Announcement":
                events.append(str(signal.body[3][1]))
            elif member == "StateChanged" and signal.body[:2] == ("focused", 1):
                place = fields[HeaderFields.sender], fields[HeaderFields.path]
                events.append(f"focus: {name(bus, place)}")
    return events


def connect() -> DBusConnection:
    session = open_dbus_connection("SESSION")
    bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
    (address,) = session.send_and_get_reply(new_method_call(bus, "GetAddress")).body
    return open_dbus_connection(address)


def names(bus: DBusConnection) -> list[str]:
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
