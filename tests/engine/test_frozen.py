import pickle
import subprocess
import sys
from copy import deepcopy
from dataclasses import field, fields, replace

import pytest

from marjapussi_gui.engine.frozen import frozen

LIST_CHANGEABLE = """
import sys
from dataclasses import fields, is_dataclass
from importlib import import_module
from inspect import isabstract
from pkgutil import walk_packages

def is_changeable(kind):
    if isabstract(kind):
        return False
    value = object.__new__(kind)
    for name in ("a_new_name", *(each.name for each in fields(kind))):
        try:
            setattr(value, name, 0)
        except AttributeError:
            continue
        return True
    return False

count = 0
for folder in ("engine", "model"):
    package = import_module(f"marjapussi_gui.{folder}")
    for info in walk_packages(package.__path__, f"{package.__name__}."):
        module = import_module(info.name)
        for kind in vars(module).values():
            if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == info.name:
                count += 1
                if is_changeable(kind):
                    print(info.name, kind.__name__)
assert count > 100, count
assert "pytest" not in sys.modules
"""


@frozen
class Point:
    x: int
    y: int = 2
    labels: list[str] = field(default_factory=list)


@frozen
class DeepPoint(Point):
    z: int = 3


def test_every_value_of_engine_and_model_refuses_changes_outside_of_tests() -> None:
    run = subprocess.run(
        [sys.executable, "-c", LIST_CHANGEABLE], capture_output=True, text=True, check=False
    )

    assert (run.stdout, run.stderr) == ("", "")


@pytest.mark.parametrize("value", [Point(1), DeepPoint(1, z=4)])
def test_a_value_can_neither_be_changed_nor_stripped(value: Point) -> None:
    for name in ("x", "another"):
        with pytest.raises(AttributeError, match=f"{type(value).__name__}.{name} stays"):
            setattr(value, name, 5)
        with pytest.raises(AttributeError, match="stays as it is"):
            delattr(value, name)

    assert value.x == 1


@pytest.mark.parametrize("value", [Point(1, labels=["a"]), DeepPoint(1, 5, z=4)])
def test_a_copied_value_equals_the_original(value: Point) -> None:
    assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - of our own making
    assert deepcopy(value) == replace(value) == value
    assert type(deepcopy(value)) is type(value)
    assert replace(value, x=7).x == 7


def test_each_value_gets_default_objects_of_its_own() -> None:
    assert Point(1).labels == []
    assert Point(1).labels is not Point(1).labels


def test_a_value_needs_the_fields_without_default() -> None:
    with pytest.raises(TypeError, match="x"):
        Point()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unknown"):
        Point(1, unknown=2)  # type: ignore[call-arg]


def test_an_inherited_field_comes_before_those_of_the_class() -> None:
    assert [each.name for each in fields(DeepPoint)] == ["x", "y", "labels", "z"]
    assert DeepPoint(1, 2, [], 9).z == 9
