"""Rain leaving a roof: the lowest courses, a half-round gutter of copper, drops along its bead."""

import random
from math import cos, pi, radians, sin

from roofing_courses import courses
from studio.cameras import camera
from studio.lights import area, soft_boxes
from studio.materials import copper, glass, principled
from studio.shapes import lathe, surface, torus, tube, wall
from studio.stage import reset

PITCH = radians(38)


def build(shot):
    reset(exposure=0.55, contrast="High Contrast")
    soft_boxes(0.7, behind="#39434f")
    back = wall(principled("#7d92a3", 0.95), 5)
    back.visible_glossy = False
    courses(on_slope, 7, 3.4, (0.66, 0.56), (0.66, 0.6), 0.24)
    metal = copper(0.2)
    trough(metal)
    drops()
    area((-5, -4, 4.5), (0, 0, 0.4), 1.6, 620, "#ffd2a8")
    area((4, -5, 2), (0, 0, 0), 2.5, 240, "#9fc0ea")
    area((-1, -3, -3), (0, -0.4, -0.4), 2, 220, "#ffb27c")
    area((-3, 1.5, -2.5), (1, 5, -1), 3, 420, "#c8dcf0")
    area((3, 3.2, 4.5), (0, 1, 0.8), 2.5, 130, "#ffc79a")
    camera((-1.7, -6.4, 0.5), (0.05, 0, -0.12), 84, aperture=3.2, focus=(-0.2, -0.75, -0.3))


def on_slope(across, up, out):
    return (across, up * cos(PITCH) - out * sin(PITCH) - 0.25, up * sin(PITCH) + out * cos(PITCH) + 0.12)


def trough(metal):
    def half_round(u, v):
        angle = pi * v
        return (-4 + 8 * u, -0.42 - 0.42 * cos(angle), -0.05 - 0.42 * sin(angle))

    surface(half_round, metal, 60, 32)
    tube([(-4, -0.86, -0.04), (4, -0.86, -0.04)], 0.06, metal, curved=False)
    for x in (-1.7, 0.35, 2.4):
        arc = [(x, -0.42 - 0.46 * cos(pi * k / 24), -0.05 - 0.46 * sin(pi * k / 24)) for k in range(25)]
        tube(arc, 0.035, metal)
        torus((x, -0.86, -0.04), 0.075, 0.026, metal, (0, pi / 2, 0), 40, 12)


def drops():
    water = glass("#eef6ff", 1.33)
    x = -2.4
    while x < 2.4:
        size = random.uniform(0.045, 0.095)
        hang = [(0, 0), (size * 0.5, -size * 0.3), (size * 0.95, -size * 1.25), (size * 0.8, -size * 2), (size * 0.4, -size * 2.4), (0, -size * 2.5)]
        lathe(hang, water, (x, -0.42 + random.uniform(-0.02, 0.02), -0.46), 32)
        bead = [(0, 0), (size * 0.4, -size * 0.2), (size * 0.8, -size), (size * 0.5, -size * 1.7), (0, -size * 1.9)]
        lathe(bead, water, (x + 0.09, -0.87, -0.09), 32)
        x += random.uniform(0.14, 0.42)
