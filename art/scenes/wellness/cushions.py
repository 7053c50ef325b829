"""Twelve round cushions in a ring on pale boards, seen from above; a low window draws their shadows to the right."""

from math import cos, pi, sin

from fog import CLAY, FIR, SAGE, SAND, begin, from_above
from studio.cameras import camera
from studio.materials import brass, bump, fabric, wood
from studio.shapes import box, cylinder, lathe, sphere

SEATS = 12


def build(shot):
    begin(0.15)
    boards()
    covers = [linen(colour) for colour in (SAGE, SAND, FIR, SAGE, CLAY, SAND)]
    for seat in range(SEATS):
        turn = 2 * pi * seat / SEATS + 0.13
        reach = 3.15 + 0.05 * ((seat * 7) % 5 - 2)
        cushion(reach * cos(turn), reach * sin(turn), covers[seat % len(covers)])
    bell()
    from_above(1150)
    camera((0, -0.4, 15.5), (0, 0, 0), 54)


def boards():
    pale = wood("#b59a74", "#d8c4a0", 1.6, (1, 14, 14), 0.6)
    for plank in range(18):
        box(((plank % 3 - 1) * 0.03, (plank - 8.5) * 0.86, -0.1), (26, 0.84, 0.2), pale, 0.015)


def linen(colour):
    return bump(fabric(colour), 180, 0.35)


def cushion(x, y, cover):
    """Thick, with a seam around and a dent where somebody sat."""
    profile = [(0, 0.33), (0.24, 0.36), (0.5, 0.43), (0.66, 0.38), (0.74, 0.24), (0.745, 0.2), (0.72, 0.1), (0.6, 0.0), (0, 0)]
    lathe(profile, cover, (x, y, 0), 72)
    sphere((x, y, 0.335), 0.05, cover, (1, 1, 0.4), segments=24)


def bell():
    cylinder((0, 0, 0.06), 0.52, 0.12, linen(FIR), 0.05)
    lathe([(0, 0.14), (0.2, 0.15), (0.34, 0.26), (0.4, 0.5), (0.37, 0.5), (0.31, 0.28), (0.18, 0.18), (0, 0.17)], brass(0.24), sides=96)
