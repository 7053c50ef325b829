"""A pair of flat lifting shoes side on: black canvas, gum-white sole, a yellow strap across the laces. One stands on
the ground, the other above it on a yellow block, heel over toe. Sun from the upper left."""

from math import cos, pi, sin

from ironfield import CHALK, INK, YELLOW, enamel, flat, flood
from mathutils import Vector
from stitching import saddle_stitch
from studio.cameras import camera
from studio.materials import bump, principled
from studio.shapes import box, group, mesh, surface, thicken, torus, tube
from wardrobe import profile

LENGTH = 5.2
half_width = profile((0, 0.56), (0.7, 0.68), (1.8, 0.66), (3.0, 0.82), (4.0, 0.92), (4.7, 0.82), (5.2, 0.6))
#: Height of the upper's ridge above the sole along the foot, heel at x = 0.
ridge = profile((0, 1.75), (0.5, 1.52), (1.2, 1.32), (1.75, 1.5), (2.15, 1.62), (2.9, 1.22), (3.7, 0.86), (4.3, 0.72), (4.75, 0.58), (5.0, 0.4), (5.2, 0.16))
SOLE, BLOCK = 0.36, 2.55


def build(shot):
    flood(40, -48, gloss=0.35)
    box((0.5, 2.4, BLOCK / 2), (16, 2.8, BLOCK), flat(YELLOW), 0.02)
    group(shoe(), (-2.62, -0.5, 0), (0, 0, -0.05))
    upper_foot = group(shoe(), (2.62, 2.2, BLOCK), (0, 0, 0.06))
    upper_foot.scale = -1, 1, 1
    camera((-0.5, -19, 4.6), (0, 0.8, 2.12), 84)


def reach(x, inset=0.0):
    """Half the outline's width at x, round at heel and toe."""
    away = min(1.0, abs(x - LENGTH / 2) / (LENGTH / 2 - inset))
    return max(0.0, (half_width(x) - inset) * (1 - away**3.6) ** (1 / 2.6))


def shoe():
    canvas = bump(principled("#141415", 0.85, sheen=0.3, specular=0.2), 60, 0.35)
    gum, paint, thread = principled("#dcd9cc", 0.6), enamel(), principled("#c6d400", 0.7)
    parts = [*sole(gum, paint), *upper(canvas, thread), *cap(bump(principled("#1b1b1c", 0.6), 40, 0.2), thread)]
    return parts + laces(principled(CHALK, 0.8)) + strap()


def outline(inset, count=160):
    points = []
    for i in range(count):
        turn = 2 * pi * (i + 0.5) / count
        x = LENGTH / 2 + (LENGTH / 2 - inset) * (1 if cos(turn) > 0 else -1) * abs(cos(turn)) ** 0.72
        points.append((x, reach(x, inset) * (1 if sin(turn) > 0 else -1)))
    return points


def slab(material, low, high, inset, soft=0.04):
    rings = [(low, soft), (low + soft * 0.3, soft * 0.3), (low + soft, 0), (high - soft, 0), (high - soft * 0.3, soft * 0.3), (high, soft)]
    vertices, faces, count = [], [], 160
    for z, smaller in rings:
        vertices += [(x, y, z + toe_spring(x)) for x, y in outline(inset + smaller)]
    for k in range(len(rings) - 1):
        for i in range(count):
            j = (i + 1) % count
            faces.append((k * count + i, k * count + j, (k + 1) * count + j, (k + 1) * count + i))
    faces.append(tuple((len(rings) - 1) * count + i for i in range(count)))
    return mesh(vertices, faces, material)


def toe_spring(x):
    return 0.16 * max(0.0, (x - 3.9) / 1.3) ** 2


def sole(gum, paint):
    """A flat outsole with a tread line, a foxing band and a yellow pinstripe."""
    parts = [slab(principled(INK, 0.7), 0.0, 0.1, 0.0), slab(gum, 0.09, SOLE, 0.015), slab(paint, 0.2, 0.235, 0.008, 0.012)]
    for x, y in outline(0.002, 110):
        if 0.4 < x < 4.9:
            parts.append(box((x, y, 0.05 + toe_spring(x)), (0.03, 0.05, 0.07), principled(INK, 0.8), 0))
    return parts


def over(x, turn, lift=0.0, fullness=0.8):
    """A point on the upper at length x; `turn` from 0 (near side, at the sole) to 1 (far side)."""
    angle = pi * turn
    high = max(0.02, ridge(x))
    side = -cos(angle)
    y = reach(x, 0.05) * (1 if side > 0 else -1) * abs(side) ** fullness
    forward = min(1.0, max(0.0, (x - 1.6) / 1.3))
    forward *= forward * (3 - 2 * forward)
    z = SOLE - 0.04 + toe_spring(x) + high * sin(angle) ** (0.62 + 0.12 * forward)
    inward = 1 - 0.3 * max(0.0, sin(angle)) ** 3 * (1 - forward)
    rise = sin(angle)
    heel = max(0.0, 1 - x / 1.2) * (0.3 * rise**3 - 0.12 * sin(pi * rise))
    return Vector((x + heel, y * inward, z)) + Vector((0, side, sin(angle))).normalized() * lift


MOUTH = (0.14, 1.95)


def mouth(x):
    """How far (0 to .5) the upper reaches up each side: less than .5 where the foot goes in."""
    if x >= MOUTH[1]:
        return 0.5
    opening = 0.155 * max(0.0, sin(pi * min(1.0, (x + 0.12) / (MOUTH[1] + 0.12)))) ** 0.55
    return 0.5 - opening


def upper(canvas, thread):
    parts = []
    start, end = 0.035, LENGTH - 0.05

    def along(u):
        return start + (end - start) * (0.5 - 0.5 * cos(pi * u))

    for side in (0, 1):

        def point(u, v, side=side):
            x = along(u)
            turn = v * mouth(x)
            return over(x, turn if side == 0 else 1 - turn)

        parts.append(thicken(surface(point, canvas, 150, 40), 0.06, -1 if side == 0 else 1))
        rim = [over(along(i / 120), mouth(along(i / 120)) if side == 0 else 1 - mouth(along(i / 120)), -0.02) for i in range(0, 121) if along(i / 120) < MOUTH[1] + 0.1]
        parts.append(tube(rim, 0.06, canvas))
        for level in (0.05, 0.075):
            row = [over(0.1 + 4.9 * i / 120, level if side == 0 else 1 - level, 0.01) for i in range(121)]
            parts.append(saddle_stitch(row, thread, 0.012))
        panel = [over(1.1 + 0.75 * (i / 40) ** 1.4 * 1.2, 0.06 + 0.36 * i / 40 if side == 0 else 0.94 - 0.36 * i / 40, 0.012) for i in range(41)]
        parts.append(saddle_stitch(panel, thread, 0.012))
    parts.append(heel_tab())
    return parts


def heel_tab():
    """A loop of yellow webbing at the heel."""
    top = over(0.06, 0.5).z

    def point(u, v):
        turn = pi * v
        return (-0.14 * sin(turn), (u - 0.5) * 0.26, top - 0.5 + 0.62 * v)

    return thicken(surface(point, enamel(YELLOW), 4, 24), 0.03, 0)


def cap(toe, thread):
    """A rubberised toe cap with a double seam."""

    def point(u, v):
        x = 4.2 + (LENGTH - 0.06 - 4.2) * u - 0.28 * (1 - u) * (2 * abs(v - 0.5)) ** 2
        return over(x, v, 0.03)

    parts = [thicken(surface(point, toe, 30, 60), 0.03, 0)]
    for off in (0.02, 0.09):
        row = [point(off, i / 60) + Vector((0, 0, 0.018)) for i in range(2, 59)]
        parts.append(saddle_stitch(row, thread, 0.012))
    return parts


def laces(cotton):
    parts = []
    for i in range(5):
        x = 2.3 + i * 0.33
        line = [over(x + 0.04 * cos(2 * pi * k / 16), 0.36 + 0.28 * k / 16, 0.06) for k in range(17)]
        parts.append(tube(line, 0.05, cotton, resolution=4))
        for turn in (0.36, 0.64):
            place = over(x, turn, 0.035)
            parts.append(torus(place, 0.06, 0.02, principled("#8f9193", 0.3, 1), (0.75 if turn < 0.5 else -0.75, 0, 0), 24, 8))
    return parts


def strap():
    """A broad yellow strap over the instep, its end on the near side with a hook patch."""

    def point(u, v):
        x = 1.98 + 0.62 * v + 0.25 * (0.5 - u)
        return over(x, 0.93 - 0.82 * u, 0.085)

    parts = [thicken(surface(point, principled(YELLOW, 0.75, sheen=0.2, specular=0.2), 60, 8), 0.06, 0)]
    for v in (0.1, 0.9):
        row = [point(i / 60, v) + Vector((0, -0.02, 0.03)) for i in range(2, 59)]
        parts.append(saddle_stitch(row, principled(INK, 0.7), 0.012))
    return parts
