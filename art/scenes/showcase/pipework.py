"""Chrome pipes with a brass valve before cobalt: one drop hangs, one falls, the gauge reads high."""

import random
from math import cos, pi, radians, sin

from mathutils import Vector
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import brass, bump, chrome, glass, lacquer, principled
from studio.shapes import box, cylinder, lathe, point_at, sphere, tube, wall
from studio.stage import reset

ALONG_X, ALONG_Y = (0, pi / 2, 0), (pi / 2, 0, 0)
PIPE = 0.36


def build(shot):
    reset(exposure=0.1)
    strips(0.9, "#f4f8ff", "#5a6c94", behind="#0a3fb0")
    wall(bump(principled("#0b47c9", 0.55), 50, 0.03), 3).visible_glossy = False
    steel, yellow, orange = chrome(0.05), brass(), lacquer("#ff5a1f", 0.25)
    run(steel, yellow)
    valve(steel, yellow, orange)
    gauge((-3.1, 0, 1.55), steel, yellow, orange)
    water(glass(ior=1.33, shadow=0.7))
    area((-4, -5, 6), (0, 0, 0), 3, 700)
    area((5, -4, 2), (0, 0, 0.5), 0.7, 220, "#dfeaff", height=5)
    area((-4, -4, -5), (0, 0, 0), 4, 140, "#8fb4ff")
    area((0, -1, 7), (0, 1, 0), 4, 260, height=0.7)
    camera((-0.9, -13.5, 2.6), (-0.3, 0, 0.42), 63, aperture=3.2, focus=(-0.2, -0.5, 0.4))


def straight(start, end, radius, material):
    start, end = Vector(start), Vector(end)
    return point_at(cylinder((start + end) / 2, radius, (end - start).length, material), end)


def nut(location, radius, height, rotation, material):
    made = cylinder(location, radius, height, material, 0.05, rotation, sides=6)
    for polygon in made.data.polygons:
        polygon.use_smooth = False


def run(steel, yellow):
    straight((-9, 0, 0), (-1.2, 0, 0), PIPE, steel)
    straight((-1.2, 0, 0), (1.2, 0, 0), 0.42, steel)
    straight((1.2, 0, 0), (2.6, 0, 0), PIPE, steel)
    bend = [(2.6 + 1.2 * cos(a), 0, 1.2 + 1.2 * sin(a)) for a in (-pi / 2 + pi / 2 * i / 24 for i in range(25))]
    tube(bend, PIPE, steel, curved=False, resolution=16)
    straight((3.8, 0, 1.2), (3.8, 0, 9), PIPE, steel)
    for x in (-1.35, 1.35):
        nut((x, 0, 0), 0.56, 0.5, ALONG_X, yellow)
    for location, rotation in (((2.55, 0, 0), ALONG_X), ((3.8, 0, 1.25), (0, 0, 0)), ((-4.6, 0, 0), ALONG_X)):
        cylinder(location, 0.45, 0.42, steel, 0.05, rotation)


def valve(steel, yellow, orange):
    sphere((0, 0, 0), 0.70, yellow, (1.2, 1, 1))
    cylinder((0, 0, 0), 0.64, 0.5, yellow, 0.06, ALONG_X)
    cylinder((0, 0, 0.75), 0.30, 0.5, steel, 0.04)
    nut((0, 0, 1.02), 0.30, 0.22, (0, 0, 0), yellow)
    box((1.0, 0, 1.22), (2.6, 0.42, 0.12), orange, 0.05, (0, radians(-6), 0), segments=5)
    cylinder((0, 0, 1.24), 0.20, 0.2, yellow, 0.03)


def gauge(centre, steel, yellow, orange):
    x, _, z = centre
    ink = principled("#15171a", 0.5)
    cylinder((x, 0, z - 1), 0.12, 0.9, yellow)
    nut((x, 0, z - 1.15), 0.26, 0.2, (0, 0, 0), yellow)
    cylinder((x, -0.05, z), 0.72, 0.3, steel, 0.05, ALONG_Y)
    cylinder((x, -0.205, z), 0.62, 0.02, principled("#f6f4ee", 0.5), rotation=ALONG_Y)
    for i in range(25):
        a = radians(225 - 270 * i / 24)
        length = 0.10 if i % 4 == 0 else 0.05
        box((x + 0.52 * cos(a), -0.22, z + 0.52 * sin(a)), (length, 0.006, 0.016), ink, rotation=(0, -a, 0))
    a = radians(30)
    box((x + 0.2 * cos(a), -0.235, z + 0.2 * sin(a)), (0.52, 0.01, 0.03), orange, rotation=(0, -a, 0))
    cylinder((x, -0.24, z), 0.06, 0.03, ink, rotation=ALONG_Y)
    cylinder((x, -0.27, z), 0.63, 0.03, glass(ior=1.2), rotation=ALONG_Y)


def water(clear):
    for _ in range(420):
        place, turn = random.random(), random.uniform(-4.1, 0)
        if place < 0.75:
            x = random.uniform(-7, -1.7) if place < 0.62 else random.uniform(1.7, 2.3)
            normal = Vector((0, sin(turn), cos(turn)))
            spot = normal * PIPE + Vector((x, 0, 0))
        else:
            normal = Vector((cos(turn), sin(turn), 0))
            spot = normal * PIPE + Vector((3.8, 0, random.uniform(1.6, 5)))
        stretch = (random.uniform(0.85, 1.25), random.uniform(0.85, 1.25), 0.55)
        bead = sphere(spot, 0.016 + 0.05 * random.random() ** 4, clear, stretch, segments=20)
        bead.rotation_euler = normal.to_track_quat("Z", "Y").to_euler()
    for location, radius, length in (((0, 0, -0.98), 0.14, 0.34), ((0, 0, -1.75), 0.15, 0.30), ((-1.35, 0, -0.74), 0.08, 0.2)):
        bulb = [(radius * sin(t), -radius * cos(t)) for t in (i * pi / 24 for i in range(15))]
        tail = [(radius * 0.55, length * 0.45), (radius * 0.22, length * 0.75), (0.001, length)]
        lathe(bulb + tail, clear, location, 40)
