"""A roof seen square on, so that a page can write on it: one unit is the exposure of a course, y is measured from the
picture's lower edge. The lowest courses have slates of given widths; `ridge-hero.css` lays its words by the same
measures. Every course laps over the one below it, and one slate has slipped."""

import random
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector
from studio.cameras import camera
from studio.lights import area, strips, sun
from studio.materials import bump, copper, mottle, principled
from studio.shapes import lathe, mesh, round_edges, surface, tube
from studio.stage import bounces, reset

TONES = ("#3a444e", "#2a3138", "#484e55", "#443c45", "#38423c", "#232930", "#4b4a4b")
COPPER = len(TONES)

# (exposure, [widths], place of the copper slate in them); the slates of these courses are nailed through their faces.
WIDE = {"size": (16, 10.6), "written": [(1.6, [5.7, 2.5, 3.0, 2.6, 2.2], 0)], "start": [0.0], "slipped": (12.3, 3.2, 1.3)}
TALL = {
    "size": (6, 13),
    "written": [(1.0, [4.4, 1.8], None), (1.25, [2.75, 3.45], None), (1.3, [0.75, 5.5, 0.75], 1)],
    "start": [0.0, 0.0, -0.5],
    "slipped": (4.72, 5.15, 0.86),
}


def build(shot):
    plan = TALL if shot == "tall" else WIDE
    width, height = plan["size"]
    reset(exposure=0.15, contrast="High Contrast")
    bounces(4, 2, 3)
    strips(0.5, "#cfdcec", "#20242b", behind="#0d0f12")
    heaps = [([], []) for _ in range(COPPER + 1)]
    y = 0.6
    for (exposure, widths, special), start in zip(plan["written"], plan["start"]):
        x = start
        for k, size in enumerate(widths):
            tone = COPPER if k == special else (2, 4, 3, 0, 5, 1)[(k + len(widths)) % 6]
            slate(heaps[tone], x, y, size, exposure, 0.2, lap=0.2 if tone == COPPER else 0.95)
            if x + size < width + 0.3:
                nails(x, size, y + exposure)
            x += size
        y += exposure
    while y < height + 0.4:
        x = -random.uniform(0.1, 0.9)
        while x < width:
            size = random.uniform(0.62, 1.3) if width > 8 else random.uniform(0.55, 1.05)
            at, course, broad = plan["slipped"]
            if abs(course - y) < 0.01 and x < at < x + size + 0.3:
                size = at - x
            if abs(course - y) < 0.01 and abs(x - at) < 0.01:
                size = broad
                slate(heaps[2], x, y, size, 1, 1, slip=-0.42, turn=-0.13, proud=0.17)
            else:
                slate(random.choice(heaps[:COPPER]), x, y, size, 1, 1)
            x += size
        y += 1
    for (vertices, faces), tone in zip(heaps, TONES):
        stone = mottle(principled(tone, 0.4, clearcoat=0.3, clearcoat_roughness=0.3), "#20262d", tone, 1.7, 10, (0.3, 0.62))
        round_edges(mesh(vertices, faces, bump(stone, 3.4, 0.75, 0.09, 12), False), 0.01, 1)
    sheet = mottle(principled("#b96f4c", 0.36, 0.5), "#96553a", "#c98763", 0.7, 6)
    round_edges(mesh(*heaps[COPPER], bump(sheet, 5, 0.25, 0.04, 4), False), 0.02, 2)
    gutter(width)
    sun(21, -142, 8.5, "#ffe4c8", 1.2)
    area((-3, height + 3, 5), (width * 0.3, height * 0.55, 0), 3, 620 if width > 8 else 380, "#ffc08a")
    area((width + 4, -2, 8), (width / 2, height / 2, 0), 6, 420, "#9dbfe8")
    view = camera((width / 2, height / 2 - 0.01, 20), (width / 2, height / 2, 0))
    view.location, view.rotation_euler = (width / 2, height / 2, 20), (0, 0, 0)
    view.data.type, view.data.ortho_scale = "ORTHO", max(width, height)


def slate(heap, x, y, size, exposure, wild, slip=None, turn=None, proud=None, lap=0.95):
    """One slate with dressed edges; `wild` from 0 to 1 says how far it may sit from where it should."""
    vertices, faces = heap
    gap, long, thick = 0.014, exposure + lap, 0.06
    slip = random.uniform(-0.03, 0.03) * wild if slip is None else slip
    turn = random.uniform(-0.012, 0.012) * wild if turn is None else turn
    proud = 0.13 + random.uniform(-0.015, 0.03) * wild if proud is None else proud
    twist = random.uniform(-0.02, 0.02) * (0.3 + 0.7 * wild)
    half = size / 2 - gap
    corners = [(-half, 0), (half, 0), (half, long), (-half, long)]
    outline = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        steps = max(2, int(max(abs(x1 - x0), abs(y1 - y0)) * 7))
        for k in range(steps):
            t, rough = k / steps, 0.013 if k else 0.006
            outline.append((x0 + (x1 - x0) * t + random.uniform(-rough, rough), y0 + (y1 - y0) * t + random.uniform(-rough, rough)))
    start, count = len(vertices), len(outline)
    for under in (0.0, thick):
        for u, v in outline:
            lift = proud * (1 - v / long) + 0.01 + twist * u / half * (1 - v / long)
            a, b = u * cos(turn) - (v - long) * sin(turn), u * sin(turn) + (v - long) * cos(turn) + long
            vertices.append(Vector((x + size / 2 + a, y + slip + b, lift - under)))
    faces.append(tuple(range(start, start + count)))
    for k in range(count):
        after = (k + 1) % count
        faces.append((start + after, start + k, start + count + k, start + count + after))


def nails(x, size, top):
    metal = copper(0.25)
    for at in (x + 0.2, x + size - 0.2):
        lathe([(0, 0.03), (0.035, 0.024), (0.05, 0.004), (0.05, -0.05)], metal, (at, top - 0.22, 0.11), 32)


def gutter(width):
    """Half round, hung below the eaves, with a bead along its lip and a strap every few feet."""
    metal = copper(0.34)
    surface(lambda u, v: (-1 + (width + 2) * u, 0.24 - 0.24 * cos(pi * v), 0.3 * sin(pi * v) - 0.22), metal, 4, 40)
    tube([(-1, 0.44, 0.0), (width + 1, 0.44, 0.0)], 0.055, metal, curved=False)
    mesh([(-1, 0.4, -0.2), (width + 1, 0.4, -0.2), (width + 1, 1.4, -0.2), (-1, 1.4, -0.2)], [(0, 1, 2, 3)], principled("#12151a", 0.3))
    x = 0.9
    while x < width:
        strap = [(x, 0.24 - 0.26 * cos(pi * k / 24), 0.325 * sin(pi * k / 24) - 0.22) for k in range(25)]
        tube(strap, 0.035, metal)
        x += 2.35
