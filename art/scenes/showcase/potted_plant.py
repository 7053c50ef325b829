"""A leafy plant in a terracotta pot before pale sage, lit like a portrait."""

import random
from math import cos, pi, sin

from mathutils import Vector
from studio.cameras import camera
from studio.lights import strips, studio
from studio.materials import bump, clay, mottle, plaster, principled
from studio.shapes import cyclorama, cylinder, lathe, surface, tube
from studio.stage import reset


def build(shot):
    reset(exposure=0.15)
    strips()
    cyclorama(plaster("#cfdac0"))
    lathe([(0, 0.1), (0.75, 0), (0.8, 0), (1.1, 1.5), (1.22, 1.5), (1.27, 1.9), (1.17, 1.93), (1.1, 1.6), (0, 1.6)], clay("#b3572f"))
    cylinder((0, 0, 1.68), 1.1, 0.05, bump(principled("#20150e", 1), 20, 1))
    blade = bump(mottle(principled("#2f6b2b", 0.35, clearcoat=0.3), "#1d4d22", "#4f8f3a", 1.4, 4), 5, 0.2)
    stem = principled("#5c8a3a", 0.5)
    for i in range(17):
        leaf(i, blade, stem)
    studio(target=(0, 0, 2))
    camera((0.3, -12.5, 4.0), (0, 0, 2.25), 54, aperture=4)


def leaf(index, blade, stem):
    turn, spread = index * 2.4 + random.gauss(0, 0.2), 0.35 + 0.75 * (index % 5) / 5
    height = 2.3 + 1.7 * (1 - spread) + random.random() * 0.7
    reach = 0.6 + 1.4 * spread
    tip = Vector((cos(turn) * reach, sin(turn) * reach, height))
    tube([(0, 0, 1.6), (cos(turn) * 0.2, sin(turn) * 0.2, 2.2), (tip.x * 0.7, tip.y * 0.7, height - 0.05), tip], 0.035, stem)
    length = 1.15 + 0.3 * random.random()

    def point(u, v):
        across = u * 2 - 1
        width = 0.55 * length * max(0, sin(pi * v**0.62)) ** 0.9
        notch = 1 - 0.32 * max(0, sin(v * 26)) * abs(across) ** 3 * (v < 0.85)
        y = v * length - 0.12 * abs(across) * (v < 0.15)
        z = 0.16 * abs(across) * width - 0.38 * v * v * length + 0.02 * sin(v * 26) * abs(across)
        return (across * width * notch, y, z)

    made = surface(point, blade, 14, 40)
    made.location = tip
    made.rotation_euler = (random.gauss(0.25, 0.25), random.gauss(0, 0.25), turn - pi / 2)
