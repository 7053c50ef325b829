"""An eight-sided turret in slate, hips and finial of copper, in raking evening light before a rust horizon."""

import random
from math import cos, pi, radians, sin, tan

from mathutils import Matrix, Vector
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area, strips, sun
from studio.materials import bump, copper, mottle, principled
from studio.shapes import lathe, mesh, round_edges, sphere, subdivide, torus, tube, wall
from studio.stage import reset

HEIGHT, TOP = 6.0, 5.35
COURSE, PITCH = 0.27, 0.34
TURN = radians(14)
HALF = pi / 8


def build(shot):
    reset(exposure=0.1)
    strips(0.3, "#ffdcc0", "#2a2e36", behind="#2a2e36")
    dusk()
    slates()
    metalwork(copper(0.22))
    sun(21, -60, 11, "#ffd0a4", 1.5)
    area((-6, -5, 6), (0, 0, 3.5), 2.2, 260, "#ffd9b8")
    area((5, -6, 3), (0, 0, 3), 5, 300, "#a8c0e6")
    area((5, 2.5, 3), (0, 0, 3.5), 1.4, 170, "#ff9a5e", height=5)
    camera((0.3, -12.6, 1.2), (0.12, 0, 4.05), 62)


def dusk():
    """The sky as a glowing wall: rust low, graphite above."""
    sky = wall(principled(), 14, 60, 40)
    tree = nodes.clear(sky.data.materials[0])
    height = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
    stops = [(0, linear("#cf7a42")), (0.2, linear("#a65a3a")), (0.42, linear("#6b443c")), (0.66, linear("#3a353c")), (1, linear("#1b1f27"))]
    colour = nodes.ramp(tree, nodes.map_range(tree, height, (0.5, 14.5), (0, 1)), stops, "B_SPLINE")
    nodes.output(tree, nodes.add(tree, "ShaderNodeEmission", {"Color": colour, "Strength": 0.9}).outputs[0])
    sky.visible_diffuse = sky.visible_glossy = False


def apothem(z):
    """Distance from the axis to a side at a height: steep, with a flare toward the eaves."""
    return 0.1 + 2.75 * (1 - z / HEIGHT) ** 1.18


def slates():
    tones = ("#36414e", "#434e5b", "#2c3540", "#525a63")
    shingles = [([], []) for _ in tones]
    for side in range(8):
        turned = Matrix.Rotation(TURN + side * pi / 4, 3, "Z")
        if (turned @ Vector((0, -1, 0))).y > 0.3:
            continue
        for course in range(int(TOP / COURSE)):
            z = course * COURSE
            half = apothem(z) * tan(HALF)
            shift = PITCH / 2 * (course % 2)
            count = int(half / PITCH) + 2
            for i in range(-count, count + 1):
                if abs(i * PITCH + shift) - PITCH / 2 < half:
                    slate(random.choice(shingles), turned, i * PITCH + shift, z, course % 9 in (3, 4, 5))
    for (vertices, faces), tone in zip(shingles, tones):
        stone = bump(mottle(principled(tone, 0.42), "#20262e", tone, 4), 14, 0.4, 0.02, 10)
        round_edges(mesh(vertices, faces, stone, False), 0.006, 1)


def slate(shingle, turned, x, z, is_scalloped):
    """One slate, its lower edge lifted by those beneath it, cut where it meets a hip."""
    vertices, faces = shingle
    half, length = PITCH * 0.485, COURSE * 1.5
    lift, slip = 0.075 + random.uniform(-0.008, 0.016), random.uniform(-0.012, 0.012)
    if is_scalloped:
        outline = [(half * cos(a), 0.17 + 0.17 * sin(a)) for a in (pi + pi * k / 8 for k in range(9))]
    else:
        outline = [(-half, 0.03), (-half * 0.86, 0), (half * 0.86, 0), (half, 0.03)]
    outline += [(half, length), (-half, length)]
    start, count = len(vertices), len(outline)
    for inset in (0.0, 0.045):
        for across, up in outline:
            height = min(z + up + slip, TOP + 0.2)
            limit = apothem(height) * tan(HALF)
            out = apothem(height) + lift * (1 - up / length) - inset
            vertices.append(turned @ Vector((max(-limit, min(limit, x + across)), -out, height)))
    faces.append(tuple(range(start, start + count)))
    for k in range(count):
        after = (k + 1) % count
        faces.append((start + after, start + k, start + count + k, start + count + after))


def metalwork(metal):
    for side in range(8):
        turn = TURN + side * pi / 4 + HALF - pi / 2
        levels = [TOP * i / 30 for i in range(31)]
        hip = [((apothem(z) / cos(HALF) + 0.03) * cos(turn), (apothem(z) / cos(HALF) + 0.03) * sin(turn), z) for z in levels]
        tube(hip, 0.065, metal, curved=False)
        for x, y, z in hip[4::5]:
            sphere((x, y, z), 0.085, metal, (1, 1, 0.7), segments=24)
    foot = apothem(TOP) / cos(HALF)
    cap = [(foot + 0.13, TOP - 0.16), (foot + 0.11, TOP - 0.02), (foot + 0.02, TOP + 0.06), (0.2, TOP + 0.42), (0.12, TOP + 0.72), (0.1, TOP + 0.8)]
    subdivide(lathe(cap, metal, sides=64), 2)
    torus((0, 0, TOP - 0.14), foot + 0.12, 0.045, metal, segments=96, rings=16)
    torus((0, 0, TOP + 0.8), 0.12, 0.05, metal, segments=64, rings=16)
    sphere((0, 0, TOP + 1.04), 0.25, metal, (1, 1, 0.92))
    torus((0, 0, TOP + 1.04), 0.25, 0.022, metal, segments=64, rings=12)
    spire = [(0.1, 1.26), (0.06, 1.36), (0.1, 1.44), (0.05, 1.55), (0.02, 2.3), (0.0, 2.42)]
    lathe([(r, TOP + z) for r, z in spire], metal, sides=48)
