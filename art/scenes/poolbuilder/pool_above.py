"""A pool from straight above: the one orange board, its shadow on the mosaic, and a ring that has drifted off."""

from math import pi

from clear_pool import LEVEL, RIGHT, basin, coping, palm, water
from studio.cameras import camera
from studio.lights import sky, sun
from studio.materials import chrome, lacquer, plastic
from studio.shapes import box, cylinder, mesh, torus
from studio.stage import bounces, clamp_fireflies, reset


def build(shot):
    reset(exposure=0.1, contrast="High Contrast")
    bounces(9, transmission=6, transparent=8)
    clamp_fireflies(2)
    sky(42, -52, 0.16, air=1, dust=0.6)
    basin()
    mesh([(-9, -9, LEVEL), (RIGHT, -9, LEVEL), (RIGHT, 2, LEVEL), (-9, 2, LEVEL)], [(0, 1, 2, 3)], water())
    coping()
    board((-2.9, 1.3, 0.62), lacquer("#ee4f0c", 0.35), chrome(0.08))
    torus((1.5, -1.6, LEVEL + 0.1), 0.62, 0.24, plastic("#fbf7ee"))
    sun(40, -52, 5.6, "#fff0d6", 0.8)
    palm((1.9, 2.6, 0), 5.5)
    camera((-0.9, -0.75, 14.2), (-0.9, -0.749, 0), 44)


def board(at, orange, steel):
    """Long enough to reach well over the water, on two posts at its foot."""
    x, y, z = at
    box((x, y, z), (0.86, 5.0, 0.09), orange, 0.035)
    box((x, y - 0.25, z + 0.05), (0.66, 4.1, 0.012), lacquer("#e2470a", 0.9))
    for post in (1.1, 2.2):
        cylinder((x, y + post, z / 2), 0.05, 1.0, steel, 0.01, (0, pi / 2, 0))
        for side in (-0.42, 0.42):
            cylinder((x + side, y + post, z / 2), 0.045, z, steel, 0.01)
