"""Paper: a dress folded from bone paper, accordion skirt and crossed front, on a brass hanger before a clay wall; the
window throws its shadow far to the right."""

from math import cos, pi, sin

from editorial import fills, room
from house import window_light
from mathutils import Vector
from studio.cameras import camera
from studio.lights import area
from studio.materials import brass, paper
from studio.shapes import mesh, surface, thicken, tube

waist = 2.75


def build(shot):
    room("#c07a60", "#b56a50", 1.5)
    sheet = paper("#e0d0b8")
    pleats = 15
    for side in (-1, 1):
        skirt = surface(lambda u, v, s=side: on_skirt(round(u * pleats * 2), pleats * 2, v, s), sheet, pleats * 2, 24, smooth=False)
        thicken(skirt, 0.014, 0)
    panel(sheet, [(-0.46, waist), (0.3, waist), (-0.1, 3.62), (-0.4, 4.36), (-0.78, 4.2)], 0.20, 0.02)
    panel(sheet, [(0.46, waist), (-0.3, waist), (0.1, 3.62), (0.4, 4.36), (0.78, 4.2)], 0.26, 0.02)
    panel(sheet, [(-0.46, waist), (0.46, waist), (0.78, 4.2), (0.4, 4.3), (-0.4, 4.3), (-0.78, 4.2)], -0.16, 0.0)
    for side in (-1, 1):
        collar = [(0.3 * side, waist + 0.02), (0.1 * side, 3.62), (-0.4 * side, 4.36), (-0.62 * side, 4.05), (-0.3 * side, 3.5)]
        panel(sheet, [(-x, z) for x, z in collar], 0.3 if side > 0 else 0.235, 0.05)
        sleeve(sheet, side)
    panel(sheet, [(-0.5, waist - 0.09), (0.5, waist - 0.09), (0.52, waist + 0.17), (-0.5, waist + 0.11)], 0.34, 0.03)
    metal = brass(0.2)
    tube([(-0.74, 0, 4.18), (0, 0, 4.5), (0.74, 0, 4.18)], 0.03, metal, curved=False)
    hook = [(0, 0, 4.48), (0, 0, 4.8)]
    hook += [(0.1 * cos(a * pi / 8 - pi / 3) - 0.03, 0, 4.9 + 0.1 * sin(a * pi / 8 - pi / 3)) for a in range(11)]
    tube(hook, 0.018, metal)
    tube([(-0.02, 1.5, 4.94), (-0.02, -0.12, 4.94)], 0.035, metal, curved=False)
    window_light(wall=1.5, centre=(0.6, 2.6), width=3.5, location=(-4.6, -8, 7.0))
    fills((0, 0, 2.4), 0.8)
    area((-5.5, -1.6, 4.5), (0, 0, 2), 1.0, 220, "#fff0e0")
    camera((0.3, -14, 2.9), (0.25, 0, 2.62), 76)


def on_skirt(line, lines, v, side):
    """Accordion pleats that open downwards; every second line lies deep."""
    share = line / lines * 2 - 1
    half = 0.44 + 1.0 * v + 0.16 * v * v
    depth = (0.1 + 0.32 * v) * (1 - share**2) ** 0.5
    fold = (0.045 + 0.1 * v) * (1 if line % 2 else -1)
    hem = -0.26 * v * (0.5 + 0.5 * share)
    return share * half, -side * (depth + fold), waist - 1.95 * v + hem


def panel(material, outline, lift, belly):
    """A flat piece at the depth -`lift`, its middle folded `belly` further forward."""
    points = [Vector((x, -lift, z)) for x, z in outline]
    middle = sum(points, Vector()) / len(points) + Vector((0, -belly, 0))
    count = len(points)
    made = mesh([*points, middle], [(i, (i + 1) % count, count) for i in range(count)], material, False)
    return thicken(made, 0.014, 0)


def sleeve(material, side):
    """A short sleeve of three folded facets."""
    inner = [(0.42, 0.16, 4.34), (0.74, -0.2, 4.2), (0.56, -0.28, 3.5), (0.56, 0.2, 3.5)]
    outer = [(1.02, 0.02, 4.02), (1.3, -0.26, 3.72), (1.12, -0.22, 3.3), (1.1, 0.2, 3.34)]
    ridge = [(0.4, -0.02, 4.42), (1.22, -0.06, 4.02)]
    points = [(side * x, y, z) for x, y, z in inner + outer + ridge]
    faces = [(8, 1, 5, 9), (1, 2, 6, 5), (8, 9, 4, 0), (0, 4, 7, 3)]
    return thicken(mesh(points, faces, material, False), 0.014, 0)
