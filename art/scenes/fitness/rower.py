"""A rowing machine seen along its rail: the flywheel's cage stands like a dark sun at the end of it, the handle across
its heart. Sun from the upper left, the cage's shadow on the yellow ground."""

from math import cos, pi, radians, sin

from ironfield import YELLOW, cast_iron, chalked, enamel, flood, ring, turned_steel
from mathutils import Vector
from studio.cameras import camera
from studio.materials import metal, principled, rubber
from studio.shapes import box, cylinder, group, lathe, round_edges, torus, tube

HUB, CAGE, GRIP = 3.1, 2.35, 2.86
FACING = (pi / 2, 0, 0)


def build(shot):
    flood(40, -38, gloss=0.55)
    black, steel = cast_iron("#151516", 0.38), turned_steel(0.28)
    group(flywheel(black, steel), (0, 3, HUB), FACING)
    rail(steel)
    feet(black, rubber())
    footplates(black)
    handle(steel)
    camera((0, -10.5, 2.3), (0, 3, 2.72), 66)


def flywheel(black, steel):
    """Around z, its cage towards the rower: drum, blades, rings and spokes, a yellow boss."""
    drum = [(0, -0.7), (CAGE - 0.12, -0.7), (CAGE, -0.58), (CAGE, 0.3), (CAGE - 0.05, 0.42), (CAGE - 0.2, 0.42)]
    drum += [(CAGE - 0.26, 0.32), (CAGE - 0.26, -0.5), (0, -0.5)]
    parts = [round_edges(lathe(drum, black, sides=192), 0.02)]
    parts.append(ring(enamel(), CAGE - 0.13, CAGE - 0.07, 0.4, 0.428, 0.004, 192))
    blade = principled("#070707", 0.35)
    for i in range(20):
        turn = 2 * pi * i / 20
        parts.append(box((1.25 * cos(turn), 1.25 * sin(turn), -0.12), (1.5, 0.05, 0.4), blade, 0.01, (0.5, 0, turn)))
    for i in range(9):
        parts.append(torus((0, 0, 0.4 + 0.12 * (1 - (i / 8) ** 2)), 0.7 + i * 0.17, 0.026, black, segments=144, rings=12))
    for i in range(36):
        turn = 2 * pi * (i + 0.5) / 36
        line = [(r * cos(turn), r * sin(turn), 0.36 + 0.12 * (1 - ((r - 0.7) / 1.4) ** 2)) for r in (0.55, 0.95, 1.4, 1.8, CAGE - 0.2)]
        parts.append(tube(line, 0.026, black, curved=False, resolution=3))
    boss = [(0, 0.66), (0.5, 0.66), (0.58, 0.6), (0.6, 0.4), (0.6, 0.1)]
    parts.append(round_edges(lathe(boss[::-1], enamel()), 0.015))
    parts += [torus((0, 0, 0.66), r, 0.014, black, segments=96, rings=10) for r in (0.3, 0.42)]
    for i in range(8):
        turn = 2 * pi * (i + 0.5) / 8
        parts.append(cylinder(((CAGE - 0.1) * cos(turn), (CAGE - 0.1) * sin(turn), 0.44), 0.05, 0.05, steel, 0.012, sides=6))
    return parts


def rail(steel):
    """The monorail runs towards the camera and out of the frame: an aluminium beam, its steel track on top."""
    beam = metal("#4a4b4c", 0.5)
    box((0, -4.3, 1.5), (0.62, 14, 0.5), principled("#161617", 0.4), 0.04)
    box((0, -4.3, 1.78), (0.46, 14, 0.07), steel, 0.015)
    box((0, -4.3, 1.83), (0.2, 14, 0.04), beam, 0.01)


def feet(black, sole):
    """Two splayed legs under the flywheel."""
    for side in (-1, 1):
        tube([(side * 0.3, 2.9, 1.7), (side * 1.75, 2.6, 0.2)], 0.16, black, curved=False)
        box((side * 1.85, 2.55, 0.13), (0.75, 0.5, 0.26), sole, 0.06)
    tube([(-1.4, 2.68, 0.62), (1.4, 2.68, 0.62)], 0.09, black, curved=False)
    box((0, 2.9, 1.75), (1.1, 1.2, 0.5), black, 0.08)


def footplates(black):
    """A pair of sloping plates beside the rail, each with a strap."""
    webbing = principled("#0e0e0e", 0.8)
    for side in (-1, 1):
        x = side * 0.78
        tilt = (radians(52), 0, 0)
        box((x, 0.9, 1.72), (0.66, 1.5, 0.1), black, 0.04, tilt)
        for step in range(6):
            along = Vector((0, cos(tilt[0]), sin(tilt[0]))) * (step * 0.2 - 0.5)
            off = Vector((0, -sin(tilt[0]), cos(tilt[0]))) * 0.06
            box(Vector((x, 0.9, 1.72)) + along + off, (0.5, 0.07, 0.03), webbing, 0.01, tilt)
        strap = [(x - 0.36, 0.98, 1.84), (x - 0.3, 0.62, 2.06), (x, 0.5, 2.14), (x + 0.3, 0.62, 2.06), (x + 0.36, 0.98, 1.84)]
        for off in range(-3, 4):
            tube([(a, b + off * 0.022, c + off * 0.03) for a, b, c in strap], 0.024, enamel(YELLOW), resolution=2)


def handle(steel):
    """Two black grips on a bent bar, chalked where the hands were, and the chain that leads to the wheel."""
    grip = chalked(rubber("#141415"), [((-0.95, -1.2, GRIP), 0.5), ((1.0, -1.2, GRIP), 0.45)], 0.9, 11, (0.4, 0.85))
    y, z = -1.2, GRIP
    bend = [(-1.62, y - 0.16, z), (-0.9, y - 0.05, z), (-0.3, y, z), (0.3, y, z), (0.9, y - 0.05, z), (1.62, y - 0.16, z)]
    tube(bend, 0.09, steel)
    for side in (-1, 1):
        line = [(side * x, y - d, z) for x, d in ((0.42, 0.0), (0.9, 0.05), (1.3, 0.1), (1.66, 0.165))]
        tube(line, 0.15, grip)
        for x, d in ((0.42, 0.0), (1.66, 0.165)):
            torus((side * x, y - d, z), 0.125, 0.045, grip, (0, pi / 2, 0), 48, 12)
    box((0, y + 0.02, z), (0.44, 0.3, 0.34), cast_iron(), 0.06)
    for i in range(26):
        place = (0, y + 0.25 + i * 0.15, z)
        box(place, (0.11 if i % 2 else 0.05, 0.19, 0.05 if i % 2 else 0.11), steel, 0.02)
