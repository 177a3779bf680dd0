"""Rollouts: hands played to their end by heuristics or at random."""

from __future__ import annotations

from array import array

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest, popcount, scrambled
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import NUMBERS, SEEN, WORDS
    from cython.cimports.marjapussi_gui.bots.kernel.laying_out import lay_out
    from cython.cimports.marjapussi_gui.bots.kernel.payoff import payoff, total
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
    from cython.cimports.marjapussi_gui.bots.kernel.thumb import choose
else:
    from .bits import lowest, popcount, scrambled
    from .constants import NUMBERS, SEEN, WORDS
    from .laying_out import lay_out
    from .payoff import payoff, total
    from .table import TrickTable
    from .thumb import choose


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _any(cards: cython.ulonglong, luck: cython.ulonglong) -> cython.int:
    """Return a random card of a set."""
    number: cython.ulonglong = popcount(cards)
    number = ((luck >> 32) * number) >> 32
    while number:
        cards &= cards - 1
        number -= 1
    return lowest(cards)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play_on(scene: TrickTable, luck: cython.ulonglong, guided: cython.int) -> cython.void:
    while not scene.is_over():
        if scene.now.shown >= 0:
            scene.act(SEEN + scene.now.shown)
            continue
        scene.find_legal()
        luck = scrambled(luck)
        if guided or not scene.plays:
            scene.act(choose(scene, cython.cast(cython.int, luck >> 40)))
        else:
            scene.act(_any(scene.plays, luck))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play_out(
    root: TrickTable, scene: TrickTable, luck: cython.ulonglong, guided: cython.int
) -> cython.void:
    scene.copy(root)
    _play_on(scene, luck, guided)


def playouts(
    root: TrickTable, scene: TrickTable, number: cython.int, luck: int, *, guided: bool
) -> float:
    """Return the mean utility to side 0 over many playouts from root."""
    total: cython.double = 0
    state: cython.ulonglong = luck | 1
    how: cython.int = guided
    played: cython.int
    with cython.nogil:
        for played in range(number):
            state = scrambled(state)
            _play_out(root, scene, state, how)
            total += payoff(scene, 0)
    return total / number


def mean(
    root: TrickTable,
    scene: TrickTable,
    worlds: cython.ulonglong[::1],
    each: cython.int,
    luck: int,
    side: cython.int,
) -> float:
    """Return the mean utility to a side over worlds, played out by heuristics."""
    total: cython.double = 0
    state: cython.ulonglong = luck | 1
    number: cython.int = len(worlds) // WORDS
    world: cython.int
    played: cython.int
    with cython.nogil:
        for world in range(number):
            for played in range(each):
                state = scrambled(state)
                scene.copy(root)
                lay_out(scene, worlds, world, state)
                _play_on(scene, state, 1)
                total += payoff(scene, side)
    return total / max(number * each, 1)


def endings(
    root: TrickTable, scene: TrickTable, worlds: cython.ulonglong[::1], each: cython.int, luck: int
) -> array[int]:
    """Return the results of heuristic playouts: four totals and four trick counts each."""
    number: cython.int = len(worlds) // WORDS
    ends = array("i", [0]) * (number * each * 8)
    numbers: cython.int[::1] = ends
    state: cython.ulonglong = luck | 1
    world: cython.int
    played: cython.int
    side: cython.int
    at: cython.int = 0
    with cython.nogil:
        for world in range(number):
            for played in range(each):
                state = scrambled(state)
                scene.copy(root)
                lay_out(scene, worlds, world, state)
                _play_on(scene, state, 1)
                for side in range(scene.sides):
                    numbers[at + side] = total(scene, side)
                    numbers[at + 4 + side] = scene.now.tricks[side]
                at += NUMBERS
    return ends
