"""A tin brimming with coral paint that has run over its rim, a loaded brush leaning in the puddle."""

import random
from math import cos, pi, radians, sin

from mathutils import Vector, noise
from studio.cameras import camera
from studio.lights import strips, studio
from studio.materials import chrome, lacquer, plaster, principled, wood
from studio.shapes import box, cyclorama, cylinder, group, lathe, mesh, sphere, torus, tube
from studio.stage import reset

CORAL = "#ff5a36"


def build(shot):
    reset(exposure=0.15)
    strips()
    cyclorama(plaster("#efe4d4"))
    tin, paint = chrome(0.22), lacquer(CORAL)
    can(tin, paint)
    puddle(paint)
    brush(tin, paint)
    studio()
    camera((0.5, -11.5, 4.0), (0.55, 0, 1.2), 60, aperture=4, focus=(0, -1.1, 1.6))


def can(tin, paint):
    wall = [(0, 0), (1.1, 0), (1.13, 0.05), (1.1, 0.1), (1.1, 2.2), (1.14, 2.25)]
    rim = [(1.14, 2.32), (1.08, 2.33), (1.0, 2.28), (0.98, 2.2), (0.98, 0.2)]
    lathe(wall + rim, tin)
    lathe([(1.107, 0.35), (1.107, 1.95)], principled("#1f2a44", 0.5))
    cylinder((0, 0, 2.16), 0.99, 0.02, paint)
    torus((0, 0, 2.33), 1.10, 0.05, paint)
    for _ in range(17):
        drip(random.gauss(-pi / 2, 0.75), 0.25 + random.random() ** 2 * 1.5, 0.05 + random.random() * 0.05, paint)


def drip(angle, length, radius, paint):
    c, s = cos(angle), sin(angle)
    path = [(1.08, 2.34), (1.155, 2.30), (1.15, 2.2), (1.125, 2.3 - length)]
    tube([(c * r, s * r, z) for r, z in path], radius, paint, [1, 1.1, 0.8, 0.7])
    sphere((c * 1.13, s * 1.13, 2.3 - length), radius * 0.95, paint, (1, 1, 1.5), segments=20)


def puddle(paint, points=90):
    outline = []
    for i in range(points):
        a = 2 * pi * i / points
        around = Vector((cos(a) * 1.4, sin(a) * 1.4, 3))
        x = cos(a) * (1.5 + 0.35 * noise.noise(around))
        y = sin(a) * (1.2 + 0.4 * noise.noise(around + Vector((0, 0, 4))))
        outline.append((x, y))
    rings = [(1, 0), (0.985, 0.03), (0.95, 0.05), (0.85, 0.055), (0, 0.055)]
    vertices = [(x * scale + 0.9, y * scale - 1.3, z) for scale, z in rings for x, y in outline]
    faces = [
        (ring * points + i, ring * points + (i + 1) % points, (ring + 1) * points + (i + 1) % points, (ring + 1) * points + i)
        for ring in range(len(rings) - 1)
        for i in range(points)
    ]
    mesh(vertices, faces, paint)


def brush(tin, paint):
    hair = principled("#2a1c12", 0.6)
    handle = wood("#a06a3a", "#d9a566", 3, (1, 1, 8))
    parts = [
        tube([(0, 0, z) for z in (0.9, 1.3, 2.0, 2.7, 3.0)], 0.13, handle, [1.5, 1.1, 0.8, 1.3, 0.7]),
        box((0, 0, 0.66), (0.62, 0.24, 0.5), tin, 0.04),
    ]
    for _ in range(500):
        x, y = random.uniform(-0.29, 0.29), random.uniform(-0.1, 0.1)
        length = 0.62 * (1 - 1.7 * x * x) + random.random() * 0.05
        path = [(x, y, 0.45), (x * 1.12, y * 1.2, 0.45 - length / 2), (x * 1.05, y * 0.6, 0.45 - length)]
        parts.append(tube(path, 0.012, hair, resolution=1))
    for i in range(26):
        tip = ((i / 25 - 0.5) * 0.58, random.gauss(0, 0.02), -0.06 + random.random() * 0.05)
        parts.append(sphere(tip, 0.09, paint, (0.7, 1.2, 2.0), segments=12))
    group(parts, (1.35, -1.0, 0.35), (radians(12), radians(52), radians(-15)))
