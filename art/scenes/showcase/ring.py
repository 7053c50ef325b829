"""A solitaire ring between rolls of emerald velvet."""

from math import cos, pi, radians, sin

from mathutils import Vector
from studio.cameras import camera
from studio.lights import area, soft_boxes
from studio.materials import gem, gold, velvet
from studio.shapes import brilliant, cylinder, group, sphere, torus, tube
from studio.stage import bounces, reset

slit = 0.53  # between the first two rolls
centre = Vector((0, slit, 0.62))


def build(shot):
    reset()
    bounces(14, transmission=12)
    soft_boxes(3.2, scale=2.3, behind="#04100d")
    rolls = velvet("#06251d", 0.7)
    for i in range(-2, 9):
        cylinder((0, i * 2 * slit, 0), slit, 16, rolls, rotation=(0, pi / 2, 0))

    metal, stone = gold(0.12), gem()
    band = torus(centre, 1, 0.085, metal, (pi / 2, 0, 0), segments=192, rings=40)
    band.scale = (1, 1, 1.35)
    group(setting(metal, stone), centre + Vector((0, 0, 1.34)), (radians(28), 0, 0))
    pave(metal, stone)
    light()
    camera((2.0, -6.2, 3.5), (0, slit, 1.15), 80, aperture=2.2, focus=(0, slit - 0.25, 1.75))


def setting(metal, stone):
    """The large gem in its six prongs."""
    parts = [brilliant(0.4, stone), torus((0, 0, -0.2), 0.235, 0.025, metal)]
    prong = [(0.12, -0.40), (0.25, -0.22), (0.385, -0.04), (0.415, 0.05), (0.36, 0.10)]
    for i in range(6):
        turn = 2 * pi * (i + 0.5) / 6
        points = [(cos(turn) * r, sin(turn) * r, z) for r, z in prong]
        parts.append(tube(points, 0.03, metal, radii=[1, 1, 1, 1, 0.8]))
    return parts


def pave(metal, stone):
    """Small gems down both shoulders of the band, grains of gold between them."""
    for side in (-1, 1):
        for i in range(7):
            turn = radians(16 + i * 7.6) * side
            brilliant(0.058, stone, centre + 1.085 * Vector((sin(turn), 0, cos(turn))), (0, turn, 0))
            between = turn + radians(3.8) * side
            for depth in (-0.062, 0.062):
                grain = centre + Vector((1.09 * sin(between), depth, 1.09 * cos(between)))
                sphere(grain, 0.016, metal, segments=12)


def light():
    target = (0, slit, 1.4)
    area((-3.2, -2.5, 5), target, 2.2, 330, "#fff3e2")
    area((4, -3, 2.6), target, 0.5, 130, height=3)
    area((2.5, 4, 4), target, 1.4, 300, "#ffd9a8")
    area((-3, 3.5, 3), target, 0.5, 160, "#cfe9ff", height=2.5)
    for i in range(9):  # a crown of small lamps makes the gem sparkle
        turn = 2 * pi * i / 9
        area((cos(turn) * 1.8, -1.4 + sin(turn) * 1.4, 4.6 + 0.3 * (i % 3)), target, 0.22, 22)
