"""Barley in a chalk bowl with peas, radish, pumpkin seeds and a halved egg, on a sage table from above."""

from math import cos, pi, radians, sin
from random import choice, gauss, random, uniform

from ramen import egg
from studio.materials import principled
from studio.shapes import copy, cylinder, sphere
from tableware import bowl, laid_table, scattered, seen_from_above

TOP = 0.9


def build(shot):
    laid_table("#94a489")
    bowl("#eae2d2", rim="#b99f78")
    barley()
    peas()
    for turn, lean in ((2.5, -12), (3.25, 10)):
        egg((1.12 * cos(turn), 1.12 * sin(turn), TOP + 0.36), (radians(lean), radians(8), turn + 1.2))
    radishes()
    seeds()
    seen_from_above()


def barley():
    cylinder((0, 0, TOP - 0.14), 2.12, 0.2, principled("#c9a873", 0.7))
    kinds = [sphere((0, 0, -3), 0.085, principled(colour, 0.45), (1.35, 0.85, 0.7), segments=14) for colour in ("#dcc08c", "#cfae74", "#e6d0a4")]
    for x, y in scattered(1500, 2.1):
        lift = 0.1 * (1 - (x * x + y * y) / 5)
        copy(choice(kinds), (x, y, TOP + lift + uniform(-0.03, 0.05)), (random() * 0.9, random() * 0.9, random() * 2 * pi))


def peas():
    green = [sphere((0, 0, -3), 0.125, principled(colour, 0.3), segments=24) for colour in ("#5c8f2f", "#79a842")]
    for _ in range(60):
        turn, reach = gauss(0.55, 0.42), gauss(1.25, 0.32)
        copy(choice(green), (reach * cos(turn), reach * sin(turn), TOP + uniform(0.12, 0.3)))


def radishes():
    flesh, skin = principled("#f7ede6", 0.3), principled("#c3304b", 0.3)
    for step in range(7):
        turn = 4.2 + step * 0.21
        at = (1.35 * cos(turn), 1.35 * sin(turn), TOP + 0.2 + 0.03 * step)
        tilt = (0.35, -0.1, turn)
        cylinder(at, 0.36, 0.035, skin, 0.008, tilt, 48)
        cylinder((at[0], at[1], at[2] + 0.012), 0.325, 0.035, flesh, 0.008, tilt, 48)


def seeds():
    kind = sphere((0, 0, -3), 0.12, principled("#4c6a34", 0.45), (1.5, 0.8, 0.3), segments=16)
    for _ in range(34):
        turn, reach = gauss(1.75, 0.45), gauss(0.75, 0.4)
        copy(kind, (reach * cos(turn), reach * sin(turn), TOP + 0.26 + uniform(-0.02, 0.08)), (gauss(0, 0.4), gauss(0, 0.4), random() * 6))
