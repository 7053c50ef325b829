"""A flat-roofed house at blue hour: every window lit, its light lying in the pool."""

import random
from math import cos, pi, radians, sin

from mathutils import Euler, Vector, noise
from studio import nodes
from studio.cameras import camera
from studio.lights import area, sky
from studio.materials import bump, emission, glass, mottle, principled, shader_of, stone, window_glass, wood
from studio.shapes import box, cylinder, decorative, mesh, sphere, surface, tube
from studio.stage import bounces, clamp_fireflies, reset

POOL = (-7.2, 4.4, -11.2, -2.6)


def build(shot):
    reset(exposure=0.5)
    bounces(total=10, diffuse=3, transparent=16)
    clamp_fireflies(0.8)
    sky(1.2, 242, 0.42)
    walnut, dark, travertine = wood("#4a2a16", "#8d5b34", 1.2, (1, 1, 14)), principled("#15171a", 0.35, 0.6), paving()
    terrace(travertine)
    pool()
    floor = principled("#8c7a66", 0.4)
    room((-6.5, 4.5), (1.5, 7), (0.05, 3.0), principled("#cdb08a", 0.8), floor, dark, 6, 700)
    room((-2.2, 9.6), (0.2, 6.2), (3.55, 6.35), principled("#d8c4a4", 0.8), principled("#d9d5cd", 0.7), dark, 5, 520)
    box((7.2, 3.6, 1.5), (4.6, 4.2, 3.1), walnut)
    box((5.0, 1.0, 1.55), (0.25, 2.2, 3.1), walnut)
    box((-6.9, 2.6, 1.9), (0.5, 6.5, 3.9), travertine, 0.02)
    curtains()
    living_room(walnut, dark)
    bedroom(walnut)
    loungers(walnut)
    garden(dark)
    camera((-7.6, -16.5, 1.75), (1.35, 0, 2.35), 29)


def paving():
    material = mottle(principled("#9b958b", 0.55), "#857f76", "#aaa49a", 3, 8)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeNewGeometry").outputs["Position"]
    slabs = nodes.add(tree, "ShaderNodeTexBrick", {"Vector": place, "Scale": 0.62, "Mortar Size": 0.008}, offset=0.5)
    joints = {"Height": slabs.outputs["Fac"], "Strength": 0.6, "Distance": 0.03}
    normal = nodes.add(tree, "ShaderNodeBump", joints, invert=True).outputs[0]
    tree.links.new(normal, shader_of(material).inputs["Normal"])
    return material


def span(x, y, z, material, bevel=0.0):
    """A box from ranges."""
    middle = [sum(side) / 2 for side in (x, y, z)]
    return box(middle, [side[1] - side[0] for side in (x, y, z)], material, bevel)


def terrace(slabs):
    left, right, front, back = POOL
    for x, y in (((-40, left), (-30, 0)), ((right, 40), (-30, 0)), ((left, right), (back, 0)), ((left, right), (-30, front))):
        span(x, y, (-0.3, 0), slabs)
    box((0, 30, -0.2), (160, 60, 0.38), bump(principled("#1c2a14", 0.9), 60, 0.6))


def pool():
    left, right, front, back = POOL
    tile = principled("#5fb7bd", 0.25)
    span((left, right), (front, back), (-1.75, -1.65), tile)
    for x in (left, right):
        span((x - 0.05, x + 0.05), (front, back), (-1.75, -0.15), tile)
    for y in (front, back):
        span((left, right), (y - 0.05, y + 0.05), (-1.75, -0.15), tile)
    water = glass("#c9f0ee", 1.33, 0, 0.95)
    tree = water.node_tree
    place = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    texture = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": place, "Scale": 1.5, "Detail": 3}).outputs[0]
    ripples = nodes.add(tree, "ShaderNodeBump", {"Height": texture, "Strength": 0.22, "Distance": 0.12}).outputs[0]
    lens = next(node for node in tree.nodes if node.type == "BSDF_GLASS")
    tree.links.new(ripples, lens.inputs["Normal"])
    mesh([(left, front, -0.1), (right, front, -0.1), (right, back, -0.1), (left, back, -0.1)], [(0, 1, 2, 3)], water)
    for x in (-6, -2, 2):
        area((x, back - 0.12, -0.7), (x, front, -1.2), 0.5, 45, "#9ff5ff")


def room(x, y, z, wall, floor, frame, panes, power):
    """A storey: slab, roof with overhang, three walls, a glazed front, warm light from the ceiling."""
    white = principled("#d9d5cd", 0.7)
    span(x, y, (z[0] - 0.21, z[0] + 0.01), floor)
    span((x[0] - 0.45, x[1] + 0.45), (y[0] - 0.65, y[1] + 0.65), (z[1], z[1] + 0.33), white, 0.02)
    span(x, (y[1] - 0.11, y[1] + 0.11), z, wall)
    for side in x:
        span((side - 0.11, side + 0.11), y, z, wall)
    front = y[0]
    pane = mesh([(x[0], front, z[0]), (x[1], front, z[0]), (x[1], front, z[1]), (x[0], front, z[1])], [(0, 1, 2, 3)], window_glass())
    pane.visible_shadow = pane.visible_diffuse = False
    width = x[1] - x[0]
    for i in range(panes + 1):
        box((x[0] + width * i / panes, front, sum(z) / 2), (0.06, 0.1, z[1] - z[0]), frame)
    for rail in (z[0] + 0.03, z[1] - 0.03):
        box((sum(x) / 2, front, rail), (width, 0.1, 0.07), frame)
    lamps = max(2, int(width / 2.2))
    for i in range(lamps):
        at = x[0] + width * (i + 0.5) / lamps
        area((at, sum(y) / 2, z[1] - 0.06), (at, sum(y) / 2, z[0]), 1.1, power / lamps, "#ffb96b")


def curtains():
    cloth = principled("#e9dcc4", 0.9, emission="#ffb970", emission_strength=0.55)
    for left, right, y, low, high in ((-6.3, 4.3, 1.75, 0.1, 2.9), (-2, 9.4, 0.5, 3.6, 6.2)):
        for start in (left + 0.1, right - 1.0):
            surface(
                lambda u, v, start=start, y=y, low=low, high=high: (start + u * 0.9, y + 0.06 * sin(u * 44), low + v * (high - low)),
                cloth,
                60,
                1,
            )


def lamp(location, radius, strength):
    decorative(sphere(location, radius, emission("#ffd8a0", strength)))


def living_room(walnut, dark):
    sofa = principled("#3a3f45", 0.9)
    box((-3.6, 3.4, 0.07), (3.6, 2.6, 0.02), principled("#b9a58a", 0.95))
    box((-3.6, 3.6, 0.42), (2.6, 1, 0.45), sofa, 0.1)
    box((-3.6, 4.05, 0.8), (2.6, 0.3, 0.6), sofa, 0.1)
    box((-3.6, 2.6, 0.28), (1.3, 0.7, 0.08), walnut, 0.02)
    for shelf in range(4):
        box((3.2, 6.7, 0.6 + shelf * 0.55), (1.8, 0.35, 0.05), walnut)
    spines = [principled(colour, 0.7) for colour in ("#7a2f24", "#24424a", "#c9b38c", "#333a33")]
    for _ in range(22):
        at = (2.45 + random.random() * 1.5, 6.7, 0.75 + 0.55 * random.randrange(3))
        box(at, (0.06, 0.2, 0.3), random.choice(spines))
    cylinder((-5.6, 3.4, 0.8), 0.03, 1.5, dark)
    lamp((-5.6, 3.4, 1.65), 0.22, 9)
    box((1.6, 4.2, 0.75), (2.2, 1, 0.06), walnut, 0.02)
    for dx in (-1, 1):
        for dy in (-0.4, 0.4):
            box((1.6 + dx, 4.2 + dy, 0.4), (0.06, 0.06, 0.7), dark)
    for x in (1.0, 1.6, 2.2):
        lamp((x, 4.2, 1.95), 0.14, 18)
        cylinder((x, 4.2, 2.5), 0.01, 1.0, dark)
    box((-3.4, 6.85, 1.7), (1.7, 0.05, 1.2), principled("#8c3b22", 0.7))
    box((-5.4, 6.85, 1.5), (0.9, 0.05, 1.6), principled("#1d3a44", 0.7))


def bedroom(walnut):
    box((2.5, 5.8, 4.3), (2.6, 1.2, 0.7), principled("#e5dfd5", 0.9), 0.15)
    box((6.4, 5.6, 4.6), (1.4, 0.5, 2.1), walnut)
    box((5.0, 5.8, 5.2), (1.6, 0.06, 1.0), principled("#2b4a55", 0.7))
    box((4.3, 5.4, 4.3), (0.5, 0.4, 0.7), walnut)
    lamp((4.3, 5.4, 4.75), 0.16, 9)


def loungers(walnut):
    canvas = principled("#efe9df", 0.8)
    for x in (6.0, 7.9):
        box((x, -5.6, 0.32), (0.75, 1.5, 0.14), canvas, 0.05)
        box((x, -4.65, 0.52), (0.75, 0.8, 0.14), canvas, 0.05, (radians(38), 0, 0))
        box((x, -5.5, 0.16), (0.7, 1.9, 0.08), walnut)


def garden(dark):
    leaf, bark = principled("#2c3d1f", 0.7), principled("#3a2a1d", 0.9)
    for x, y, height in ((-9.6, 4, 6.2), (-11, 6, 7.2), (-12.8, 5, 6.4), (12.5, 6, 7), (14.2, 8, 7.6)):
        cypress(x, y, height, leaf, bark)
    crown(-10.2, -2.6, 3.1, 1.7, 4200, leaf, bark)
    crown(11.3, -0.6, 3.4, 1.9, 4200, leaf, bark)
    for i in range(26):
        crown(-26 + i * 2.1 + random.random(), 16 + random.random() * 6, 3.2 + random.random() * 2.5, 2.4, 1300, leaf, bark)
    for x in (-8.9, 9.9, 12):
        lamp((x, -1.5, 0.35), 0.1, 25)
    box((-10.2, -2.6, 0.25), (2, 2, 0.5), dark, 0.03)
    box((11.3, -0.6, 0.25), (2, 2, 0.5), dark, 0.03)


def cypress(x, y, height, leaf, bark):
    centres = []
    for _ in range(3200):
        z, turn = random.random() ** 0.8, random.random() * 2 * pi
        reach = 0.85 * sin(pi * min(1, z * 0.85 + 0.12)) * random.random() ** 0.4
        centres.append(Vector((x + reach * cos(turn), y + reach * sin(turn), z * height + 0.2)))
    foliage(centres, 0.13, leaf)
    tube([(x, y, 0), (x, y, height * 0.5), (x, y, height)], 0.14, bark)


def crown(x, y, height, radius, leaves, leaf, bark):
    centres = []
    for _ in range(leaves):
        d = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 0.8))).normalized() * random.random() ** 0.35
        lump = noise.noise(d * 2.1 + Vector((x, y, 0))) * 0.5 + 0.9
        centres.append(Vector((x + d.x * radius * lump, y + d.y * radius * lump, height + d.z * radius * 0.75 * lump)))
    foliage(centres, 0.15, leaf)
    tube([(x, y, 0), (x + 0.1, y, height * 0.5), (x - 0.05, y, height)], 0.14, bark)


def foliage(centres, size, leaf):
    """A card for every leaf, each turned its own way, in one mesh."""
    vertices, faces = [], []
    for centre in centres:
        turn = Euler([random.random() * 6 for _ in range(3)]).to_matrix()
        start = len(vertices)
        vertices += [centre + turn @ Vector((u * size, w * size, 0)) for u, w in ((-1, 0), (0, -0.45), (1, 0), (0, 0.45))]
        faces.append((start, start + 1, start + 2, start + 3))
    mesh(vertices, faces, leaf, False)
