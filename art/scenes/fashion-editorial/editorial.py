"""What the pictures of the magazine share: the shop's palette and window light, rooms, cloth that hangs or is knitted.

Modules of the shop's set (bag, house, garments, ...) are imported as they are."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Vector, noise
from studio import nodes
from studio.lights import area, strips
from studio.materials import bump, plaster, principled, shader_of
from studio.shapes import plane, wall
from studio.stage import reset

terracotta, bone, burgundy, clay = "#a04a31", "#d9c6ad", "#4a0f1c", "#cb8e77"


def begin(exposure=0.25):
    reset(exposure=exposure)
    strips(0.28, tint="#fff1e4", ground="#5a4038")


def room(wall_colour, floor_colour, depth=3.0, exposure=0.25):
    """A floor at z = 0 before a plain wall."""
    begin(exposure)
    wall(plaster(wall_colour), depth)
    plane(plaster(floor_colour))


def fills(target=(0, 0, 1), strength=1.0):
    """Weak wide light beside the window: from the upper left, the right and behind."""
    area((-4.5, -4.5, 6), target, 2.6, 150 * strength, "#fff4ea")
    area((5, -6, 3), target, 5, 120 * strength, "#fff0ea")


def rim(location, target, power, colour="#fff8f2"):
    """A lamp behind the object that shines on it alone: narrow enough to leave the wall beside it dark."""
    area(location, target, 1.6, power, colour).data.spread = radians(75)


def parts_of(draw, *arguments):
    """What `draw` puts on the stage, to be grouped and moved as one."""
    before = set(bpy.context.scene.objects)
    draw(*arguments)
    return [made for made in bpy.context.scene.objects if made not in before and not made.parent]


def falling(width, height, folds=5, depth=0.2, seed=0.0, gather=0.8, sway=0.0, blow=0.0):
    """A cloth held by its upper edge at the origin: a function of u (across) and v (down). `gather` is its width at the
    top as a share, `sway` how far its hem is carried to the right, `blow` how far towards the camera."""

    def point(u, v):
        warp = 0.5 * noise.noise(Vector((2.4 * u + seed, 1.0 * v, seed))) + 0.12 * v * sin(3 * v + seed)
        phase = 2 * pi * (folds * u + 0.6 * warp)
        opened = depth * (0.3 + 0.7 * v**0.7) * (0.75 + 0.7 * noise.noise(Vector((3.1 * u, 0.6 * v, seed + 4))))
        wave = sin(phase) + 0.3 * sin(2 * phase + 2 * v + seed) + 0.2 * noise.noise(Vector((6 * u, 3 * v, seed)))
        flutter = blow * v**1.3 * (0.8 + 0.35 * sin(4.2 * v + 2.4 * u + seed))
        x = (u - 0.5) * width * (gather + (1 - gather) * v**0.8) + 0.45 * opened * cos(phase) + sway * v**1.6
        lifted = 0.1 * abs(blow) * v**2 * sin(6 * u + seed)
        return x, -opened * wave - flutter, -height * v * (1 - 0.06 * abs(blow) * v) + lifted

    return point


def satin(colour, roughness=0.34):
    """Dense cloth with a soft sheen: a fine grain keeps its highlights from looking like plastic."""
    return bump(principled(colour, roughness, sheen=0.45, specular=0.22), 130, 0.14, 0.015)


def knit(colour, stitches=46):
    """Stocking stitch as colour and bump along a sheet's own weave: columns of small Vs."""
    material = principled(colour, 0.9, sheen=0.5, specular=0.12)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeUVMap").outputs[0]
    axes = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place}).outputs
    column = nodes.math(tree, "PINGPONG", nodes.math(tree, "MULTIPLY", axes["X"], stitches), 0.5)
    row = nodes.math(tree, "MULTIPLY", axes["Y"], stitches * 2.6)
    wave = nodes.math(tree, "SINE", nodes.math(tree, "MULTIPLY", nodes.math(tree, "ADD", row, nodes.math(tree, "MULTIPLY", column, 1.6)), 6.2832))
    height = nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", wave, 0.35), nodes.math(tree, "MULTIPLY", column, 2.2))
    bumped = nodes.add(tree, "ShaderNodeBump", {"Strength": 0.7, "Distance": 0.025, "Height": height})
    tree.links.new(bumped.outputs[0], shader_of(material).inputs["Normal"])
    return material
