"""The floor of the arena: 217 six-sided columns, most of the outer ones dropped into a glow; the last cell stands lit."""

import random
from math import cos, pi, sin, sqrt

from halo import halo
from mathutils import Matrix, Vector
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area, strips
from studio.materials import emission, principled, shader_of
from studio.shapes import decorative, mesh, plane
from studio.stage import bounces, clamp_fireflies, reset

MAGENTA, YELLOW, BONE = "#ff2fc8", "#dcff1f", "#fff0e2"
SIDE, RINGS = 0.6, 8
STANDS = (1, 1, 1, 0.92, 0.8, 0.6, 0.42, 0.24, 0.12)
CORNERS = [(cos(pi / 3 * i), sin(pi / 3 * i)) for i in range(6)]


def build(shot):
    reset(exposure=0.1, contrast="High Contrast")
    bounces(6, diffuse=2, glossy=3)
    clamp_fireflies(0.8)
    strips(0.16, "#b9a4ff", "#150a26", behind="#07040e")
    columns, edges, mid_fall, last = floor()
    mesh(*columns, glowing_below(principled("#2c2146", 0.3, 0.55, clearcoat=0.3)), False)
    mesh(*mid_fall, glowing_below(principled("#3a2a5c", 0.3, 0.5, clearcoat=0.3)), False)
    decorative(mesh(*edges, emission(MAGENTA, 2.2), False))
    mesh(*last[0], principled("#23241a", 0.22, 0.5, clearcoat=0.6), False)
    mesh(*last[1], emission(YELLOW, 6), False)
    decorative(plane(emission("#ff3ecb", 1.25), 26, 26, -4.6))
    wall()
    if shot == "above":
        area((-7, -4, 9), (0, 0, 0), 5, 1500, "#cdbcff")
        area((8, 6, 6), (0, 0, 0), 4, 900, "#ff7fe0")
        camera((0.6, -3.2, 19), (0.3, -0.4, 0), 40)
        return
    crowd()
    rig()
    halo((0, 9, 2.2), 9, "#7a3dff", 0.1)
    halo((0, 2.5, 0.6), 5, MAGENTA, 0.12)
    halo((0, -0.3, 1.6), 2.1, YELLOW, 0.2)
    halo((0, 0.1, 1.5), 7, YELLOW, 0.3).scale = (0.075, 1, 1)
    area((-9, 5, 7), (0, 0, 0), 4, 1700, "#b8a2ff")
    area((9, 6, 6), (0, 0, 0), 4, 1500, "#ff5fd6")
    area((0, -10, 8), (0, -2, 0), 5, 520, "#efe6ff")
    if shot == "tall":
        camera((0.5, -16.5, 8.2), (0.1, 0, 1.9), 38, aperture=8, focus=(0, -1, 0))
        return
    camera((0.5, -13.5, 4.9), (0, 0, 1.1), 36, aperture=8, focus=(0, -1, 0))


def glowing_below(material):
    """Lit from the pit: the deeper a point lies, the more it glows."""
    tree = material.node_tree
    depth = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeNewGeometry").outputs["Position"]}).outputs["Z"]
    power = nodes.math(tree, "POWER", nodes.map_range(tree, depth, (-0.25, -4.4), (0, 1)), 1.7)
    shader = shader_of(material)
    shader.inputs["Emission"].default_value = linear(MAGENTA)
    tree.links.new(nodes.math(tree, "MULTIPLY", power, 1.5), shader.inputs["Emission Strength"])
    material.cycles.sample_as_light = False
    return material


def cells():
    for q in range(-RINGS, RINGS + 1):
        for r in range(max(-RINGS, -q - RINGS), min(RINGS, -q + RINGS) + 1):
            ring = max(abs(q), abs(r), abs(q + r))
            yield ring, Vector((SIDE * 1.53 * q, SIDE * 1.02 * sqrt(3) * (r + q / 2), 0))


def floor():
    standing, falling, lines = ([], []), ([], []), ([], [])
    last = ()
    for ring, place in cells():
        if ring == 0:
            body, light = ([], []), ([], [])
            column(body, Matrix.Translation(place + Vector((0, 0, 1.15))))
            rim(light, Matrix.Translation(place + Vector((0, 0, 1.16))), 0.8, 0.97)
            rim(light, Matrix.Translation(place + Vector((0, 0, 1.16))), 0.3, 0.36)
            last = (body, light)
            continue
        if random.random() < STANDS[ring]:
            at = Matrix.Translation(place + Vector((0, 0, random.uniform(-0.07, 0.07))))
            column(standing, at)
            rim(lines, at @ Matrix.Translation((0, 0, 0.004)), 0.87, 0.9)
        elif random.random() < 0.3:
            tilt = Matrix.Rotation(random.uniform(-0.35, 0.35), 4, "X") @ Matrix.Rotation(random.uniform(-0.35, 0.35), 4, "Y")
            at = Matrix.Translation(place + Vector((0, 0, -random.uniform(0.4, 2.2)))) @ tilt
            column(falling, at, 1.6)
            rim(lines, at @ Matrix.Translation((0, 0, 0.004)), 0.86, 0.91)
        else:
            column(falling, Matrix.Translation(place + Vector((0, 0, -random.uniform(3, 4.4)))), 1.2)
    return standing, lines, falling, last


def column(into, at, height=3.4):
    """A prism with a narrow chamfer round its top, which lies at z = 0 of `at`."""
    vertices, faces = into
    start = len(vertices)
    for scale, z in ((1, -height), (1, -0.05), (0.93, 0)):
        vertices += [tuple(at @ Vector((SIDE * scale * x, SIDE * scale * y, z))) for x, y in CORNERS]
    for level in (0, 6):
        faces += [tuple(start + level + k for k in (i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6)) for i in range(6)]
    faces.append(tuple(start + 12 + i for i in range(6)))


def rim(into, at, inner, outer):
    """A flat hexagonal line between two shares of the side."""
    vertices, faces = into
    start = len(vertices)
    for scale in (inner, outer):
        vertices += [tuple(at @ Vector((SIDE * scale * x, SIDE * scale * y, 0))) for x, y in CORNERS]
    faces += [tuple(start + k for k in (i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6)) for i in range(6)]


def hexagon(radius, z):
    return [(radius * cos(pi / 3 * i + pi / 6), radius * sin(pi / 3 * i + pi / 6), z) for i in range(6)]


def loft(levels):
    vertices = [corner for radius, z in levels for corner in hexagon(radius, z)]
    faces = [(ring * 6 + i, ring * 6 + (i + 1) % 6, (ring + 1) * 6 + (i + 1) % 6, (ring + 1) * 6 + i) for ring in range(len(levels) - 1) for i in range(6)]
    return vertices, faces


def wall():
    """The pit's side, its lip with a line of light, and the steps of the stands."""
    dark = principled("#140d24", 0.5, 0.2)
    steps = [(9.6, -8), (9.6, 0.1), (10.1, 0.1), (10.1, 0.9)]
    for step in range(9):
        steps += [(10.6 + step * 0.9, 0.9 + step * 0.55), (10.6 + step * 0.9, 1.45 + step * 0.55)]
    mesh(*loft(steps), dark, False)
    decorative(mesh(*loft([(9.59, -0.07), (9.59, -0.02)]), emission(BONE, 2.4), False))
    decorative(mesh(*loft([(10.09, 0.78), (10.09, 0.84)]), emission(MAGENTA, 2.4), False))


def crowd():
    """Small lights in the hands of people who are not there."""
    for colour, count, strength in ((BONE, 1100, 1.6), (MAGENTA, 1500, 1.5), ("#8a5bff", 1900, 1.4)):
        vertices, faces = [], []
        for _ in range(count):
            step = random.randrange(9)
            radius = 10.8 + step * 0.9
            side, along = random.randrange(6), random.random()
            a, b = (Vector(p) for p in (hexagon(radius, 0)[side], hexagon(radius, 0)[(side + 1) % 6]))
            at = a.lerp(b, along) + Vector((0, 0, 1.75 + step * 0.55 + random.uniform(-0.1, 0.12)))
            size = random.uniform(0.018, 0.045)
            start = len(vertices)
            vertices += [tuple(at + Vector((size * x, 0, size * z))) for x, z in ((-1, 0), (0, -1), (1, 0), (0, 1))]
            faces.append((start, start + 1, start + 2, start + 3))
        decorative(mesh(vertices, faces, emission(colour, strength), False))


def rig():
    """Hexagons of light over the field; what they shine on is done by areas, without noise."""
    for radius, z, colour, strength in ((5.4, 6.1, BONE, 2.6), (4.4, 6.9, MAGENTA, 2.2)):
        decorative(mesh(*loft([(radius, z), (radius + 0.02, z + 0.09)]), emission(colour, strength), False))
