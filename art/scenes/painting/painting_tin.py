"""A gallon of coral from straight above, brimming, on a drop cloth that has seen other colors."""

import random
from math import cos, pi, radians, sin

from mathutils import noise
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import bump, chrome, fabric, lacquer, principled, wood
from studio.shapes import box, cylinder, group, lathe, sphere, surface, torus
from studio.stage import reset

COLOURS = ("#ee3f20", "#dda62e", "#33548f", "#4f7a5b", "#2b2440", "#6d3a5e")


def build(shot):
    reset(exposure=0.1)
    strips(0.35)
    cloth = bump(fabric("#d9cfbf"), 160, 0.35, 0.008, pattern="waves")
    surface(lambda u, v: ((u - 0.5) * 12, (v - 0.5) * 12, 0.14 * noise.noise((u * 7, v * 5, 4)) - 0.06), cloth, 160, 160)
    for _ in range(150):
        spot = lacquer(random.choice(COLOURS), 0.45)
        a, r = random.random() * 2 * pi, 2.1 + random.random() * 1.6
        sphere((cos(a) * r, sin(a) * r, 0.04), 0.015 + 0.09 * random.random() ** 4, spot, (1, 1, 0.25), segments=20)
    shell, paint = chrome(0.16), lacquer("#f04a2a", 0.2)
    lathe([(1.9, 0), (1.9, 1.3), (1.97, 1.36), (1.97, 1.44), (1.88, 1.46), (1.8, 1.4), (1.74, 1.34), (1.74, 1.2), (1.7, 1.2), (1.7, 0.4)], shell)
    cylinder((0, 0, 1.22), 1.715, 0.03, paint)
    torus((0, 0, 0.9), 2.0, 0.03, shell)
    stick = wood("#b98a55", "#e0bd8a", 3, (1, 9, 9))
    parts = [box((0, 0, 0), (3.4, 0.26, 0.05), stick, 0.02), box((-1.35, 0, 0.004), (0.8, 0.265, 0.052), paint, 0.02)]
    group(parts, (1.45, -1.5, 1.52), (0, radians(4), radians(41)))
    area((-4.5, 3.2, 6), (0, 0, 1), 3.5, 760, "#fff1df")
    area((5, -4, 5), (0, 0, 1), 3, 300, "#e8ecff")
    camera((0, -0.35, 10.5), (0, 0, 1.0), 75)
