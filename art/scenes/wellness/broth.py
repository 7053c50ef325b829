"""A clear broth in a fir-green bowl: rounds of radish, chives and drops of green oil, on a linen table from above."""

from math import cos, pi, sin
from random import random, uniform

from studio.materials import bump, lacquer, mottle, principled
from studio.shapes import cylinder, sphere, torus
from tableware import bowl, laid_table, scattered, seen_from_above

LEVEL = 0.86


def build(shot):
    laid_table("#d9c7a6")
    bowl("#33503f", rim="#a9895c")
    cylinder((0, 0, LEVEL - 0.02), 2.13, 0.03, bump(mottle(principled("#b5813a", 0.03), "#9a6626", "#d0a052", 0.9, 3), 2.2, 0.03))
    oil = lacquer("#6d9a2e", 0.03)
    for x, y in scattered(80, 1.95):
        sphere((x, y, LEVEL), uniform(0.02, 0.085), oil, (1, 1, 0.16), segments=16)
    for step in range(9):
        turn = -0.5 + step * 0.42
        radish((1.12 + 0.16 * sin(step * 2.4)) * cos(turn), (1.12 + 0.16 * sin(step * 2.4)) * sin(turn), uniform(0.36, 0.46), step)
    chives = [principled(colour, 0.4) for colour in ("#4f8a2a", "#86b350")]
    for index, (x, y) in enumerate(scattered(46, 1.0)):
        made = torus((x - 0.1, y + 0.1, LEVEL + 0.05), uniform(0.045, 0.07), 0.016, chives[index % 2], (random() * 0.8, random() * 0.8, 0), 20, 8)
        made.scale = (1, 1, 2.4)
    seen_from_above()


def radish(x, y, radius, seed):
    """A slice thin enough to float, red at its skin."""
    tilt = (uniform(-0.16, 0.16), uniform(-0.16, 0.16), seed * pi / 5)
    height = LEVEL + 0.05 + 0.02 * (seed % 3)
    cylinder((x, y, height), radius, 0.03, principled("#f6ece4", 0.3), 0.008, tilt, 48)
    torus((x, y, height), radius, 0.02, principled("#c8344e", 0.3), tilt, 48, 10)
