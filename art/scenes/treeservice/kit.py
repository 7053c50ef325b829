"""What goes up the tree: rope, saw and carabiner, on a stump, from above and a little aside."""

from math import cos, pi, radians, sin

from growth_rings import disc
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import bump, fabric, leather, metal, plaster, steel
from studio.shapes import cylinder, group, mesh, plane, tube
from studio.stage import reset


def build(shot):
    reset(exposure=0.25)
    strips(0.35, "#f4ffe8", "#1c2a1a")
    plane(plaster("#2c4422"))
    group([disc()], (0, 0.1, 0.28), (radians(-90), 0, radians(20)), 1.62)
    rope(bump(fabric("#ff6a1a"), 60, 0.5, 0.03))
    saw(metal("#c9ced2", 0.22), leather("#5a2c16"))
    carabiner((1.75, -0.15, 0.86), steel(0.18))
    area((-5.5, 3.5, 5.5), (0, 0, 0.5), 1.5, 1000, "#ffe0b4")
    area((5, -5, 5), (0, 0, 0), 5, 150, "#cfe8d0")
    camera((0.7, -5.6, 9.4), (0.05, -0.12, 0.6), 58, aperture=5.6, focus=(0, -0.3, 0.9))


def rope(material):
    """Five turns and a tail that leaves the picture."""
    points, turns, top = [], 5.2, 0.86
    for i in range(int(turns * 40)):
        a = 2 * pi * i / 40
        r = 1.32 - 0.11 * (i / 40) + 0.02 * sin(a * 3)
        points.append((-0.42 + r * cos(a), 0.42 + r * sin(a) * 0.92, top + 0.02 * sin(a * 2) + (0.13 if (i // 40) % 2 else 0)))
    end = points[0]
    tail = [(end[0] + 0.05 + 0.4 * t, end[1] - 1.3 * t - 0.5 * sin(t * 2.4), top - 0.02 - (0.7 * max(0, t - 0.95))) for t in (j / 16 for j in range(1, 33))]
    tube(list(reversed(tail)) + points, 0.085, material, resolution=6)


def saw(blade, grip):
    """A curved pull saw in the coil's lap."""
    points, teeth = [], 46
    for i in range(teeth * 2 + 1):
        t = i / (teeth * 2)
        edge = -0.16 - 0.16 * sin(t * pi) + (0.055 if i % 2 else 0)
        points.append((-1.3 + 2.5 * t, edge + 0.16 * t))
    back = [(1.2, 0.16), (0.4, 0.16), (-0.5, 0.1), (-1.3, 0.02)]
    outline = points + back
    count = len(outline)
    vertices = [(x, y, z) for z in (0, 0.022) for x, y in outline]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *[(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]]
    plate = mesh(vertices, faces, blade, False)
    handle = tube([(1.1, 0.06, 0.03), (1.5, 0.05, 0.05), (1.9, -0.05, 0.05), (2.15, -0.2, 0.05)], 0.15, grip, [0.9, 1.05, 0.95, 1.15])
    group([plate, handle], (-0.75, -0.75, 1.02), (radians(3), radians(-3), radians(-24)))


def carabiner(place, material):
    path = [(0.0, -0.5), (0.2, -0.42), (0.3, -0.2), (0.36, 0.2), (0.28, 0.46), (0.05, 0.55), (-0.14, 0.44), (-0.18, 0.2), (-0.18, -0.25), (-0.12, -0.44)]
    ring = tube([(x, y, 0.06) for x, y in path], 0.06, material, cyclic=True)
    sleeve = cylinder((-0.18, 0.0, 0.06), 0.085, 0.34, material, 0.015, (pi / 2, 0, 0))
    group([ring, sleeve], place, (0, 0, radians(-38)), 1.15)
