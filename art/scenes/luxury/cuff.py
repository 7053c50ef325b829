"""A wide gold cuff on a leaning roll of dark velvet: one channel of emerald baguettes runs around it like a meridian."""

from math import cos, pi, radians, sin

from cuts import step_cut
from jewels import beads
from mathutils import Matrix, Vector
from studio.cameras import camera
from studio.lights import area
from studio.materials import gem, gold, velvet
from studio.shapes import copy, group, lathe, mesh, tube
from vitrine import WARM, edge, key, sparkle, vitrine

inside = 1.0
gap = radians(58)  # the cuff's opening
looks = radians(62)  # where the opening looks: to the right, just in sight


def build(shot):
    vitrine(strength=4.2, scale=3.4, fire=1.2)
    group(roll() + cuff(), (0, 0, 0), (radians(9), radians(-17), 0))
    target = Vector((0, -0.6, 0.1))
    key(target, 900, 24, (-3.4, -4.6, 5.2))
    area((-4.2, -2.6, 1.2), target, 0.5, 80, WARM, height=3.4)  # the long light down the cuff's left
    edge((3.6, 1.6, 1.0), target, 80, 4)
    edge((-2.6, 2.8, 1.6), target, 60, 5)
    sparkle(target, 50, towards=(-0.15, -0.98, 0.2))
    for place, power in (((-2.6, -6.5, 0.4), 150), ((2.4, -6.0, -1.2), 60)):  # what the flutes mirror
        area(place, target, 1.6, power, WARM).visible_diffuse = False
    camera((0.2, -9.6, 2.2), (0.04, 0, 0.04), 72, aperture=3.6, focus=(0, -1.1, 0.2))


def roll():
    """Velvet around a core, with gold caps; it runs out of the picture below."""
    cloth = velvet("#1d0c16", 0.55)
    body = lathe([(0, 1.62), (0.55, 1.62), (0.7, 1.58), (0.74, 1.5), (0.74, -4)], cloth, sides=160)
    cap = lathe([(0, 1.78), (0.05, 1.775), (0.075, 1.72), (0.05, 1.67), (0.3, 1.655), (0.32, 1.63), (0.3, 1.6)], gold(0.14), sides=96)
    return [body, cap]


def around(turn, reach, z):
    """`turn` runs from the middle of the cuff's face, opposite to its opening; the cuff is a little oval."""
    at = turn + looks + pi - pi / 2
    return Vector((1.06 * reach * cos(at), 0.94 * reach * sin(at), z))


def cuff():
    metal = gold(0.1)
    half = pi - gap / 2
    parts = [band(half, metal)]
    for side in (-1, 1):
        parts.append(panel(half, side, metal))
        for z in (0.215, 0.545):
            parts.append(beads([around(t / 150 * (half - 0.14), inside + 0.118, side * z) for t in range(-150, 151)], 0.0135, metal))
    parts += channel(half, metal)
    return parts


def band(half, metal):
    """The body: rounded edges, a soft dome, ends that close in a half round."""
    columns, rows = 200, 36
    section = []
    for j in range(rows):
        t = 2 * pi * j / rows
        x, y = cos(t), sin(t)
        section.append((0.075 * abs(x) ** 0.5 * (1 if x > 0 else -1), 0.62 * abs(y) ** 0.35 * (1 if y > 0 else -1)))
    vertices, faces = [], []
    for i in range(columns + 1):
        turn = (i / columns - 0.5) * 2 * half
        left = half - abs(turn)
        narrow = (1 - (1 - min(1, left / 0.16)) ** 2) ** 0.5 * 0.42 + 0.58 if left > 0 else 0.58
        vertices += [around(turn, inside + 0.03 + out * (1 if left > 0 else 0.6), z * narrow) for out, z in section]
    for i in range(columns):
        faces += [(i * rows + j, i * rows + (j + 1) % rows, (i + 1) * rows + (j + 1) % rows, (i + 1) * rows + j) for j in range(rows)]
    last = columns * rows
    faces += [tuple(range(rows))[::-1], tuple(last + j for j in range(rows))]
    made = mesh(vertices, faces, metal)
    made.data.use_auto_smooth = True
    return made


def panel(half, side, metal):
    """The field between two lines of milgrain: upright flutes that end round."""
    flutes, steps, rows = 88, 12, 8
    columns = flutes * steps
    vertices = []
    for i in range(columns + 1):
        turn = (i / columns - 0.5) * 2 * (half - 0.13)
        swell = abs(sin(pi * i / steps)) ** 0.8
        for j in range(rows + 1):
            v = j / rows
            ends = min(1, (4 * v * (1 - v)) ** 0.35)
            vertices.append(around(turn, inside + 0.092 + 0.036 * swell * ends, side * (0.235 + 0.29 * v)))
    faces = [(i * (rows + 1) + j, i * (rows + 1) + j + 1, (i + 1) * (rows + 1) + j + 1, (i + 1) * (rows + 1) + j) for i in range(columns) for j in range(rows)]
    return mesh(vertices, faces, metal)


def channel(half, metal):
    """Baguettes edge to edge between two rails."""
    green = gem("#4cf0a2", 1.75)
    first = step_cut(0.118, 0.225, green, height=0.11, corner=0.08)
    parts, count = [], 49
    for i in range(count):
        turn = (i / (count - 1) - 0.5) * 2 * (half - 0.13)
        place, out = around(turn, inside + 0.128, 0), around(turn, 1, 0).normalized()
        along = Vector((0, 0, 1)).cross(out)
        made = copy(first, place) if parts else first
        axes = Matrix((along, Vector((0, 0, 1)), out)).transposed().to_4x4()
        made.matrix_world = Matrix.Translation(place) @ axes
        parts.append(made)
    for z in (-0.145, 0.145):
        parts.append(tube([around(t / 120 * (half - 0.1), inside + 0.115, z) for t in range(-120, 121)], 0.03, metal))
    return parts
