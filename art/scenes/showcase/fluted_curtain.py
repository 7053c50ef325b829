"""A glowing orange sphere hovers before a fluted curtain that runs from plum to ember: a sleeve for a record."""

from math import cos, pi

import bpy
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area
from studio.materials import coordinates, principled, shader_of
from studio.shapes import plane, sphere, surface
from studio.stage import reset


def build(shot):
    reset(world="#2a0f3a", world_strength=0.15, exposure=0.2, contrast="High Contrast")
    surface(flute, curtain(), 640, 2)
    plane(principled("#3a1140", 0.25))
    globe(ember())
    area((-5, -5, 6), (0, 0, 2), 2.4, 520, "#ffd2a6")
    area((5, -3, 5), (0, 2, 2), 3, 300, "#b06bff")
    area((0, 1.2, 0.3), (0, 3, 2), 2.5, 160, "#ff7a3a")
    area((0, -5, 0.3), (0, 0, 2.2), 2, 130, "#ff8a4a")
    camera((0, -12.5, 2.6), (0, 0, 2.45), 56, aperture=6)


def flute(u, v):
    """Half-round flutes, a dozen to the frame."""
    x = (u - 0.5) * 16
    return (x, 2.6 - 0.34 * abs(cos(x * pi / 0.9)), v * 9 - 1)


def curtain():
    material = principled("#a03bd8", 0.38, clearcoat=0.5, clearcoat_roughness=0.25)
    gradient(material, 0.11, [(0.0, "#ff6a2b"), (0.3, "#d8246a"), (0.62, "#6a1fa0"), (1.0, "#241064")])
    return material


def ember():
    material = principled("#ff7a35", 0.32, clearcoat=0.3)
    gradient(material, 0.42, [(0.0, "#b3123f"), (0.45, "#ff5a2b"), (1.0, "#ffc05a")], offset=0.5)
    return material


def gradient(material, scale, stops, offset=0.0):
    """Colours a material by height."""
    tree = material.node_tree
    z = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: coordinates(tree)}).outputs["Z"]
    factor = nodes.math(tree, "MULTIPLY_ADD", z, scale)
    factor.node.inputs[2].default_value = offset
    colour = nodes.ramp(tree, factor, [(at, linear(hexa)) for at, hexa in stops])
    tree.links.new(colour, shader_of(material).inputs["Base Color"])


def globe(material):
    ball = sphere((0, 0, 0), 1.35, material, segments=96)
    ball.location = (0, 0, 2.5)
    bpy.context.view_layer.update()
    return ball
