"""The installation from above: thirty white plinths in late sun that comes in stripes through tall windows, an egg lying on
each but one, and all of them point at that one."""

from math import atan2, cos, pi, sin

from oval import egg
from studio.cameras import camera
from studio.lights import area, sun
from studio.materials import mottle, plaster, principled
from studio.shapes import box, copy, cut, plane
from studio.stage import bounces, clamp_fireflies, reset

columns, rows, pitch = 6, 5, 1.5
missing = (3, 1)
top, length = 0.8, 0.5


def build(shot):
    reset(world="#b4c6e2", world_strength=0.4, exposure=0.08, contrast="High Contrast")
    bounces(total=8, diffuse=4)
    clamp_fireflies(0.8)
    white = plaster("#efece6")
    plane(mottle(principled("#55534f", 0.5), "#484643", "#63605c", 0.9, contrast=(0.3, 0.7)), 40, 40)
    left = box((-6.8, 0, 3), (0.4, 26, 6), white)
    for y in (-6.6, -3.4, -0.2, 3.0, 6.2):
        cut(left, box((-6.8, y, 2.8), (1, 2.2, 5.2), white))
    plinth = box((0, 0, -9), (0.74, 0.74, top), plaster("#f6f4ef"), 0.006)
    whole = egg(length, principled("#c99a6e", 0.38), (0, 0, -9))
    for j in range(rows):
        for i in range(columns):
            x, y = place(i, j)
            copy(plinth, (x, y, top / 2))
            if (i, j) != missing:
                copy(whole, *lying(x, y))
    sun(29, -68, 12, "#ffdcb4", 0.5)
    area((3, -5, 9), (0, 0, 0), 6, 110, "#eef3ff")
    camera((0.9, -3.9, 12.4), (0.2, -0.4, 0.5), 42)


def place(i, j):
    return (i - (columns - 1) / 2) * pitch, (j - (rows - 1) / 2) * pitch


def lying(x, y):
    """Place and turn of an egg that lies on the plinth at (x, y) and points to where one is missing."""
    missing_x, missing_y = place(*missing)
    way = atan2(missing_y - y, missing_x - x)
    back = length / 2
    return (x - back * cos(way), y - back * sin(way), top + 0.385 * length), (0, pi / 2, way)
