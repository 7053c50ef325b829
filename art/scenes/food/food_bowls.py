"""The counter's bowl from straight above, its rim at the frame's edge: full, with noodles alone, with broth alone."""

import random
from math import cos, pi, radians, sin

from ramen import BROTH, broth, bundle, egg, garnish, pork, rounded
from studio.cameras import camera
from studio.lights import area
from studio.materials import bump, ceramic, plaster, principled
from studio.shapes import lathe, mesh, plane, surface, thicken, torus, tube
from studio.stage import reset

HEIGHT = 16
RIM = 1.72


def build(shot):
    reset(world="#4a3222", world_strength=0.35, exposure=0.35, contrast="High Contrast")
    plane(plaster("#1b1412"))
    bowl(ceramic("#f2dfb8", 0.3), ceramic("#c8230f", 0.3))
    broth()
    if shot != "broth":
        nest(bump(principled("#e8be6c", 0.36), 30, 0.04))
    if shot == "full":
        egg((1.22, 0.62, BROTH + 0.36), (radians(10), radians(-6), 0.6))
        egg((1.36, -0.5, BROTH + 0.33), (radians(4), radians(-12), -0.35))
        pork()
        sheets(bump(principled("#12261b", 0.55), 50, 0.6))
        fish_cake((-1.42, 0.5, BROTH + 0.5), (radians(-8), radians(-14), 0.3))
        fish_cake((-1.25, -0.42, BROTH + 0.42), (radians(6), radians(-10), 1.4))
        garnish()
        chili_oil()
    area((-5, 5, 7), (0, 0, 1.2), 2.4, 1500, "#ffe6c4")
    area((6, -2, 6), (0, 0, 1.2), 4, 240, "#ffd9b8")
    camera((0, -0.001, HEIGHT), (0, 0, RIM), 18 * (HEIGHT - RIM) / 2.575)


def bowl(glaze, band):
    """Cream, with a red lip."""
    outside = [(0, 0.1), (1.05, 0), (1.7, 0.45), (2.25, 1.0), (2.5, 1.6)]
    inside = [(2.52, 1.66), (2.46, 1.66), (2.2, 1.15), (1.6, 0.6), (0.9, 0.3), (0, 0.25)]
    lathe(rounded(outside + inside), glaze)
    torus((0, 0, 1.66), 2.5, 0.065, band)
    torus((0, 0, 1.5), 2.365, 0.025, band)


def nest(dough):
    bundle(dough, (-0.1, 0.05), 2.4, 24, 1.75, 0.24, 5.6, 0.7)
    bundle(dough, (-0.2, 0.0), 0.6, 20, 1.35, 0.34, 5.0)
    bundle(dough, (-0.25, -0.1), 5.2, 18, 1.15, 0.42, 4.8)
    bundle(dough, (-0.2, 0), 0.8, 16, 0.8, 0.56, 5.2, 0.5)
    bundle(dough, (0.35, -0.45), 3.6, 14, 1.4, 0.25, 3.2)
    bundle(dough, (0.12, 0.02), 2.2, 14, 0.52, 0.5, 5.6, 0.42)


def sheets(nori):
    """Three sheets that lean on the lip, fanned."""
    for x, turn in ((-0.66, 0.26), (-0.06, 0.04), (0.5, -0.18)):
        sheet = surface(lambda u, v: ((u - 0.5) * 1.15, v * 1.14, 0.42 * v + 0.05 * sin(u * 6 + x * 4)), nori, 14, 14)
        sheet.location = (x, 1.0, BROTH + 0.18 + 0.06 * x)
        sheet.rotation_euler = (0, 0, turn)
        thicken(sheet, 0.012)


def fish_cake(location, rotation):
    """A scalloped slice with a pink swirl."""
    white, pink = principled("#fbf3ea", 0.35), principled("#e0446e", 0.35)
    edge = [(0.44 + 0.035 * cos(14 * t)) for t in (2 * pi * i / 168 for i in range(168))]
    rims = [
        [(r * k * cos(2 * pi * i / 168), r * k * sin(2 * pi * i / 168), z) for i, r in enumerate(edge)]
        for k, z in ((0.97, -0.08), (1, -0.05), (1, 0.03), (0.96, 0.06))
    ]
    vertices = [place for ring in rims for place in ring]
    sides = [
        (k * 168 + i, k * 168 + (i + 1) % 168, (k + 1) * 168 + (i + 1) % 168, (k + 1) * 168 + i)
        for k in range(3)
        for i in range(168)
    ]
    disc = mesh(vertices, [*sides, tuple(range(504, 672))], white, False)
    spiral = [
        (0.3 * (t / 60) * cos(t / 60 * 4.4 * pi), 0.3 * (t / 60) * sin(t / 60 * 4.4 * pi), 0.052) for t in range(4, 61)
    ]
    swirl = tube(spiral, 0.034, pink)
    swirl.parent = disc
    disc.location, disc.rotation_euler = location, rotation


def chili_oil():
    red = principled("#c2200a", 0.08, clearcoat=1)
    for _ in range(46):
        turn, reach = random.random() * 2 * pi, 1.75 + random.random() * 0.45
        radius = random.choice([0.03, 0.045, 0.07, 0.1])
        lathe(
            [(0, 0.012), (radius * 0.8, 0.008), (radius, 0), (0, 0)],
            red,
            (reach * cos(turn), reach * sin(turn), BROTH + 0.004),
            24,
        )
