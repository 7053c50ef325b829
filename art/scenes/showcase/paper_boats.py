"""Paper boats follow a floating lantern over still teal water that fades into warm morning haze."""

import random
from math import radians

import bpy
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area, point, sun
from studio.materials import bump, coordinates, haze, paper, principled, wood
from studio.shapes import box, group, mesh
from studio.stage import clamp_fireflies, reset

AIR = "#fbdfb6"


def build(shot):
    reset(exposure=0.1)
    clamp_fireflies(1.5)
    morning()
    water = bump(principled("#053f46", 0.03, specular=0.6), 1.1, 0.16, 0.06, 3)
    mesh([(-200, -12, 0), (200, -12, 0), (200, 300, 0), (-200, 300, 0)], [(0, 1, 2, 3)], haze(water, AIR, 13, 46, 1.0, 1.45))
    lantern((-1.75, -0.4), -24)
    white, teal, sand = paper("#fbf3e6"), paper("#12787a"), paper("#f0c48c")
    for x, y, turn, scale, sheet in ((0.7, -1.0, 22, 1.0, white), (2.75, 1.2, 34, 0.92, teal), (-0.25, 4.4, 16, 0.95, sand), (4.3, 8.0, 28, 0.95, white), (-2.9, 8.6, 20, 0.95, white), (0.9, 12.5, 24, 0.9, white)):
        boat((x, y), turn, scale, sheet)
    sun(26, -52, 3.6, "#ffdfb6", 4)
    area((-4, -5, 5), (0, 0, 0.5), 3, 160, "#fff0dc")
    camera((0.5, -9.4, 2.75), (0.45, 0, 0.72), 52, aperture=3.2, focus=(0.3, -0.8, 0.6))


def morning():
    """Haze at the horizon, a soft teal overhead that the water mirrors near us."""
    tree = nodes.clear(bpy.context.scene.world)
    height = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Generated"]}).outputs["Z"]
    stops = [(0, linear(AIR)), (0.1, linear("#f5dcb8")), (0.3, linear("#b9cdbb")), (0.55, linear("#3f8788")), (1, linear("#0f5256"))]
    colour = nodes.ramp(tree, nodes.map_range(tree, height, (0, 1), (0, 1)), stops)
    nodes.output(tree, nodes.add(tree, "ShaderNodeBackground", {"Color": colour, "Strength": 1.45}).outputs[0])


def boat(at, turn, scale, sheet):
    """The folded boat everyone knows: a hull pointed at both ends, a cuff around it, a peak amidships."""
    parts = []
    for side in (-1, 1):
        hull = [(-1.15, 0, 0.62), (-0.62, 0, -0.06), (0.62, 0, -0.06), (1.15, 0, 0.62), (0, 0.4 * side, 0.36), (-0.1, 0.16 * side, -0.06), (0.1, 0.16 * side, -0.06)]
        parts.append(mesh(hull, [(0, 1, 5), (0, 5, 4), (4, 5, 6), (4, 6, 3), (3, 6, 2)], sheet, False))
        cuff = [(-1.17, 0.012 * side, 0.635), (0, 0.425 * side, 0.372), (1.17, 0.012 * side, 0.635), (0.78, 0.175 * side, 0.22), (0, 0.34 * side, 0.06), (-0.78, 0.175 * side, 0.22)]
        parts.append(mesh(cuff, [(0, 1, 4, 5), (1, 2, 3, 4)], sheet, False))
        peak = [(-0.66, 0, 0.4), (0, 0.26 * side, 0.22), (0.66, 0, 0.4), (0, 0.012 * side, 1.12)]
        parts.append(mesh(peak, [(0, 1, 3), (1, 2, 3)], sheet, False))
    for part in parts:
        body = part.modifiers.new("thickness", "SOLIDIFY")
        body.thickness, body.offset = 0.014, 0
    group(parts, (*at, 0.02), (radians(random.gauss(0, 2)), radians(random.gauss(0, 1.5)), radians(turn)), scale)


def lantern(at, turn):
    """Four panes of glowing paper in a wooden frame on a raft."""
    timber = wood("#4a2a16", "#8a5630", 3, (1, 12, 12))
    glow = lit_paper()
    parts = [box((0, 0, 0.02), (1.3, 1.3, 0.1), timber, 0.02), box((0, 0, 0.1), (1.06, 1.06, 0.07), timber, 0.02)]
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        parts.append(box((0.45 * x, 0.45 * y, 0.78), (0.07, 0.07, 1.36), timber, 0.012))
    for z in (0.17, 1.36):
        for side in (-1, 1):
            parts.append(box((0.45 * side, 0, z), (0.055, 0.84, 0.055), timber, 0.01))
            parts.append(box((0, 0.45 * side, z), (0.84, 0.055, 0.055), timber, 0.01))
    for side in (-1, 1):
        parts.append(box((0.445 * side, 0, 0.77), (0.012, 0.84, 1.16), glow))
        parts.append(box((0, 0.445 * side, 0.77), (0.84, 0.012, 1.16), glow))
        parts.append(box((0.452 * side, 0, 0.77), (0.02, 0.03, 1.16), timber))
        parts.append(box((0, 0.452 * side, 0.77), (0.03, 0.02, 1.16), timber))
        parts.append(box((0.452 * side, 0, 0.95), (0.02, 0.84, 0.03), timber))
        parts.append(box((0, 0.452 * side, 0.95), (0.84, 0.02, 0.03), timber))
    group(parts, (*at, 0.02), (0, 0, radians(turn)), 1.0)
    point((at[0] + 0.75, at[1] - 0.75, 0.7), 26, "#ffb050", 0.3).visible_glossy = False


def lit_paper():
    """Paper seen against its candle: brightest low in the middle."""
    material = principled("#ffe2b0", 0.8)
    tree = nodes.clear(material)
    place = nodes.add(tree, "ShaderNodeVectorMath", {0: coordinates(tree), 1: (0, 0, -0.22)}, operation="SUBTRACT").outputs["Vector"]
    reach = nodes.add(tree, "ShaderNodeVectorMath", {0: place}, operation="LENGTH").outputs["Value"]
    colour = nodes.ramp(tree, nodes.map_range(tree, reach, (0, 0.85), (0, 1)), [(0, linear("#ffe3a0")), (0.45, linear("#ffb24a")), (1, linear("#e8782a"))])
    strength = nodes.map_range(tree, reach, (0.05, 0.85), (2.6, 0.75))
    nodes.output(tree, nodes.add(tree, "ShaderNodeEmission", {"Color": colour, "Strength": strength}).outputs[0])
    material.cycles.sample_as_light = False
    return material
