"""A glossy sphere of dark chocolate with torn gold leaf and running honey, on cocoa crumbs beside a honeycomb tuile
and a dust of raspberry. One warm box from behind on the left is mirrored in the shell."""

import random
from math import acos, cos, pi, radians, sin

from evening import amber_light, evening, plate, stoneware
from mathutils import Vector, noise
from pantry import dots, glaze, grains, leaf, leaf_green, puddle, strewn
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.materials import gold, mottle, principled, shader_of
from studio.shapes import mesh, sphere, surface, thicken

TOP = 0.1
RADIUS = 0.98
CENTRE = Vector((0.18, 0.1, TOP + RADIUS + 0.03))


def build(shot):
    evening(exposure=0.35, reflections=0.22)
    plate(2.75, stoneware("#0d0c0c", "#211d1a", 0.42))
    shell = principled("#1d0904", 0.13, specular=0.5, clearcoat=1.0, clearcoat_roughness=0.04)
    sphere(CENTRE, RADIUS, shell, segments=96)
    gilding()
    honey()
    soil()
    tuile()
    amber_light((0, 0, 0.8), key=560, rim=380, fill=130)
    camera((0.1, -7.8, 4.3), (-0.12, 0, 0.86), 65, aperture=3.2, focus=(0.1, -0.75, 1.0))


def on_shell(polar, turn, lift=0.0):
    r = RADIUS + lift
    return CENTRE + Vector((sin(polar) * cos(turn), sin(polar) * sin(turn), cos(polar))) * r


def gilding():
    """Leaves of gold, torn and crumpled, pressed onto the shell."""
    leaf_metal = gold(0.26)
    for polar, turn, size, seed in ((0.62, 4.05, 0.36, 1.0), (0.95, 4.75, 0.2, 5.0), (0.35, 5.4, 0.17, 8.2), (1.15, 3.75, 0.13, 12.0)):
        cells = 40
        vertices, faces = [], []
        for j in range(cells + 1):
            for i in range(cells + 1):
                u, v = (i / cells - 0.5) * 2, (j / cells - 0.5) * 2
                crumple = 0.02 + 0.035 * abs(noise.fractal((u * 2.4 + seed, v * 2.4, seed), 0.8, 2.0, 4))
                vertices.append(on_shell(polar + v * size, turn + u * size / sin(polar), crumple))
        for j in range(cells):
            for i in range(cells):
                u, v = (i / cells - 0.5) * 2, (j / cells - 0.5) * 2
                torn = (u * u + v * v) ** 0.5 + 0.75 * noise.fractal((u * 1.5 - seed, v * 1.5, seed), 0.7, 2.0, 4)
                if torn < 0.72:
                    k = j * (cells + 1) + i
                    faces.append((k, k + 1, k + cells + 2, k + cells + 1))
        mesh(vertices, faces, leaf_metal)
    crumbs = [on_shell(random.gauss(0.75, 0.22), random.gauss(4.5, 0.35), 0.01) for _ in range(14)]
    grains(crumbs, leaf_metal, (0.015, 0.04), 0.5)


def amber():
    material = glaze("#c26e0c", 0.04)
    tree = material.node_tree
    position = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    depth = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": 1.6, "Detail": 4.0}).outputs[0]
    colour = nodes.ramp(tree, depth, [(0.3, linear("#5e2402")), (0.55, linear("#a65506")), (0.75, linear("#d5841a"))])
    tree.links.new(colour, shader_of(material).inputs["Base Color"])
    return material


def honey():
    """A cap with runs down the shell, and the pool where they end."""
    liquid = amber()

    def cap(u, v):
        turn = 2 * pi * u
        runs = 0.42 + 0.2 * noise.noise((cos(turn) * 1.4 + 3, sin(turn) * 1.4, 2)) + 0.75 * max(0, noise.noise((cos(turn) * 3.1, sin(turn) * 3.1, 7.3))) ** 0.8
        bead = 0.05 * (1 - v**7) ** 0.5 * (0.65 + 0.55 * v**3)
        return on_shell(runs * v + 0.001, turn, bead - 0.004)

    surface(cap, liquid, 220, 40)
    puddle((-0.72, -0.95, TOP), 0.62, liquid, 0.06, 5.2, (1.35, 0.7), radians(-12))
    dots((-1.35, -0.55, 0), 8, 0.6, (0.03, 0.08), liquid, TOP)


def soil():
    """Cocoa crumbs under the sphere, raspberry dust to one side."""
    cocoa = mottle(principled("#2b140a", 0.75), "#150904", "#3d2011", 6)
    ring = []
    for _ in range(900):
        turn, reach = random.random() * 2 * pi, random.gauss(0.72, 0.24)
        heap = max(0, 0.12 - 0.2 * abs(reach - 0.6))
        ring.append((CENTRE.x + cos(turn) * reach, CENTRE.y + sin(turn) * reach, TOP + heap * random.random() + 0.02))
    grains(ring, cocoa, (0.03, 0.085))
    berry = principled("#a30f22", 0.5, specular=0.3)
    grains(strewn((0.95, -0.85), 0.26, 260, TOP + 0.03), berry, (0.02, 0.055))
    grains(strewn((1.35, -0.6), 0.4, 120, TOP + 0.01), berry, (0.01, 0.026))
    green = leaf_green("#1d5214", "#5f9f30")
    for turn, length in ((0.3, 0.42), (1.9, 0.36), (4.2, 0.32)):
        leaf((0.98, -0.72, TOP + 0.1), length, length * 0.55, green, (0, radians(-32), turn), 0.9, 0.1)


def tuile():
    """A shard of honeycomb brittle, leaning on the sphere."""
    brittle = principled("#d98a1c", 0.12, specular=0.6, transmission=0.35, clearcoat=1.0)
    size, height = 0.15, 0.13
    vertices, faces = [], []
    for row in range(-4, 5):
        for column in range(-3, 4):
            x, y = size * 1.76 * (column + 0.5 * (row % 2)), size * 1.52 * row
            if (x / 0.62) ** 2 + (y / 0.86) ** 2 + 0.5 * noise.noise((x * 3, y * 3, 1)) > 1:
                continue
            first = len(vertices)
            for z in (0, height):
                for r in (size * 1.04, size * 0.78):
                    vertices += [(x + r * sin(pi / 3 * i), y + r * cos(pi / 3 * i), z + 0.25 * x * x) for i in range(6)]
            for i in range(6):
                k = (i + 1) % 6
                outer, inner, top, well = first, first + 6, first + 12, first + 18
                faces += [(outer + i, outer + k, top + k, top + i), (inner + k, inner + i, well + i, well + k)]
                faces += [(top + i, top + k, well + k, well + i), (outer + k, outer + i, inner + i, inner + k)]
    made = mesh(vertices, faces, brittle, False)
    made.location, made.rotation_euler = (-0.98, 0.25, TOP + 0.66), (radians(80), radians(-16), radians(28))
