"""Marigolds and mud: a row of them in furrowed soil, and the trowel that put them there."""

from math import cos, pi, radians, sin
from random import gauss, uniform

from mathutils import Euler, Vector, noise
from studio.cameras import camera
from studio.lights import area, sun
from studio.materials import bump, mottle, plaster, principled, steel, wood
from studio.shapes import box, cylinder, lathe, mesh, sphere, surface, thicken, tube, wall
from studio.stage import bounces, reset

GOLDEN = 2.399963


def build(shot):
    reset("#dfe6d2", 0.55, exposure=0.1)
    bounces(total=5)
    soil = bump(mottle(principled("#241108", 0.95), "#150904", "#351b0e", 3), 9, 0.9, 0.08)
    if shot == "row":
        row(soil)
    else:
        trowel(soil)


def row(soil):
    wall(plaster("#b0c8a6"), y=9, width=80)
    ground(soil, lambda x, y: 0.2 * cos(y * 2.6) - 0.05 * y * (y < 0))
    for i, x in enumerate((-5.1, -3.3, -1.6, 0.35, 2.1, 3.9, 6.2)):
        plant(Vector((x + gauss(0, 0.1), gauss(0, 0.12), 0.2)), 1.5 + 0.55 * ((i * 37) % 10) / 10, 0.62 + 0.2 * ((i * 53) % 10) / 10)
    for i, x in enumerate((-6.4, -4.0, -0.7, 1.3, 4.8)):
        plant(Vector((x, 2.42 + gauss(0, 0.1), 0.2)), 1.5 + 0.4 * ((i * 29) % 10) / 10, 0.55)
    label(Vector((3.0, -0.75, 0.1)), radians(-8))
    sun(24, -58, 4.6, "#ffdca6", 2)
    area((6, -6, 7), (0, 0, 1), 6, 260, "#e8f0ff")
    camera((0.2, -9.4, 1.75), (0.1, 0, 1.55), 46, aperture=3.2, focus=(0, 0, 1.4))


def trowel(soil):
    wall(plaster("#b0c8a6"), y=8, width=60)
    ground(soil, lambda x, y: 0.75 * max(0, 1 - (x * x + y * y) / 7) - 0.1)
    blade = steel(0.28)

    def scoop(u, v):
        across = u * 2 - 1
        width = 0.5 * min(1, 0.3 + (v * 9) ** 0.6 * 0.7) * min(1, 1.15 - 0.18 * v) * (1 if v < 0.62 else max(0.02, cos((v - 0.62) / 0.38 * pi / 2)) ** 0.7)
        return (across * width, -0.22 * (1 - across * across) * (1 - 0.4 * v), -1.9 * v)

    parts = [thicken(surface(scoop, blade, 30, 60), 0.035)]
    parts.append(tube([(0, -0.14, -0.15), (0, -0.1, 0.15), (0, 0.16, 0.4), (0, 0.16, 0.75)], 0.07, blade))
    handle = wood("#6b3a1c", "#b0713c", 2.2)
    parts.append(lathe([(0, 0), (0.13, 0), (0.16, 0.1), (0.14, 0.5), (0.19, 1.05), (0.17, 1.35), (0.08, 1.45), (0, 1.45)], handle, (0, 0.16, 0.7)))
    parts.append(cylinder((0, 0.16, 0.78), 0.165, 0.1, principled("#c9922f", 0.3, 1)))
    turn = Euler((radians(-7), radians(11), radians(-24)))
    for part in parts:
        part.location = turn.to_matrix() @ part.location + Vector((0.45, -0.1, 1.55))
        part.rotation_euler = turn
    plant(Vector((-0.85, -0.5, 0.45)), 1.35, 0.6)
    label(Vector((-1.75, -0.25, 0.2)), radians(7))
    sun(30, -52, 4.4, "#ffdca6", 2)
    area((5, -6, 6), (0, 0, 1), 5, 220, "#e8f0ff")
    camera((0.1, -9.6, 2.5), (-0.1, 0, 1.45), 62, aperture=4, focus=(0, -0.4, 1.4))


def ground(soil, shape):
    def point(u, v):
        x, y = (u - 0.5) * 26, -5.5 + 12 * v
        place = Vector((x, y, 0))
        rough = 0.1 * noise.noise(place * 1.7) + 0.05 * noise.noise(place * 5) + 0.03 * noise.noise(place * 13)
        return (x, y, shape(x, y) + rough)

    surface(point, soil, 520, 260)
    for _ in range(420):
        x, y = uniform(-8, 8), uniform(-4, 3)
        size = uniform(0.02, 0.1)
        sphere((x, y, shape(x, y) + size * 0.4), size, soil, (uniform(0.8, 1.4), 1, uniform(0.6, 1)), (uniform(0, 3), 0, uniform(0, 3)), segments=10)


def plant(root, height, size):
    """One marigold: a stem, leaves like feathers, and a head of some ninety ruffled petals."""
    green = mottle(principled("#2f5a26", 0.55), "#1f421b", "#4f7f35", 2)
    top = root + Vector((gauss(0, 0.08), gauss(0, 0.06), height))
    tube([root - Vector((0, 0, 0.2)), root + Vector((gauss(0, 0.05), 0, height * 0.5)), top], 0.045, green)
    for i in range(9):
        turn, level = i * GOLDEN + uniform(0, 1), 0.06 + 0.72 * i / 9
        feather(root.lerp(top, level), turn, (0.95 - 0.4 * level) * (0.5 + 0.25 * height), green)
    lathe([(0, -0.3 * size), (0.16 * size, -0.26 * size), (0.24 * size, 0), (0, 0.02)], green, tuple(top))
    hue = ("#e07608", "#f0930c", "#d65f06")[int(uniform(0, 2.99))]
    petals = mottle(principled(hue, 0.6, sheen=0.3), hue, "#ffb32a", 3)
    lean = Euler((gauss(0.12, 0.12), gauss(0, 0.14), 0)).to_matrix()
    count = 96
    for i in range(count):
        part = (i / count) ** 0.85
        tilt = radians(84 - 92 * part)
        petal(top, lean, i * GOLDEN, tilt + gauss(0, 0.07), size * (0.42 + 0.5 * part), petals)


def petal(at, lean, turn, tilt, length, material):
    wave, phase = gauss(0.12, 0.03), uniform(0, 3)
    spin = Euler((0, 0, turn)).to_matrix()

    def point(u, v):
        across = u * 2 - 1
        tip = max(0, (v - 0.6) / 0.4)
        width = length * 0.38 * (0.25 + 0.75 * v**0.7) * (1 - 0.72 * tip * tip) ** 0.5
        lift = wave * length * v * sin(across * 4.2 + phase) + 0.05 * length * across * across
        reach = length * v * (1 - 0.14 * across * across)
        out = Vector((across * width, reach * cos(tilt) - lift * sin(tilt), reach * sin(tilt) + lift * cos(tilt)))
        return at + lean @ (spin @ out)

    surface(point, material, 7, 9)


def feather(at, turn, length, green):
    """A leaf of a marigold: leaflets in pairs, toothed so finely that it looks soft."""
    spin = Euler((0, 0, turn)).to_matrix()
    vertices, faces = [], []

    def leaflet(base, direction, size):
        side = Vector((-direction.y, direction.x, 0))
        start = len(vertices)
        tip = base + direction * size - Vector((0, 0, size * 0.3))
        middle = base + direction * size * 0.5 + Vector((0, 0, size * 0.05))
        for corner in (base, middle + side * size * 0.17, tip, middle - side * size * 0.17):
            vertices.append(at + spin @ corner)
        faces.append((start, start + 1, start + 2, start + 3))

    ridge = lambda t: Vector((0, t * length, 0.42 * length * t * (1.2 - t)))
    for step in range(1, 8):
        t = step / 8
        size = length * 0.36 * (1.1 - 0.6 * abs(t - 0.45))
        for side in (-1, 1):
            leaflet(ridge(t), Vector((side * 0.85, 0.52, 0)), size)
    leaflet(ridge(0.95), Vector((0, 1, 0)), length * 0.3)
    mesh(vertices, faces, green, smooth=False)
    tube([at + spin @ ridge(t) for t in (0, 0.3, 0.6, 1)], 0.014, green)


def label(at, lean):
    pale = wood("#b98b55", "#e2c08e", 3)
    board = box((at.x, at.y, at.z + 0.62), (0.34, 0.05, 1.5), pale, bevel=0.02)
    board.rotation_euler = (radians(-6), lean, radians(12))
