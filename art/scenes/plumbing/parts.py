"""What lies in the van, laid out on peach and seen from above."""

from math import cos, pi, radians, sin

from mathutils import Vector
from pipework import gauge, nut, straight
from studio.cameras import camera
from studio.lights import area, soft_boxes
from studio.materials import brass, chrome, copper, lacquer, plaster, rubber
from studio.shapes import box, cylinder, group, plane, sphere, torus, tube
from studio.stage import reset

ALONG_X, ALONG_Y = (0, pi / 2, 0), (pi / 2, 0, 0)


def build(shot):
    reset(exposure=0.45)
    soft_boxes(0.7)
    plane(plaster("#ff8d52"))
    steel, yellow, red, blue = chrome(0.06), brass(), copper(), lacquer("#1537bf", 0.25)
    for column, made in enumerate((elbow, tee, bend, elbow)):
        made((-2.7 + column * 1.8, 2.55, 0), steel if column % 2 == 0 else red, yellow)
    for x, radius in ((-2.9, 0.62), (-1.75, 0.48), (-0.85, 0.38), (-0.1, 0.3), (0.5, 0.24)):
        ring(x, 0.95, radius, yellow)
    for x in (1.35, 1.95, 2.55, 3.15):
        torus((x, 0.95, 0.07), 0.2 + (x - 1.35) * 0.05, 0.07, rubber())
    ball_valve((-1.9, -0.75, 0), steel, yellow, blue)
    dial((1.9, -0.75, 0), steel, yellow, lacquer("#ff5a1f", 0.25))
    straight((-3.3, -2.15, 0.2), (3.3, -2.15, 0.2), 0.2, steel)
    for x in (-3.2, 3.2):
        nut((x, -2.15, 0.22), 0.3, 0.3, ALONG_X, yellow)
    straight((-3.3, -2.95, 0.13), (0.75, -2.95, 0.13), 0.13, red)
    wrench((2.35, -2.95, 0.1), steel)
    area((-6, 4, 7), (0, 0, 0), 1.8, 900)
    area((5, -4, 8), (0, 0, 0), 5, 240, "#dfe8ff")
    camera((0, -0.02, 22), (0, 0, 0), 36 * 22 / 8.1)


def bowed(centre, radius, start, sweep, pipe, material):
    x, y, z = centre
    tube([(x + radius * cos(radians(start + sweep * i / 24)), y + radius * sin(radians(start + sweep * i / 24)), z) for i in range(25)], pipe, material, curved=False, resolution=14)


def elbow(place, steel, yellow):
    x, y, _ = place
    bowed((x - 0.35, y - 0.35, 0.26), 0.6, 0, 90, 0.24, steel)
    cylinder((x + 0.25, y - 0.42, 0.26), 0.3, 0.24, steel, 0.03, ALONG_Y)
    cylinder((x - 0.42, y + 0.25, 0.26), 0.3, 0.24, steel, 0.03, ALONG_X)


def tee(place, steel, yellow):
    x, y, _ = place
    straight((x - 0.6, y + 0.25, 0.26), (x + 0.6, y + 0.25, 0.26), 0.24, steel)
    straight((x, y + 0.25, 0.26), (x, y - 0.5, 0.26), 0.24, steel)
    for side in (-0.55, 0.55):
        cylinder((x + side, y + 0.25, 0.26), 0.3, 0.22, steel, 0.03, ALONG_X)
    cylinder((x, y - 0.45, 0.26), 0.3, 0.22, steel, 0.03, ALONG_Y)


def bend(place, steel, yellow):
    x, y, _ = place
    bowed((x, y + 0.05, 0.24), 0.4, 0, 180, 0.2, steel)
    for side in (-0.4, 0.4):
        straight((x + side, y + 0.05, 0.24), (x + side, y - 0.5, 0.24), 0.2, steel)
        nut((x + side, y - 0.45, 0.24), 0.28, 0.22, ALONG_Y, yellow)


def ring(x, y, radius, yellow):
    """A nut lying flat: six sides and a bore."""
    nut((x, y, 0.14), radius, 0.28, (0, 0, 0), yellow)
    cylinder((x, y, 0.285), radius * 0.62, 0.02, lacquer("#5a2c12", 0.6))
    torus((x, y, 0.28), radius * 0.66, 0.03, yellow)


def ball_valve(place, steel, yellow, blue):
    x, y, _ = place
    straight((x - 1.4, y, 0.4), (x + 1.4, y, 0.4), 0.24, steel)
    sphere((x, y, 0.4), 0.5, yellow, (1.2, 1, 0.9))
    for side in (-0.62, 0.62):
        nut((x + side, y, 0.4), 0.42, 0.34, ALONG_X, yellow)
    cylinder((x, y, 0.95), 0.2, 0.3, steel, 0.03)
    box((x + 0.62, y + 0.36, 1.12), (1.9, 0.34, 0.1), blue, 0.05, (0, 0, radians(30)), segments=5)
    nut((x, y, 1.2), 0.18, 0.16, (0, 0, 0), yellow)


def dial(place, steel, yellow, orange):
    """The gauge of the house, on its back."""
    import bpy

    before = set(bpy.data.objects)
    gauge((0, 0, 0), steel, yellow, orange)
    parts = [made for made in bpy.data.objects if made not in before]
    group(parts, Vector(place) + Vector((0, 0.32, 0.3)), (radians(-90), 0, 0), 1.0)


def wrench(place, steel):
    x, y, z = place
    box((x + 0.08, y, z), (1.55, 0.2, 0.12), steel, 0.05)
    bowed((x - 0.92, y, z), 0.24, 230, 260, 0.09, steel)
    torus((x + 0.95, y, z), 0.17, 0.08, steel)
