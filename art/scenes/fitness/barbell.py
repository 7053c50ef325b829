"""A loaded barbell. `hero`: nearly end-on from the floor, the near plates running out of the frame, raked by a sun
from the left. `knurl`: from above, the bar as one diagonal, chalk on its knurl and around it."""

from math import cos, pi, radians, sin

from ironfield import CHALK, cast_iron, chalked, enamel, flood, knurled, plate, ring, stacked, turned_steel
from mathutils import Vector
from studio.cameras import camera
from studio.materials import metal, principled
from studio.shapes import box, cylinder, group, lathe, round_edges, sphere

WIDTHS = (0.27, 0.27, 0.36, 0.36, 0.36)
SHAFT = 13.1


def build(shot):
    {"hero": hero, "knurl": knurl}[shot]()


def hero():
    flood(38, -60, gloss=0.55)
    bar = group(loaded_bar(), (0, 0, 2.25), (pi / 2, 0, 0))
    camera((-3.2, -9, 0.75), (-3.2 + 9 * 0.11, 0, 0.75 + 9 * 0.108), 50)
    return bar


def loaded_bar():
    """Around z, the near end up: cap, sleeve, collar, plates, shaft, and the far plates."""
    iron, rim, paint = cast_iron(), turned_steel(), enamel()
    smears = [((-1.75, 0, 1.15), 0.8), ((-0.9, 0, 0.6), 0.9), ((0.9, 0, 2.9), 0.7), ((-2.0, 0.2, 2.6), 0.6)]
    dusty = chalked(cast_iron(), smears, 0.55, 7, (0.62, 1.15))
    steel = metal("#8e9092", 0.22)
    sleeve = [(0.0, 1.3), (0.19, 1.3), (0.25, 1.24)]
    for i in range(9):
        z = 1.2 - i * 0.12
        sleeve += [(0.25, z), (0.25, z - 0.05), (0.236, z - 0.06), (0.236, z - 0.11)]
    sleeve += [(0.25, -2.3), (0.39, -2.3), (0.39, -2.6), (0.3, -2.66), (0.14, -2.66)]
    parts = [round_edges(lathe(sleeve[::-1], steel), 0.008, 2)]
    parts.append(cylinder((0, 0, 1.3), 0.1, 0.07, rim, 0.015, sides=6))
    parts.append(ring(principled("#0b0b0b", 0.5), 0.13, 0.165, 1.28, 1.312))
    parts += clamp_collar(cast_iron(roughness=0.5), enamel(), rim)
    z = 0.0
    for index, width in enumerate(WIDTHS):
        z -= width / 2
        parts.append(stacked(plate(iron if index else dusty, rim, paint, width=width, lettered=index == 0), z, 46 + 70 * index))
        z -= width / 2 + 0.012
    shaft = knurled(metal("#77797b", 0.32))
    parts.append(cylinder((0, 0, -2.6 - SHAFT / 2), 0.14, SHAFT, shaft, sides=64))
    z = -2.6 - SHAFT - 0.4
    for index, width in enumerate(WIDTHS[::-1]):
        parts.append(stacked(plate(iron, rim, paint, width=width, lettered=False), z - width / 2, 31 * index))
        z -= width + 0.012
    parts.append(cylinder((0, 0, z - 0.6), 0.25, 1.4, steel, 0.03))
    return parts


def clamp_collar(body, lever, pin):
    """A lock-jaw collar against the first plate."""
    parts = [ring(body, 0.25, 0.5, 0.02, 0.42, 0.04)]
    parts.append(ring(pin, 0.25, 0.3, 0.42, 0.44, 0.006))
    turn = radians(150)
    for off in (-0.14, 0.14):
        place = (0.52 * cos(turn) - off * sin(turn), 0.52 * sin(turn) + off * cos(turn), 0.22)
        parts.append(box(place, (0.3, 0.12, 0.36), body, 0.03, (0, 0, turn)))
    along = Vector((-sin(turn), cos(turn), 0))
    handle = Vector((0.68 * cos(turn), 0.68 * sin(turn), 0.22)) - along * 0.1
    parts.append(box(handle, (0.09, 0.62, 0.3), lever, 0.035, (0, 0, turn)))
    parts.append(cylinder(Vector((0.6 * cos(turn), 0.6 * sin(turn), 0.22)), 0.05, 0.44, pin, 0.01))
    return parts


def knurl():
    ground = flood(36, -118, gloss=0.5)
    tilt = radians(38)
    along = Vector((cos(tilt), sin(tilt), 0))
    grip, height = along * -1.1, 0.25
    spots = [(tuple(grip + Vector((0, 0, height))), 1.25), (tuple(along * 0.5 + Vector((0, 0, height))), 0.5)]
    chalked(ground.data.materials[0], [(tuple(grip + Vector((-0.2, 0.15, 0))), 2.4)], 0.96, 5, (0.55, 1.1))
    bar = chalked(knurled(metal("#3a3b3d", 0.34), 36, 0.05, 1.0), spots, 0.97, 16, (0.3, 0.8))
    smooth = metal("#2b2c2e", 0.28)
    parts = [cylinder((0, 0, 0), 0.2, 9, bar, sides=96)]
    for at in (-0.02, 0.04, 0.1, 0.16):
        parts.append(cylinder((0, 0, 0.3 + at), 0.2015, 0.03, smooth, 0.005))
    parts += [ring(smooth, 0.15, 0.42, 2.1, 2.4, 0.03), ring(turned_steel(), 0.15, 0.33, 2.02, 2.1, 0.02)]
    parts += [ring(turned_steel(0.25), 0.15, 0.422, 2.22, 2.28, 0.004)]
    iron, rim, paint = cast_iron(), turned_steel(), enamel()
    z = 2.4
    for width in (0.42, 0.42, 0.3, 0.3):
        parts.append(stacked(plate(iron, rim, paint, 2.25, width, lettered=False), z + width / 2))
        z += width + 0.015
    group(parts, (0, 0, height + 0.02), (0, pi / 2, tilt))
    crumbs(grip)
    camera((0.35, -0.7, 13), (0.35, 0.2, 0), 96)


def crumbs(around):
    """Bits of chalk that broke off."""
    import random

    chalk = principled(CHALK, 0.95, specular=0.1)
    for _ in range(80):
        place = around + Vector((random.gauss(0, 0.75), random.gauss(0, 0.6), 0))
        size = 0.008 + 0.034 * random.random() ** 4
        bit = sphere((place.x, place.y, size * 0.6), size, chalk, (1, 0.8, 0.7), (random.random(), 0, 6 * random.random()), 7)
        for polygon in bit.data.polygons:
            polygon.use_smooth = False
