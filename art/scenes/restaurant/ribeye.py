"""Ribeye, sliced and fanned on a dark plate: charred crust, rosy core, roasted marrow in its bone, black garlic.
A warm box from behind on the left draws the glaze; the far side falls into the dark."""

import random
from math import cos, pi, radians, sin

from evening import amber_light, evening, plate, rounded, stoneware
from mathutils import Vector, noise
from pantry import dots, glaze, grains, leaf, leaf_green, organic, puddle, rim_factor, salt, slab, strewn
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.materials import bump, mottle, principled, shader_of
from studio.shapes import lathe

TOP = 0.1


def build(shot):
    evening(exposure=0.35)
    plated()
    amber_light((0, 0, 0.4), key=600, rim=330, fill=190)
    camera((0.2, -7.6, 5.6), (0.02, -0.08, 0.42), 66, aperture=3.2, focus=(-0.3, -0.6, 0.7))


def plated():
    """The whole plate around the origin."""
    plate(2.75, stoneware())
    steak()
    bone(Vector((-0.62, 1.12, TOP)), radians(-28))
    garlic()
    sauce = glaze("#2a0a03")
    puddle((-0.7, -1.28, TOP), 0.6, sauce, 0.05, 3.1, (1.9, 0.55), radians(-24))
    dots((0.75, -1.55, 0), 9, 0.75, (0.035, 0.1), sauce, TOP)
    herbs()


def steak():
    """Seven slices leaning on the uncut end."""
    meat = ribeye()
    yaw, lean = radians(-62), radians(44)
    along = Vector((sin(yaw), -cos(yaw), 0))
    start = Vector((1.22, -0.02, 0))
    for i in range(7):
        seed = i * 0.37

        def outline(turn, seed=seed):
            oval = (abs(cos(turn) / 0.86) ** 2.6 + abs(sin(turn) / 0.47) ** 2.6) ** (-1 / 2.6)
            return oval * (1 + 0.1 * noise.noise((cos(turn) * 1.3 + seed, sin(turn) * 1.3, seed * 0.4)))

        thickness = 0.5 if i == 0 else random.uniform(0.23, 0.27)
        piece = slab(outline, thickness, meat, 0.03, 0.05, seed=seed * 7)
        at = start + along * (0.4 * i + (0.1 if i else -0.12))
        piece.location = at + Vector((random.gauss(0, 0.03), random.gauss(0, 0.03), TOP + 0.47 * sin(lean) + 0.08))
        piece.rotation_euler = (lean + radians(random.gauss(0, 2) + i * 0.8), radians(random.gauss(0, 2)), yaw + radians(random.gauss(0, 4)))
    points = [start + along * random.uniform(0.3, 2.6) + Vector((random.gauss(0, 0.2), random.gauss(0, 0.2), 0.8)) for _ in range(26)]
    grains(points, salt(), (0.02, 0.05), 0.4)


def ribeye():
    """Crust outside, a thin grey band, then a rosy core with threads of fat."""
    material = principled("#8a2a24", 0.38, specular=0.5, subsurface=0.1, clearcoat=0.15, clearcoat_roughness=0.25)
    tree = material.node_tree
    shader = shader_of(material)
    shader.inputs["Subsurface Radius"].default_value = (0.12, 0.035, 0.02)
    stops = [
        (0, linear("#9c131c")),
        (0.3, linear("#991a1e")),
        (0.39, linear("#93342b")),
        (0.445, linear("#7a4430")),
        (0.475, linear("#331609")),
        (0.53, linear("#150803")),
        (0.75, linear("#3a1a0b")),
        (1, linear("#1c0c05")),
    ]
    core = nodes.ramp(tree, rim_factor(tree, 0.07, 2.6), stops)
    position = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    threads = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": 1.7, "Detail": 7.0, "Distortion": 1.2}).outputs[0]
    fat = nodes.ramp(tree, threads, [(0.47, (0,) * 4), (0.495, (0.2,) * 4), (0.515, (0,) * 4)])
    inside = nodes.map_range(tree, nodes.add(tree, "ShaderNodeAttribute", attribute_name="rim").outputs["Fac"], (0.84, 0.92), (1, 0))
    amount = nodes.math(tree, "MULTIPLY", fat, inside)
    colour = nodes.add(tree, "ShaderNodeMixRGB", {0: amount, 1: core, 2: linear("#e2a488")}).outputs[0]
    for socket in ("Base Color", "Subsurface Color"):
        tree.links.new(colour, shader.inputs[socket])
    fibres = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": 16.0, "Detail": 8.0, "Distortion": 0.6}).outputs[0]
    char = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": 9.0, "Detail": 10.0, "Roughness": 0.7}).outputs[0]
    relief = nodes.add(tree, "ShaderNodeMixRGB", {0: inside, 1: nodes.math(tree, "MULTIPLY", char, 3.5), 2: fibres}).outputs[0]
    bumped = nodes.add(tree, "ShaderNodeBump", {"Strength": 0.24, "Distance": 0.035, "Height": relief})
    tree.links.new(bumped.outputs[0], shader.inputs["Normal"])
    return material


def bone(foot, turn):
    """A roasted marrow bone, upright, its marrow golden and topped with crumbs."""
    ivory = bump(mottle(principled("#d8b98e", 0.45, specular=0.4), "#7d4f2b", "#e0c49c", 2.4, 8, (0.3, 0.6)), 18, 0.3)
    made = lathe(rounded([(0.28, 0), (0.5, 0), (0.55, 0.08), (0.52, 0.5), (0.56, 0.86), (0.53, 0.93), (0.42, 0.94), (0.36, 0.88), (0.35, 0.5)], 2), ivory, foot, 96)
    made.scale = (1.08, 0.9, 1)
    made.rotation_euler = (0, 0, turn)
    marrow = bump(mottle(principled("#c8792a", 0.16, specular=0.7, subsurface=0.2, subsurface_color="#e08a2c", clearcoat=0.8, clearcoat_roughness=0.1), "#8a3f10", "#e0a050", 4, 6, (0.35, 0.65)), 14, 0.4, 0.04)
    organic(foot + Vector((0, 0, 0.8)), (0.4, 0.34, 0.19), 0.2, 2.4, marrow, seed=2)
    crumb = principled("#a8621e", 0.6)
    grains([foot + Vector((random.gauss(0, 0.14), random.gauss(0, 0.12), 0.99)) for _ in range(46)], crumb, (0.03, 0.07))
    green = leaf_green("#1d5512", "#5fa52c")
    for i in range(7):
        angle = i * 2.4
        leaf(foot + Vector((0.12 * cos(angle), 0.1 * sin(angle), 1.0)), random.uniform(0.24, 0.36), 0.17, green, (0, radians(-38), angle), 0.9)


def garlic():
    """Fermented cloves, black and sticky."""
    black = bump(principled("#0c0807", 0.2, specular=0.6, clearcoat=0.8, clearcoat_roughness=0.15), 12, 0.4, 0.04)
    for x, y, turn in ((0.92, -0.98, 0.5), (1.38, -0.72, 2.1), (-1.32, 0.78, 1.1)):
        organic((x, y, TOP + 0.15), (0.31, 0.18, 0.17), 0.16, 1.6, black, (0.2, 0.12, turn), seed=x * 3)


def herbs():
    """Cress between the garlic, pepper and salt on the plate."""
    green = leaf_green("#1d5512", "#66ad30")
    for x, y, turn in ((1.15, -0.9, 2.2), (1.25, -0.98, 0.4), (1.1, -0.75, 4.4), (-1.55, 0.72, 2.9), (-1.6, 0.62, 1.2), (0.4, -1.36, -0.7), (0.5, -1.3, 1.4)):
        leaf((x, y, TOP + 0.09), random.uniform(0.4, 0.56), random.uniform(0.24, 0.32), green, (0, radians(-25), turn), 0.9, 0.12)
    grains(strewn((0.1, -0.7), 0.85, 60, TOP + 0.01), principled("#0d0907", 0.7), (0.015, 0.035))
    grains(strewn((0.9, -1.0), 0.5, 18, TOP + 0.01), salt(), (0.02, 0.045), 0.5)
