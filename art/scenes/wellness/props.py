"""A rolled mat, two cork blocks and a bolster, stacked against a sage wall; the sun comes in low from the left."""

from math import cos, pi, sin

from fog import CHALK, CLAY, FIR, SAND, begin, daylight
from studio.cameras import camera
from studio.materials import bump, fabric, mottle, plaster, principled
from studio.shapes import box, cyclorama, lathe, surface, thicken, torus


def build(shot):
    begin(0.1)
    cyclorama(plaster("#a8b59f"), back=2.4, radius=1.2)
    blanket()
    bolster()
    blocks()
    mat()
    daylight((0, 0, 1.6), 1050, 1.0)
    camera((0.5, -13.4, 2.7), (0.12, 0, 1.72), 74)


def blanket():
    wool = bump(fabric(CHALK), 120, 0.5)
    for layer in range(4):
        box((0.02 * (layer % 2), 0, 0.11 + layer * 0.2), (3.5 - 0.03 * layer, 1.6, 0.19), wool, 0.09)


def bolster():
    cover = bump(fabric(FIR), 150, 0.35)
    profile = [(0, -1.55), (0.4, -1.55), (0.5, -1.47), (0.52, -1.35), (0.53, 0), (0.52, 1.35), (0.5, 1.47), (0.4, 1.55), (0, 1.55)]
    made = lathe(profile, cover, (0, 0, 1.4))
    made.rotation_euler = (0, pi / 2, 0)
    for side in (-1, 1):
        torus((1.45 * side, 0, 1.4), 0.515, 0.022, bump(fabric(SAND), 150, 0.3), (0, pi / 2, 0))


def blocks():
    cork = bump(mottle(principled("#b98d5e", 0.9), "#8a5f38", "#d0a676", 26), 90, 0.4)
    box((-0.86, -0.05, 2.2), (1.15, 0.8, 0.56), cork, 0.06, (0, 0, 0.14))
    box((-0.82, 0.0, 2.77), (1.15, 0.8, 0.56), cork, 0.06, (0, 0, -0.1))


def mat():
    """Rolled, its loose end towards us."""
    rubber = bump(principled(CLAY, 0.75), 260, 0.3)
    turns = 5.2

    def rolled(u, v):
        turn = u * turns * 2 * pi
        reach = 0.1 + 0.073 * turn / (2 * pi) * 1.42
        return (0.92 + reach * cos(turn), (v - 0.5) * 1.9, 2.45 + reach * sin(turn))

    thicken(surface(rolled, rubber, 420, 4), 0.07)
