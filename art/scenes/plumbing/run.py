"""Pipes of the house close up, from below and right: three uprights, a valve between two of them, one drop."""

from fittings import ALONG_Z, PIPE, Metals, bend, coupling, drop, sleeve, valve
from mathutils import Vector
from pipework import nut, straight
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import bump, emission, principled
from studio.shapes import box, decorative, wall
from studio.stage import reset

# The last upright, which leaves the picture below; the others stand left of it.
LAST = 0.0
MIDDLE, FIRST = LAST - 1.9, LAST - 3.9


def build(shot):
    reset(exposure=0.1)
    strips(0.95, "#f4f8ff", "#41568f", behind="#0a3fb0")
    wall(bump(principled("#0b43cf", 0.5), 50, 0.03), 0.42).visible_glossy = False
    for side, strength in ((-1, 2.4), (1, 1.1)):
        decorative(box((side * 34, -22, 0), (0.2, 16, 70), emission("#eef4ff", strength)))
    metals = Metals()
    pipes(metals)
    valve((MIDDLE + LAST) / 2 + 0.04, 0.2, metals, True)
    area((-5, -4.5, 6), (-1, 0, 0), 1.6, 900)
    area((4, -4, -2), (0, 0, 0), 3, 120, "#9fbcff")
    area((-1, -2, 7), (-1, 0, 0), 3, 260)
    camera((2.4, -7.8, -3.3), (-1.75, 0, -0.62), 50, aperture=2.4, focus=(-0.4, -0.2, -0.6))


def pipes(metals):
    straight((LAST, 0, 9), (LAST, 0, -9), PIPE, metals.steel)
    sleeve(LAST, 0.2, 0.8, metals)
    sleeve(LAST, -1.35, 0.9, metals)
    nut((LAST, 0, -1.95), PIPE * 1.6, 0.26, ALONG_Z, metals.yellow)
    coupling(LAST, 1.35, metals)
    straight((MIDDLE, 0, 0.2), (LAST, 0, 0.2), PIPE, metals.steel)
    # The middle one comes down, lets the valve off, and bends away to the left.
    way = [(MIDDLE, 9), (MIDDLE, -1.62), (-12, -1.62)]
    bend([Vector((x, 0, z)) for x, z in way], 0.62, metals)
    sleeve(MIDDLE, 0.2, 0.8, metals)
    coupling(MIDDLE, 1.2, metals)
    coupling(MIDDLE - 0.95, -1.62, metals, True)
    drop(MIDDLE - 0.3, -1.62 - PIPE, 1.1)
    # The first ends above it, in a bend of its own.
    way = [(FIRST, 9), (FIRST, -0.45), (-12, -0.45)]
    bend([Vector((x, 0, z)) for x, z in way], 0.62, metals)
    coupling(FIRST, 0.7, metals)
