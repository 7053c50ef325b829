"""Table and bowls of the three meals, seen from straight above."""

from math import cos, pi, sin, sqrt
from random import random

from fog import begin, from_above
from ramen import rounded
from studio.cameras import camera
from studio.materials import bump, ceramic, fabric
from studio.shapes import lathe, plane, torus


def laid_table(colour):
    begin(0.15)
    plane(bump(fabric(colour), 130, 0.4))


def bowl(glaze, radius=2.5, rim=None):
    """A shallow bowl, its foot on the table; its inside is 0.6 high at the edge of the soup."""
    scale = radius / 2.5
    outside = [(0, 0.1), (0.9, 0.1), (0.95, 0), (1.1, 0), (1.14, 0.12), (1.8, 0.4), (2.3, 0.8), (2.46, 1.12)]
    inside = [(2.5, 1.18), (2.46, 1.22), (2.38, 1.16), (2.15, 0.86), (1.6, 0.5), (0.9, 0.3), (0, 0.26)]
    lathe([(r * scale, z) for r, z in rounded(outside + inside)], ceramic(glaze, 0.3))
    torus((0, 0, 1.2), 2.465 * scale, 0.03, ceramic(rim or glaze, 0.35))


def scattered(count, reach):
    """Points all over a disc."""
    for _ in range(count):
        turn, distance = random() * 2 * pi, sqrt(random()) * reach
        yield distance * cos(turn), distance * sin(turn)


def seen_from_above():
    from_above(820)
    camera((0, -0.9, 12), (0, 0.02, 0.6), 66)
