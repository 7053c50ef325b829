"""Brick-red running lanes at low sun: starting blocks in lane four, their shadow longer than they are."""

from math import cos, radians, sin

from studio.cameras import camera
from studio.lights import sky, sun
from studio.materials import bump, lacquer, metal, mottle, principled
from studio.shapes import box, cylinder, mesh, tube
from studio.stage import reset

LANE = 1.6


def build(shot):
    reset(exposure=0.15, contrast="High Contrast")
    sky(5, 66, 0.2, dust=4)
    tartan = bump(mottle(principled("#b8391f", 0.85), "#9c2c17", "#c9452a", 3), 160, 0.6)
    chalk = bump(principled("#f6efe6", 0.7), 160, 0.4)
    sheet((-60, 60), (-20, 300), 0, tartan)
    for i in range(-9, 10):
        sheet((i * LANE - 0.05, i * LANE + 0.05), (-20, 300), 0.004, chalk)
    sheet((-60, 60), (2.0, 2.12), 0.004, chalk)
    four((LANE / 2 + 0.02, -1.75), chalk)
    blocks(LANE / 2, metal("#2a2d31", 0.35), lacquer("#f4e04a", 0.4), principled("#15171a", 0.7))
    baton((2.35, -0.2, 0.07), lacquer("#fff2e2", 0.25), metal((0.93, 0.7, 0.4), 0.2))
    sun(11, 66, 4.0, "#ffc98c", 1.2)
    camera((-0.5, -4.9, 1.15), (1.25, 1.2, 0.42), 36, aperture=3.5, focus=(0.8, 0.0, 0.3))


def sheet(x, y, z, material):
    return mesh([(x[0], y[0], z), (x[1], y[0], z), (x[1], y[1], z), (x[0], y[1], z)], [(0, 1, 2, 3)], material, False)


def four(at, chalk):
    """The lane's number, drawn in three strokes as painted through a stencil."""
    x, y = at
    z = 0.005
    thick = 0.16
    sheet((x + 0.12, x + 0.12 + thick), (y - 0.75, y + 0.75), z, chalk)
    sheet((x - 0.5, x + 0.46), (y - 0.28, y - 0.28 + thick), z, chalk)
    mesh([(x - 0.5, y - 0.12, z), (x - 0.3, y - 0.12, z), (x + 0.28, y + 0.75, z), (x + 0.08, y + 0.75, z)], [(0, 1, 2, 3)], chalk, False)


def blocks(x, rail, pad, rubber):
    box((x, 0.2, 0.07), (0.16, 2.5, 0.08), rail, 0.02)
    for y in (-0.95, 1.35):
        box((x, y, 0.03), (0.5, 0.16, 0.05), rail, 0.015)
    for side, y, slope in ((-0.27, 0.75, 52), (0.27, 0.1, 60)):
        tilt = (radians(slope - 90), 0, 0)
        box((x + side, y, 0.33), (0.38, 0.09, 0.56), pad, 0.03, tilt)
        box((x + side, y - 0.055, 0.335), (0.32, 0.03, 0.48), rubber, 0.012, tilt)
        for step in range(5):
            box((x + side, y - 0.085 - 0.004 * step, 0.18 + step * 0.078), (0.3, 0.02, 0.02), pad, 0.005, tilt)
        tube([(x + side, y + 0.12, 0.36), (x + side * 0.6, y + 0.36, 0.12)], 0.025, rail, curved=False)
        cylinder((x + side * 0.45, y + 0.02, 0.12), 0.05, 0.3, rail, 0.01, (0, radians(90), 0))


def baton(location, body, band):
    turn = (radians(90), 0, radians(62))
    cylinder(location, 0.07, 1.15, body, 0.012, turn)
    for along in (-0.5, 0.5):
        end = (location[0] + along * sin(turn[2]), location[1] - along * cos(turn[2]), location[2])
        cylinder(end, 0.073, 0.06, band, 0.008, turn)

