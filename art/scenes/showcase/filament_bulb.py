"""A filament bulb burns on a looped yellow cord before charcoal; its own glow is the key, two strips draw the glass."""

from math import cos, pi, radians, sin

from glassware import thin_glass
from halo import halo
from mathutils import Vector
from studio.cameras import camera
from studio.lights import area, point, strips
from studio.materials import bump, copper, emission, fabric, lacquer, metal, plaster
from studio.shapes import cylinder, decorative, lathe, sphere, subdivide, torus, tube, wall
from studio.stage import clamp_fireflies, reset

MOUTH = 0.5


def build(shot):
    reset(exposure=0.1)
    clamp_fireflies(1.5)
    strips(0.35, "#fff1d8", "#1c1c1f", behind="#121214")
    wall(plaster("#252529"), 1.9)
    bulb()
    socket(copper(0.2), lacquer("#101012", 0.2))
    cord(fabric("#f2b100"))
    halo((0, 0.9, MOUTH - 1.45), 3.0, "#ffab2e", 0.55)
    point((0, 0, MOUTH - 1.45), 150, "#ffb052", 0.35).visible_glossy = False
    area((-4, -3.5, 4.5), (0, 0, 0.6), 1.6, 420, "#fff0dc")
    area((-4.2, -2.5, -0.5), (0, 0, -0.8), 0.5, 120, "#fff6e8", height=4)
    area((4, -0.5, 0.5), (0, 0, 0), 0.4, 130, "#ffe2b0", height=5)
    camera((0.7, -11.6, 0.9), (0, 0, 0.42), 67, aperture=3.2, focus=(0, -0.4, -0.6))


def bulb():
    """A pear of thin glass around a stem that holds seven hairpins of glowing wire."""
    clear = thin_glass("#fbf3e6", "#6b4a22", 0.7)
    pear = [(0.34, 0.05), (0.36, -0.2), (0.5, -0.55), (0.84, -1.05), (1.04, -1.6), (0.98, -2.1), (0.74, -2.48), (0.4, -2.68), (0.12, -2.75), (0.005, -2.76)]
    subdivide(lathe(pear, clear, (0, 0, MOUTH), 48), 2)
    stem = [(0.26, 0.0), (0.2, -0.35), (0.07, -0.62), (0.045, -0.8), (0.035, -1.85), (0.07, -1.93), (0.005, -1.98)]
    subdivide(lathe(stem, thin_glass("#efe4d2", "#8a6a3c", 0.7), (0, 0, MOUTH), 32), 1)
    wire = metal("#6b6259", 0.3)
    path = []
    for i in range(14):
        turn = 2 * pi * i / 13 * 0.93 - pi / 2
        reach, z = (0.2, -0.78) if i % 2 == 0 else (0.5, -1.95)
        path.append((reach * cos(turn), reach * sin(turn), MOUTH + z))
        inner = (0.04 * cos(turn), 0.04 * sin(turn), MOUTH + z + (0.08 if i % 2 == 0 else 0.06))
        tube([inner, path[-1]], 0.007, wire, curved=False, resolution=2)
    decorative(tube(path, 0.02, emission("#ffa51f", 14), curved=False, resolution=4)).visible_glossy = False
    tube([(0.2, 0, MOUTH - 0.3), path[0]], 0.01, wire, curved=False, resolution=2)


def socket(shell, cap):
    cylinder((0, 0, MOUTH + 0.36), 0.45, 0.66, shell, 0.03)
    for z in (0.05, 0.12, 0.62, 0.69):
        torus((0, 0, MOUTH + z), 0.45, 0.032, shell, segments=96, rings=16)
    for i in range(40):
        turn = 2 * pi * i / 40
        cylinder((0.452 * cos(turn), 0.452 * sin(turn), MOUTH + 0.37), 0.014, 0.4, shell, sides=8)
    lathe([(0.44, 0.7), (0.42, 0.82), (0.33, 0.95), (0.2, 1.02), (0.15, 1.05), (0.14, 1.2), (0.11, 1.24), (0, 1.24)], bump(cap, 120, 0.03), (0, 0, MOUTH))
    cylinder((0.56, 0, MOUTH + 0.36), 0.035, 0.3, shell, rotation=(0, pi / 2, 0))
    sphere((0.76, 0, MOUTH + 0.36), 0.13, shell, (1, 0.35, 0.75), segments=32)


def cord(cloth):
    """Two thin strands, twisted, that loop once on their way down."""
    middle = MOUTH + 2.2
    loop = [(radians(14 - 41 * i), 0.74 - 0.016 * i, -0.24 + 0.05 * i) for i in range(10)]
    path = [(1.3, -0.3, middle + 2.4), (0.98, -0.27, middle + 1.1), *((r * cos(a), y, middle + r * sin(a)) for a, r, y in loop)]
    path += [(0.12, 0.1, middle - 0.72), (0.0, 0.02, middle - 0.98), (0, 0, middle - 1.3)]
    line = rounded([Vector(p) for p in path])
    for phase in (0, pi):
        strand, travelled = [], 0.0
        for i, place in enumerate(line):
            before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
            tangent = (after - before).normalized()
            side = tangent.cross(Vector((0, 1, 0))).normalized()
            travelled += (place - before).length
            turn = travelled * 15 + phase
            strand.append(place + 0.042 * (cos(turn) * side + sin(turn) * tangent.cross(side)))
        tube(strand, 0.047, cloth, curved=False, resolution=5)


def rounded(points, times=5):
    """Cuts every corner until the line is smooth."""
    for _ in range(times):
        cut = [place for a, b in zip(points, points[1:]) for place in (a.lerp(b, 0.25), a.lerp(b, 0.75))]
        points = [points[0], *cut, points[-1]]
    return points
