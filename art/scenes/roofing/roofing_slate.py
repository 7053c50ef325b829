"""One slate, two copper nails, and the hammer that makes the holes, from above on a pale ground."""

import random
from math import cos, pi, radians, sin

import bpy
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import bump, copper, leather, mottle, principled, steel
from studio.shapes import box, cylinder, group, lathe, mesh, plane, round_edges, tube
from studio.stage import reset


def build(shot):
    reset(exposure=0.1)
    strips(0.4, "#e8eef5", "#aab4bd", behind="#aab4bd")
    plane(principled("#b9c6cd", 0.85))
    one_slate()
    for x in (-0.62, 0.62):
        nail((x, 1.02, 0.1), 0)
    for x, y, turn in ((1.52, -1.3, 0.5), (1.75, -0.95, 1.9), (1.42, -0.66, -0.4)):
        nail((x, y, 0.06), turn, lying=True)
    hammer()
    area((-5.5, 3.4, 2.6), (0, 0, 0), 1.4, 520, "#ffe2c4")
    area((4, -4, 5), (0, 0, 0), 4, 160, "#bcd2ea")
    camera((0, -0.01, 12), (0, 0, 0), 80)
    view = bpy.context.scene.camera
    view.rotation_euler, view.location = (0, 0, radians(-4)), (0.1, -0.05, 12.6)


def one_slate():
    random.seed(5)
    half, long = 1.25, 2.0
    edge = []
    for (x0, y0), (x1, y1) in (((-half, -long), (half, -long)), ((half, -long), (half, long)), ((half, long), (-half, long)), ((-half, long), (-half, -long))):
        for k in range(26):
            t = k / 26
            edge.append((x0 + (x1 - x0) * t + random.uniform(-0.018, 0.018), y0 + (y1 - y0) * t + random.uniform(-0.018, 0.018)))
    count = len(edge)
    rim = [(x * 0.985, y * 0.99, 0.1) for x, y in edge]
    foot = [(x, y, 0.02) for x, y in edge]
    faces = [tuple(range(count))] + [((k + 1) % count, k, count + k, count + (k + 1) % count) for k in range(count)]
    stone = bump(mottle(principled("#3a4551", 0.5), "#232a33", "#48525d", 1.6, stretch=(1, 2.4, 1)), 5, 0.8, 0.05, 12)
    round_edges(mesh(rim + foot, faces, stone, False), 0.012, 2)


def nail(at, turn, lying=False):
    metal = copper(0.22)
    head = lathe([(0, 0.02), (0.09, 0.014), (0.1, 0), (0.03, -0.01), (0.028, -0.5), (0.0, -0.58)], metal, (0, 0, 0), 48)
    group([head], at, (pi / 2, 0, turn) if lying else (0, 0, 0))


def hammer():
    grip = leather("#5a3a26")
    metal = steel(0.3)
    parts = [
        box((0, 0, 0), (0.2, 2.3, 0.1), metal, 0.04),
        cylinder((0, -1.75, 0), 0.15, 1.5, grip, 0.06, (pi / 2, 0, 0)),
        tube([(-1.0, 1.16, 0), (-0.5, 1.2, 0), (0, 1.2, 0), (0.55, 1.2, 0)], 0.1, metal, [0.12, 0.7, 1.1, 1.1]),
        cylinder((0.6, 1.2, 0), 0.17, 0.2, metal, 0.03, (0, pi / 2, 0)),
    ]
    for k in range(9):
        parts.append(cylinder((0, -2.3 + k * 0.14, 0), 0.157, 0.02, principled("#3c2617", 0.6), 0, (pi / 2, 0, 0)))
    group(parts, (0.62, -0.55, 0.24), (0, 0.03, radians(38)), 0.86)
