"""The installation: rows of white plinths in a white room, an egg on each but one, to which all the others point. Late sun
comes through tall windows on the left."""

from math import atan2, cos, pi, sin

from oval import egg
from studio.cameras import camera
from studio.lights import area, sun
from studio.materials import mottle, plaster, principled
from studio.shapes import box, copy, cut, plane
from studio.stage import bounces, clamp_fireflies, reset

columns, rows, pitch = 6, 5, 1.6
missing = (2, 1)


def build(shot):
    reset(world="#cfe0f5", world_strength=0.5, exposure=0.55, contrast="Medium High Contrast")
    bounces(total=8, diffuse=6)
    clamp_fireflies(0.8)
    white = plaster("#f1efea")
    concrete = mottle(principled("#8f8d89", 0.22), "#7f7d79", "#9e9c97", 1.1, contrast=(0.3, 0.7))
    plane(concrete, 40, 40)
    box((0, 6.4, 2.4), (13, 0.3, 4.8), white)
    box((6.2, 0, 2.4), (0.3, 20, 4.8), white)
    left = box((-6.2, 0, 2.4), (0.4, 20, 4.8), white)
    cut(left, box((-6.2, -1.6, 2.3), (1, 1.5, 3.9), white))
    cut(left, box((-6.2, 2.4, 2.3), (1, 1.5, 3.9), white))
    box((0, 0, 4.9), (13, 20, 0.2), white)
    plinth = box((0, 0, -9), (0.5, 0.5, 0.8), plaster("#f4f2ee"), 0.008)
    shell = principled("#e6d8c4", 0.42)
    whole = egg(0.36, shell, (0, 0, -9))
    for j in range(rows):
        for i in range(columns):
            x, y = (i - (columns - 1) / 2) * pitch, -1.6 + j * pitch
            copy(plinth, (x, y, 0.4))
            if (i, j) != missing:
                copy(whole, *lying(x, y))
    sun(33, -66, 30, "#ffdcae", 0.6)
    area((-6.05, -1.6, 2.4), (0, 0, 1), 1.5, 60, "#dfeaff", 3.8)
    area((0, -7, 4.2), (0, 1, 1), 7, 200, "#f3f4ff")
    area((0, 2, 4.7), (0, 2, 0), 9, 150, "#f6f7ff")
    camera((1.0, -9.6, 2.5), (0.1, 0, 1.3), 37)


def lying(x, y):
    """Place and turn of an egg that lies on the plinth at (x, y) and points to where one is missing."""
    way = atan2(missing[1] * pitch - 1.6 - y, (missing[0] - (columns - 1) / 2) * pitch - x)
    return (x - 0.18 * cos(way), y - 0.18 * sin(way), 0.928), (0, pi / 2, way)
