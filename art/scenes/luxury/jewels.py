"""A goldsmith's parts: shanks, heads, bezels, beads, chains."""

from math import cos, hypot, pi, sin

from cuts import circle, faceted
from mathutils import Matrix, Vector
from studio.shapes import copy, mesh, torus, tube


def loop(point, material, columns, rows, smooth=True):
    """A surface that closes both ways, such as a ring: `point(u, v)` for u and v from 0 to 1."""
    vertices = [point(i / columns, j / rows) for i in range(columns) for j in range(rows)]
    faces = [
        (i * rows + j, (i + 1) % columns * rows + j, (i + 1) % columns * rows + (j + 1) % rows, i * rows + (j + 1) % rows)
        for i in range(columns)
        for j in range(rows)
    ]
    return mesh(vertices, faces, material, smooth)


def shank(radius, width, thickness, metal, squareness=0.75, columns=192):
    """A ring band around y. `radius` is its inside; `width` and `thickness` are functions of the turn from the top."""

    def point(u, v):
        turn, around = 2 * pi * u + pi, 2 * pi * v
        x, y = cos(around), sin(around)
        across = abs(y) ** squareness * (1 if y > 0 else -1) * width(turn) / 2
        out = abs(x) ** (1.0 if x > 0 else 0.55) * (1 if x > 0 else -1)  # domed outside, flat towards the finger
        reach = radius + thickness(turn) * (0.5 + out / 2)
        return reach * sin(turn), across, reach * cos(turn)

    return loop(point, metal, columns, 40)


def crest(turn, foot, top, sharpness=3.0):
    """From `foot` below to `top` at the head of a ring."""
    return foot + (top - foot) * ((1 + cos(turn)) / 2) ** sharpness


def head(radius, metal, stone, prongs=6, depth=0.62):
    """A solitaire's basket: stone, two gallery rails, and claws that run up from one point and bend over the girdle."""
    parts = [faceted(radius, stone)]
    for reach, z, thickness in ((0.78, -0.26, 0.055), (0.47, -0.58, 0.05)):
        parts.append(torus((0, 0, z * radius), reach * radius, thickness * radius, metal, segments=96, rings=16))
    profile = [(0.22, -depth / 0.62 * 1.0), (0.5, -0.56), (0.82, -0.24), (1.0, -0.02), (1.05, 0.1), (0.97, 0.2), (0.86, 0.235)]
    for i in range(prongs):
        turn = 2 * pi * (i + 0.5) / prongs
        points = [(cos(turn) * r * radius, sin(turn) * r * radius, z * radius) for r, z in profile]
        parts.append(tube(points, 0.07 * radius, metal, radii=[1.2, 1, 0.95, 1, 1, 0.95, 0.55]))
    return parts


def bezel(outline, radius, metal, height=0.16, wall=0.07, lift=0.06, sides=96):
    """A wall of metal around a stone's girdle, its rim pressed over the edge."""
    profile = [(1 + wall, -height), (1 + wall, lift - wall / 2), (1 + wall * 0.6, lift), (1 - wall * 0.1, lift), (1 - wall * 0.5, lift - wall * 0.5), (1 - wall * 0.5, -height)]
    count = len(profile)

    def point(i, j):
        x, y = outline(2 * pi * i / sides)
        grow, z = profile[j]
        size = hypot(x, y) or 1
        return (x + x / size * (grow - 1)) * radius, (y + y / size * (grow - 1)) * radius, z * radius

    vertices = [point(i, j) for i in range(sides) for j in range(count)]
    faces = [
        (i * count + j, (i + 1) % sides * count + j, (i + 1) % sides * count + (j + 1) % count, i * count + (j + 1) % count)
        for i in range(sides)
        for j in range(count)
    ]
    made = mesh(vertices, faces, metal)
    made.data.use_auto_smooth = True
    return made


def beads(places, radius, metal):
    """Grains, milgrain, granulation: many small balls as one mesh."""
    rows, columns = 6, 10
    ball = [(0, 0, radius)]
    for j in range(1, rows):
        turn = pi * j / rows
        ball += [(radius * sin(turn) * cos(2 * pi * i / columns), radius * sin(turn) * sin(2 * pi * i / columns), radius * cos(turn)) for i in range(columns)]
    ball.append((0, 0, -radius))
    last = len(ball) - 1
    skin = [(0, 1 + i, 1 + (i + 1) % columns) for i in range(columns)]
    for j in range(rows - 2):
        a, b = 1 + j * columns, 1 + (j + 1) * columns
        skin += [(a + i, b + i, b + (i + 1) % columns, a + (i + 1) % columns) for i in range(columns)]
    skin += [(last, last - columns + (i + 1) % columns, last - columns + i) for i in range(columns)]
    vertices, faces = [], []
    for place in places:
        start = len(vertices)
        vertices += [Vector(place) + Vector(point) for point in ball]
        faces += [tuple(start + index for index in face) for face in skin]
    return mesh(vertices, faces, metal)


def pave(places, radius, stone, outline=circle):
    """Small stones of one size: `places` are (location, direction their tables look)."""
    first, parts = faceted(radius, stone, outline), []
    for location, direction in places:
        made = copy(first, location) if parts else first
        made.location = location
        made.rotation_euler = Vector(direction).to_track_quat("Z", "Y").to_euler()
        parts.append(made)
    return parts


def smooth(points, steps=16):
    """A Catmull-Rom curve through points."""
    points = [Vector(point) for point in points]
    padded = [2 * points[0] - points[1], *points, 2 * points[-1] - points[-2]]
    curve = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [*curve, points[-1]]


def spaced(path, spacing):
    """Points along a path at equal distances, with the direction at each."""
    places, left = [], 0.0
    for a, b in zip(path, path[1:]):
        length = (b - a).length
        while left <= length and length > 0:
            places.append((a.lerp(b, left / length), (b - a).normalized()))
            left += spacing
        left -= length
    return places


def chain(path, length, thickness, metal, slim=0.62):
    """A cable chain along a path: oval links, each a quarter turn from the last and through it."""
    first = tube(oval_link(length, slim), thickness, metal, cyclic=True, resolution=4)
    parts = []
    for i, (place, direction) in enumerate(spaced(path, (length - 2.2 * thickness) * 0.86)):
        made = copy(first, place) if parts else first
        roll = Matrix.Rotation(pi / 2 * (i % 2) + 0.12 * sin(i * 2.3), 4, "X")
        made.matrix_world = Matrix.Translation(place) @ direction.to_track_quat("X", "Z").to_matrix().to_4x4() @ roll
        parts.append(made)
    return parts


def oval_link(length, slim, count=12):
    return [(length / 2 * cos(2 * pi * i / count), length / 2 * slim * sin(2 * pi * i / count), 0) for i in range(count)]


def jump_ring(location, radius, thickness, metal, rotation=(0, 0, 0)):
    return torus(location, radius, thickness, metal, rotation, segments=48, rings=12)
