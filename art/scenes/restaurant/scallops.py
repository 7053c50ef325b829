"""Three seared scallops in brown butter: caramelised tops, cream sides, samphire and sea herbs in a wide stone bowl.
Lit from behind on the left so that the butter glows."""

import random
from math import cos, pi, radians, sin

from evening import amber_light, deep_bowl, evening, stoneware
from mathutils import Vector, noise
from pantry import glaze, grains, leaf, leaf_green, puddle, rim_factor, salt, slab, strewn
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.materials import bump, principled, shader_of
from studio.shapes import sphere, tube

TOP = 0.16
PLACES = (Vector((-0.72, -0.28, 0)), Vector((0.56, -0.5, 0)), Vector((0.12, 0.62, 0)))


def build(shot):
    evening(exposure=0.35)
    deep_bowl(3.0, stoneware("#0d0e0f", "#23262a"))
    puddle((0, 0, TOP), 1.52, butter(), 0.08, 2.1, wobble=0.08)
    froth()
    for index, place in enumerate(PLACES):
        scallop(place, index * 3.1)
    samphire()
    garnish()
    amber_light((0, 0, 0.5), key=720, rim=330, fill=110)
    camera((0.15, -7.2, 5.9), (0, -0.05, 0.42), 72, aperture=3.2, focus=(0, -0.6, 0.7))


def butter():
    material = glaze("#a4540c", 0.05)
    tree = material.node_tree
    position = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    depth = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": 1.8, "Detail": 6.0, "Distortion": 0.8}).outputs[0]
    colour = nodes.ramp(tree, depth, [(0.32, linear("#4a1c03")), (0.52, linear("#9a4a0a")), (0.7, linear("#c9801f"))])
    tree.links.new(colour, shader_of(material).inputs["Base Color"])
    return bump(material, 3, 0.12, 0.05)


def froth():
    """Foam at the edge of the butter and browned milk solids in it."""
    foam = principled("#c98a35", 0.12, specular=0.6, clearcoat=1.0)
    for _ in range(130):
        angle, size = random.gauss(5.2, 0.5), random.choice((0.012, 0.018, 0.025, 0.034))
        reach = random.gauss(1.34, 0.06)
        sphere((cos(angle) * reach, sin(angle) * reach, TOP + 0.06), size, foam, (1, 1, 0.5), segments=16)
    points = [(cos(a) * r, sin(a) * r, TOP + 0.08) for a, r in ((random.random() * 2 * pi, random.uniform(0.3, 1.4)) for _ in range(120))]
    grains(points, principled("#3a1604", 0.5), (0.015, 0.035), 0.4)


def scallop(place, seed):
    def outline(turn):
        return 0.6 * (1 + 0.05 * noise.noise((cos(turn) * 1.2 + seed, sin(turn) * 1.2, seed)))

    made = slab(outline, 0.56, scallop_flesh(), 0.05, 0.04, 128, seed)
    made.location = place + Vector((0, 0, TOP + 0.32))
    made.rotation_euler = (radians(random.gauss(3, 2)), radians(random.gauss(0, 4)), seed)
    grains([place + Vector((random.gauss(0, 0.16), random.gauss(0, 0.16), TOP + 0.66)) for _ in range(9)], salt(), (0.025, 0.05), 0.5)


def scallop_flesh():
    """Sweet white fibres below, a crust above that darkens towards its edge."""
    material = principled("#e9d3a8", 0.3, specular=0.5, subsurface=0.12, clearcoat=0.5, clearcoat_roughness=0.2)
    shader = shader_of(material)
    shader.inputs["Subsurface Radius"].default_value = (0.12, 0.07, 0.04)
    tree = material.node_tree
    position = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    axes = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: position})
    grain = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": 5.0, "Detail": 8.0, "Roughness": 0.65}).outputs[0]
    stretched = nodes.add(tree, "ShaderNodeMapping", {0: position, "Scale": (1.0, 1.0, 0.08)}).outputs[0]
    fibres = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": stretched, "Scale": 15.0, "Detail": 5.0}).outputs[0]

    flesh = nodes.ramp(tree, fibres, [(0.3, linear("#c9a468")), (0.62, linear("#f3e2bf"))])
    toast = nodes.math(tree, "ADD", rim_factor(tree, 0.1, 4.0), nodes.math(tree, "MULTIPLY", nodes.math(tree, "SUBTRACT", grain, 0.5), 1.1))
    crust = nodes.ramp(tree, toast, [(0, linear("#d08a32")), (0.25, linear("#b5651a")), (0.42, linear("#7c370a")), (0.62, linear("#3a1503"))])
    up = nodes.math(tree, "ADD", axes.outputs["Z"], nodes.math(tree, "MULTIPLY", nodes.math(tree, "SUBTRACT", grain, 0.5), 0.22))
    seared = nodes.map_range(tree, up, (0.13, 0.25), (0, 1))
    colour = nodes.add(tree, "ShaderNodeMixRGB", {0: seared, 1: flesh, 2: crust}).outputs[0]
    for socket in ("Base Color", "Subsurface Color"):
        tree.links.new(colour, shader.inputs[socket])
    relief = nodes.add(tree, "ShaderNodeMixRGB", {0: seared, 1: fibres, 2: grain}).outputs[0]
    bumped = nodes.add(tree, "ShaderNodeBump", {"Strength": 0.6, "Distance": 0.05, "Height": relief})
    tree.links.new(bumped.outputs[0], shader.inputs["Normal"])
    return material


def samphire():
    """Jointed green stems, lying over and between the scallops."""
    green = principled("#3f8a1e", 0.3, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.2)
    stems = [((-0.3, -0.05, 0.5), 0.4), ((-0.2, 0.12, 0.6), 1.2), ((0.1, -0.02, 0.5), 2.6), ((0.2, 0.1, 0.62), -0.5), ((0.9, 0.1, 0.4), 1.0), ((-0.7, 0.5, 0.4), 2.2), ((-0.1, -0.98, 0.3), 0.1), ((0.02, -0.1, 0.74), 4.4), ((-0.02, 0.02, 0.8), 5.3), ((0.0, 0.05, 0.84), 0.7), ((-0.05, 0.0, 0.86), 3.3)]
    for start, turn in stems:
        stem(Vector(start), turn, random.uniform(0.6, 0.85), green)


def stem(start, turn, length, green, branches=True):
    direction = Vector((cos(turn), sin(turn), random.uniform(-0.05, 0.25)))
    side = Vector((-sin(turn), cos(turn), 0)) * random.uniform(-0.25, 0.25)
    count = int(length / 0.1)
    points, radii = [], []
    for i in range(count * 4 + 1):
        t = i / (count * 4)
        points.append(start + direction * length * t + side * t * t + Vector((0, 0, -0.22 * t * t)))
        radii.append((1.15 if i % 4 == 2 else 0.78 if i % 4 == 0 else 1) * (1 - 0.35 * t))
    tube(points, 0.042, green, radii, resolution=4)
    if branches:
        for k, sign in ((count, 1), (2 * count, -1)):
            stem(points[k], turn + 0.7 * sign, length * 0.42, green, False)


def garnish():
    green = leaf_green("#1f5a18", "#74b63c")
    for x, y, z, turn in ((0.75, 0.42, 0.5, 0.4), (0.85, 0.35, 0.5, 2.0), (-1.1, 0.35, 0.36, 2.6), (-1.0, 0.42, 0.4, 1.0), (0.0, -1.1, 0.3, -1.0), (-0.1, 0.05, 0.72, 2.4), (0.08, 0.1, 0.74, 0.2)):
        leaf((x, y, z), random.uniform(0.42, 0.6), random.uniform(0.2, 0.3), green, (0, radians(-26), turn), 0.9, 0.1)
