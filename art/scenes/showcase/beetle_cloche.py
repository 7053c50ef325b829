"""A polished metal beetle on a brass stem under a glass cloche, black base on mint; strips draw the dome."""

from math import cos, pi, radians, sin, sqrt

from glassware import thin_glass
from mathutils import Vector
from studio.cameras import camera
from studio.lights import area, strips, studio
from studio.materials import brass, lacquer, metal, plaster
from studio.shapes import cyclorama, cylinder, group, lathe, sphere, subdivide, surface, torus, tube
from studio.stage import reset

SIDES = (-1, 1)


def build(shot):
    reset(exposure=0.1)
    strips(0.7, "#ffffff", "#3c6a55")
    cyclorama(plaster("#86dcb4"))
    yellow = brass(0.16)
    base(lacquer("#0a1210", 0.16), yellow)
    cylinder((0, 0.18, 1.25), 0.03, 1.8, yellow, 0.008, sides=24)
    group(beetle(metal("#0e6a48", 0.16), metal("#16241d", 0.18), yellow), (0, 0, 2.32), (radians(-5), 0, radians(9)), 1.0)
    cloche(thin_glass("#f6fcf9", "#3f8f74"))
    studio((0, 0, 2), key=900, fill=130, rim=420)
    area((-4.5, -2.2, 2.6), (0, 0, 2.6), 0.5, 150, height=5)
    area((4.2, -1.2, 2.8), (0, 0, 2.6), 0.3, 90, "#e8fff4", height=5)
    camera((0.4, -13, 3.7), (0, 0, 2.42), 66, aperture=4, focus=(0, -0.4, 2.4))


def base(black, yellow):
    lathe([(0, 0), (1.85, 0), (1.9, 0.05), (1.9, 0.2), (1.85, 0.26), (1.74, 0.3), (1.7, 0.38), (1.66, 0.42), (0, 0.42)], black)
    torus((0, 0, 0.3), 1.735, 0.022, yellow, segments=200, rings=12)
    lathe([(0.34, 0.42), (0.34, 0.46), (0.3, 0.5), (0.1, 0.54), (0.06, 0.62), (0, 0.62)], yellow, (0, 0.18, 0))


def cloche(clear):
    """Two skins, so that the rim and the dome's edge have the weight of glass."""
    dome = [(1.5, 0.45), (1.5, 1.2), (1.5, 2.0), (1.5, 2.8)] + [(1.5 * cos(a), 2.8 + 1.5 * sin(a)) for a in (pi / 2 * i / 24 for i in range(1, 24))]
    lathe([*dome, (0.02, 4.3)], clear)
    lathe([(r * 0.965, 0.45 + (z - 0.45) * 0.986) for r, z in dome] + [(0.02, 4.245)], clear)
    torus((0, 0, 0.46), 1.49, 0.045, clear, segments=160, rings=16)
    subdivide(lathe([(0.02, 4.28), (0.13, 4.3), (0.11, 4.42), (0.25, 4.56), (0.27, 4.72), (0.16, 4.86), (0.005, 4.89)], clear, sides=48), 2)


def beetle(shell, dark, yellow):
    """Upright, its back to the camera: wing cases with grooves, a shield, a head with the jaws of a stag beetle."""
    parts = [
        *(wing_case(side, shell) for side in SIDES),
        sphere((0, 0.04, -0.2), 0.6, dark, (0.98, 0.42, 1.12), segments=48),
        sphere((0, -0.02, 0.56), 0.55, shell, (1, 0.62, 0.46), segments=64),
        sphere((0, -0.02, 0.84), 0.32, dark, (1.05, 0.66, 0.62), segments=48),
        torus((0, -0.02, 0.37), 0.45, 0.022, yellow, segments=96, rings=12),
    ]
    parts[-1].scale = (1, 0.66, 1)
    shield = [(-0.13, -0.36, 0.36), (0.13, -0.36, 0.36), (0.0, -0.42, 0.16)]
    parts.append(tube([*shield, shield[0]], 0.018, yellow, curved=False, resolution=4))
    for side in SIDES:
        jaw = [(0.13, -0.04, 0.95), (0.4, -0.08, 1.08), (0.47, -0.1, 1.36), (0.3, -0.1, 1.6), (0.1, -0.1, 1.68)]
        parts.append(tube(mirrored(jaw, side), 0.075, yellow, [1.3, 1.15, 0.95, 0.6, 0.15], resolution=8))
        tooth = [(0.4, -0.1, 1.26), (0.3, -0.1, 1.32), (0.19, -0.1, 1.36)]
        parts.append(tube(mirrored(tooth, side), 0.05, yellow, [1, 0.7, 0.15], resolution=6))
        parts.append(sphere((0.27 * side, -0.14, 0.84), 0.065, yellow, segments=24))
        feeler = [(0.3, -0.02, 0.86), (0.56, -0.05, 0.92), (0.68, -0.06, 1.12), (0.72, -0.06, 1.3)]
        parts.append(tube(mirrored(feeler, side), 0.018, yellow, resolution=4))
        parts.append(sphere((0.72 * side, -0.06, 1.31), 0.04, yellow, (1, 1, 1.5), segments=16))
        for leg in (
            [(0.4, 0.04, 0.5), (0.86, -0.14, 0.62), (1.06, -0.02, 1.02), (1.0, 0.05, 1.26)],
            [(0.5, 0.06, 0.02), (1.02, -0.16, 0.08), (1.16, -0.02, -0.36), (1.24, 0.05, -0.58)],
            [(0.46, 0.06, -0.3), (0.9, -0.16, -0.56), (0.96, -0.02, -1.14), (1.08, 0.05, -1.34)],
        ):
            parts += limb(mirrored(leg, side), yellow)
    return parts


def mirrored(points, side):
    return [(x * side, y, z) for x, y, z in points]


def wing_case(side, shell):
    def point(u, v):
        bend = (v - 0.58) / 0.58 if v < 0.58 else 0.55 * (v - 0.58) / 0.42
        swell = sqrt(max(0, 1 - bend * bend))
        turn = u * pi / 2 * 1.06
        groove = 0.012 * (0.5 - 0.5 * cos(u * 2 * pi * 6)) * swell
        x = 0.012 + 0.66 * swell * sin(turn)
        return (side * x, -(0.44 * swell - groove) * cos(turn) + groove * 0.3, -1.06 + 1.42 * v)

    return surface(point, shell, 72, 56)


def limb(points, material):
    """Thigh, shin and foot, a knuckle at each joint, small spurs along the shin."""
    hip, knee, ankle, foot = (Vector(p) for p in points)
    parts = [
        tube([hip, knee], 0.07, material, [1.2, 0.75], curved=False),
        tube([knee, ankle], 0.055, material, [0.9, 1.0], curved=False),
        tube([ankle, foot], 0.026, material, [1, 0.8], curved=False),
        sphere(knee, 0.066, material, segments=24),
        sphere(ankle, 0.055, material, segments=24),
    ]
    outward = Vector((1 if knee.x > 0 else -1, 0, 0))
    for share in (0.45, 0.7, 0.92):
        root = knee.lerp(ankle, share)
        parts.append(tube([root, root + outward * 0.11 + (ankle - knee) * 0.06], 0.022, material, [1, 0.2], curved=False, resolution=4))
    for fork in SIDES:
        parts.append(tube([foot, foot + (foot - ankle) * 0.3 + Vector((0.045 * fork, 0, 0))], 0.014, material, [1, 0.4], curved=False, resolution=4))
    return parts
