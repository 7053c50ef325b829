"""The trophy: a crystal of yellow glass in a claw of black metal, on a six-sided foot; one magenta rim light."""

from math import cos, pi, sin

from halo import halo
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import emission, glass, lacquer, metal, principled
from studio.shapes import cylinder, decorative, mesh, plane, round_edges, tube
from studio.stage import bounces, clamp_fireflies, reset

MAGENTA, YELLOW = "#ff1fc4", "#d6ff12"


def build(shot):
    reset(exposure=0.15, contrast="High Contrast")
    bounces(12, transmission=10)
    clamp_fireflies(1.2)
    strips(0.4, "#e6dcff", "#0a0613", behind="#07040e")
    # It lights nothing and is not seen: the page puts the cup upon a word.
    plane(principled("#030206", 0.3, specular=0.06)).visible_camera = False
    black = metal("#1c1428", 0.24)
    for radius, low, high in ((1.75, 0, 0.24), (1.45, 0.3, 0.52), (0.95, 0.58, 0.95)):
        prism(radius, low, high, black)
    decorative(tube([(1.48 * sin(pi / 3 * i), 1.48 * cos(pi / 3 * i), 0.27) for i in range(6)], 0.03, emission(MAGENTA, 4), cyclic=True, curved=False, resolution=4))
    crystal(glass("#e6ff55", 1.42, shadow=0.7))
    decorative(mesh(*spindle([(0.02, 1.9), (0.07, 2.4), (0.07, 3.5), (0.02, 4.1)], 6), emission(YELLOW, 2), False))
    for i in range(3):
        claw(2 * pi / 3 * i + pi / 6 + 0.1, lacquer("#120b1c", 0.16))
    halo((0, 2.4, 2.9), 3.4, MAGENTA, 0.22)
    halo((0, 1.2, 3.0), 2.4, YELLOW, 0.2)
    area((-4.2, -2.5, 4.5), (0, 0, 2.6), 1.2, 420, "#fff0e2", height=4)
    area((4.4, 0.5, 3.6), (0, 0, 2.6), 1.2, 700, "#ff4fd2", height=4)
    area((0, 4, 5), (0, 0, 3), 2, 420, "#b69bff")
    area((0.5, -3, 7.5), (0, 0, 4.2), 1.6, 320, "#fdffdc")
    camera((0.2, -13, 3.3), (0, 0, 2.62), 72, aperture=5, focus=(0, -0.6, 2.6))


def prism(radius, low, high, material):
    made = cylinder((0, 0, (low + high) / 2), radius, high - low, material, 0.04, sides=6)
    made.rotation_euler = (0, 0, 0)
    for polygon in made.data.polygons:
        polygon.use_smooth = False
    return made


def spindle(profile, sides, turn=0.0):
    """Rings of corners one above the other, pointed or flat at both ends."""
    vertices = [(r * cos(2 * pi * i / sides + turn), r * sin(2 * pi * i / sides + turn), z) for r, z in profile for i in range(sides)]
    rows = len(profile)
    faces = [(row * sides + i, row * sides + (i + 1) % sides, (row + 1) * sides + (i + 1) % sides, (row + 1) * sides + i) for row in range(rows - 1) for i in range(sides)]
    faces += [tuple(reversed(range(sides))), tuple((rows - 1) * sides + i for i in range(sides))]
    return vertices, faces


def crystal(material):
    """A long six-sided cell, cut to a point below and a table above."""
    profile = [(0.1, 1.15), (0.94, 2.0), (0.94, 3.95), (0.3, 4.75)]
    return round_edges(mesh(*spindle(profile, 6, pi / 6), material, False), 0.02, 2)


def claw(angle, material):
    """One finger: out of the foot, round the crystal's belly, in again to its shoulder."""
    path = [(0.55, 0.85), (0.8, 1.3), (1.18, 1.95), (1.22, 2.7), (1.16, 3.5), (0.96, 4.0)]
    points = [(r * cos(angle), r * sin(angle), z) for r, z in path]
    tube(points, 0.13, material, [1.5, 1.25, 1, 0.9, 0.7, 0.25], curved=False, resolution=2)
    line = [(r * 1.085 * cos(angle), r * 1.085 * sin(angle), z) for r, z in path[1:]]
    decorative(tube(line, 0.018, emission(MAGENTA, 4), curved=False, resolution=3))
