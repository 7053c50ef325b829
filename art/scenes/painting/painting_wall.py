"""A wall half done: two coats of coral from the right, one coat running ahead of them, bare primer before that. The roller
stands where it was left; the sun comes through a window that is not seen."""

import random
from math import radians

from mathutils import Euler, Vector, noise
from studio.cameras import camera
from studio.lights import area, sun
from studio.materials import bump, chrome, fabric, lacquer, mottle, paper, plaster, principled, steel, wood
from studio.shapes import box, cylinder, lathe, mesh, plane, surface, torus, tube, wall
from studio.stage import bounces, reset

CORAL, PRIMER = "#f2492a", "#e6dccf"
WIDTH = 0.47


def build(shot):
    reset(world="#fff4e8", world_strength=0.35, exposure=0.34, contrast="Medium High Contrast")
    bounces(diffuse=3)
    wall(bump(plaster(PRIMER), 26, 0.12, 0.01), 0.0)
    thin = bump(mottle(principled(CORAL, 0.6), "#f0583a", "#e9b09c", 2.2, contrast=(0.44, 0.66), stretch=(5, 1, 0.8)), 46, 0.2)
    wet = bump(principled("#ee3f20", 0.34), 46, 0.22, 0.008)
    for index in range(9):
        bottom = 0.34 if index > 1 else (1.5, 0.62)[index]
        stroke(-0.72 + index * WIDTH * 0.94, bottom, (2.25, 2.95)[index] if index < 2 else 4, thin, 0.002 + 0.0004 * index)
    for index in range(6):
        bottom = (0.86, 0.34, 0.34, 0.34, 0.34, 0.34)[index]
        stroke(0.86 + index * WIDTH * 0.94, bottom, 2.72 if index == 0 else 4, wet, 0.008 + 0.0004 * index)
    spatter(thin)
    roller((0.86 + WIDTH / 2, 0.95), wet)
    floor()
    tin((2.35, -0.75))
    window()
    area((-5.5, -7, 4.5), (0.4, 0, 1.4), 6, 1250, "#f6f3ff")
    area((4, -8, 1.0), (1, 0, 1.6), 5, 420, "#ffe6d6")
    camera((0, -10, 1.75), (0, 0, 1.62), 61)


def stroke(left, bottom, top, paint, lift):
    """One pull of the roller: straight sides that waver a hair, ends that run dry in streaks."""
    ends = [random.random() for _ in range(31)]
    foot = [(left + WIDTH * i / 30, bottom + 0.02 + 0.14 * ends[i] ** 2.2 * (0.4 + abs(noise.noise((i * 0.4, left, 0)))) * 2) for i in range(31)]
    head = [(left + WIDTH * i / 30, top - 0.16 * ends[30 - i] ** 2.2) for i in range(31)]
    rise = [bottom + 0.2 + (top - bottom - 0.4) * i / 60 for i in range(61)]
    side = [(left + WIDTH + 0.006 * noise.noise((z * 9, left, 3)), z) for z in rise]
    back = [(left + 0.006 * noise.noise((z * 9, left, 7)), z) for z in reversed(rise)]
    outline = foot + side + list(reversed(head)) + back
    mesh([(x, -lift, z) for x, z in outline], [tuple(range(len(outline)))], paint, False)


def spatter(paint):
    for _ in range(70):
        x, z = random.gauss(0.1, 0.9), random.uniform(0.4, 2.4)
        cylinder((x, -0.001, z), 0.004 + 0.014 * random.random() ** 3, 0.006, paint, rotation=(radians(90), 0, 0), sides=14)


def roller(at, paint):
    x, z = at
    y = -0.135
    cylinder((x, y, z), 0.125, WIDTH * 0.97, bump(fabric("#ee3f20"), 90, 0.6, 0.02), 0.03, rotation=(0, radians(90), 0))
    bar = steel(0.25)
    cylinder((x, y, z), 0.03, WIDTH + 0.06, bar, rotation=(0, radians(90), 0))
    side = x + WIDTH / 2 + 0.09
    path = [(x + WIDTH / 2, y, z), (side, y, z), (side, y - 0.05, z - 0.2), (x + 0.12, y - 0.12, z - 0.34), (x, y - 0.16, z - 0.46), (x, y - 0.2, z - 0.62)]
    tube(path, 0.016, bar)
    grip = lacquer("#2b2440", 0.3)
    tube([(x, y - 0.19, z - 0.58), (x, y - 0.24, z - 0.8), (x, y - 0.3, z - 1.02)], 0.05, grip, [0.8, 1.15, 0.95])
    tube([(x, y - 0.29, z - 1.0), (x + 0.1, y - 0.75, z - 2.6)], 0.036, wood("#a9763f", "#dcae72", 3, (6, 6, 1)), curved=False)


def floor():
    box((0, -0.03, 0.14), (14, 0.07, 0.28), plaster("#f4efe6"), 0.012)
    box((0, -0.075, 0.255), (14, 0.012, 0.07), paper("#e0b964"))
    cloth = bump(fabric("#cfc3b0"), 220, 0.3, 0.006, pattern="waves")

    def fold(u, v):
        x, y = (u - 0.5) * 12, -0.08 - v * 7
        return (x, y, 0.012 + 0.05 * abs(noise.noise((x * 0.9, y * 1.4, 2))) * min(1, v * 8))

    surface(fold, cloth, 220, 120)
    plane(plaster("#9d8b78"), z=0)


def tin(at):
    x, y = at
    shell, paint = chrome(0.2), lacquer("#ee3f20", 0.2)
    lathe([(0, 0), (0.36, 0), (0.37, 0.02), (0.36, 0.04), (0.36, 0.74), (0.375, 0.76), (0.37, 0.78), (0.345, 0.77), (0.335, 0.74), (0.335, 0.1)], shell, (x, y, 0.03))
    lathe([(0.363, 0.1), (0.363, 0.66)], principled("#2b2440", 0.45), (x, y, 0.03))
    cylinder((x, y, 0.76), 0.337, 0.012, paint)
    torus((x, y, 0.805), 0.36, 0.012, paint)
    for turn, length in ((-1.9, 0.3), (-1.35, 0.5), (-0.95, 0.2)):
        edge = Vector((0.372, 0, 0))
        edge.rotate(Euler((0, 0, turn)))
        tube([(x + edge.x, y + edge.y, z) for z in (0.8, 0.76, 0.8 - length)], 0.022, paint, [1, 1, 0.9])


def window():
    """What the sun comes through: six panes, seen only by their light upon the wall."""
    dark = plaster("#000000")
    parts = [box((-1.15 + i * 1.15, 0, 0), (0.09, 0.05, 3.4), dark) for i in range(3)]
    parts += [box((0, 0, -1.35 + i * 1.35), (2.6, 0.05, 0.09), dark) for i in range(3)]
    parts += [box((side * 6.15, 0, 0), (10, 0.05, 16), dark) for side in (-1, 1)]
    parts += [box((0, 0, side * 5.35), (3, 0.05, 8), dark) for side in (-1, 1)]
    place = Vector((-3.15, -4.6, 5.15))
    for part in parts:
        part.location += place
        part.visible_camera = part.visible_glossy = part.visible_diffuse = False
    sun(34, -40, 3.7, "#ffe3bd", 0.7)
