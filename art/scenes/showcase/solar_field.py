"""Solar panels reach toward a low sun: navy cells at our feet, its glare running over the glass, an amber sky."""

import random
from math import cos, radians, sin

import bpy
from mathutils import Euler, Vector, noise
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import sun
from studio.materials import coordinates, haze, metal, principled, shader_of
from studio.shapes import box, copy, mesh, surface
from studio.stage import clamp_fireflies, reset

CELL = 0.165
COLUMNS, ROWS = 6, 10
WIDTH, LENGTH = COLUMNS * CELL + 0.05, ROWS * CELL + 0.05
SUN = (6.4, 7.5)  # elevation, and degrees to the left of the view


def build(shot):
    reset(exposure=0.05)
    clamp_fireflies(2)
    amber_sky()
    random.seed(4)
    frame, cell, back = metal("#b9c2cf", 0.3), silicon(), principled("#10204a", 0.18, clearcoat=1.0)
    mesh([(-80, -6, -0.5), (80, -6, -0.5), (80, 120, -0.5), (-80, 120, -0.5)], [(0, 1, 2, 3)], haze(principled("#6b3a16", 0.95), "#f79020", 10, 60, brightness=0.75))
    parts = panel(frame, cell, back)
    for column in range(-9, 9):
        for row in range(-1, 13):
            lay(parts, (column * (WIDTH + 0.035) + 0.5, row * (LENGTH + 0.05) + 0.26 * (row // 3)))
    for part in parts:
        part.hide_render = True
    for distance, height, seed, depth in ((60, 4.5, 1, 0.75), (38, 2.4, 5, 0.5)):
        hills(distance, height, seed, depth)
    sun(SUN[0], 180 + SUN[1], 3.2, "#ffb45e", 1)
    sun(38, -55, 0.7, "#ffe2bd", 4)
    camera((0.15, -2.4, 2.35), (0, 4.2, 0.88), 31)


def amber_sky():
    """Brightest around the sun, which is seen; deeper overhead, so that the glass below stays navy."""
    tree = nodes.clear(bpy.context.scene.world)
    direction = nodes.add(tree, "ShaderNodeTexCoord").outputs["Generated"]
    height = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: direction}).outputs["Z"]
    stops = [(0.0, linear("#ff9a3a")), (0.1, linear("#ff8a1c")), (0.19, linear("#f47d1c")), (0.32, linear("#4468b4")), (1.0, linear("#14307c"))]
    air = nodes.ramp(tree, nodes.map_range(tree, height, (0, 1), (0, 1)), stops)
    elevation, left = radians(SUN[0]), radians(SUN[1])
    towards = (-sin(left) * cos(elevation), cos(left) * cos(elevation), sin(elevation))
    near = nodes.add(tree, "ShaderNodeVectorMath", {0: direction, 1: towards}, operation="DOT_PRODUCT").outputs["Value"]
    disc = nodes.map_range(tree, near, (cos(radians(2.15)), cos(radians(1.9))), (0, 5))
    glow = nodes.math(tree, "POWER", nodes.map_range(tree, near, (cos(radians(34)), 1), (0, 1)), 6)
    light = nodes.math(tree, "ADD", disc, nodes.math(tree, "MULTIPLY", glow, 0.9))
    warm = nodes.add(tree, "ShaderNodeVectorMath", {0: linear("#ffc25e")[:3], "Scale": light}, operation="SCALE").outputs["Vector"]
    both = nodes.add(tree, "ShaderNodeVectorMath", {0: air, 1: warm}, operation="ADD").outputs["Vector"]
    nodes.output(tree, nodes.add(tree, "ShaderNodeBackground", {"Color": both, "Strength": 1.0}).outputs[0])


def silicon():
    """Navy cells under glass; three silver busbars each."""
    material = principled("#0a1c50", 0.12, clearcoat=1.0, clearcoat_roughness=0.02)
    tree = material.node_tree
    x = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: coordinates(tree)}).outputs["X"]
    share = nodes.math(tree, "FRACT", nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", x, 3 / CELL), 0.5))
    line = nodes.math(tree, "LESS_THAN", nodes.math(tree, "ABSOLUTE", nodes.math(tree, "SUBTRACT", share, 0.5)), 0.035)
    colour = nodes.add(tree, "ShaderNodeMixRGB", {0: line, 1: linear("#0b2160"), 2: linear("#9fb2d8")}).outputs[0]
    tree.links.new(colour, shader_of(material).inputs["Base Color"])
    return material


def panel(frame, cell, back):
    """Backsheet, frame and cells with clipped corners."""
    parts = [box((0, 0, -0.012), (WIDTH, LENGTH, 0.02), back)]
    for side in (-1, 1):
        parts.append(box((side * (WIDTH / 2 - 0.012), 0, 0.0), (0.026, LENGTH, 0.05), frame, 0.005))
        parts.append(box((0, side * (LENGTH / 2 - 0.012), 0.0), (WIDTH - 0.05, 0.026, 0.05), frame, 0.005))
    half, clip = CELL * 0.482, CELL * 0.1
    corner = [(half - clip, half), (half, half - clip), (half, clip - half), (half - clip, -half), (clip - half, -half), (-half, clip - half), (-half, half - clip), (clip - half, half)]
    vertices, faces = [], []
    for column in range(COLUMNS):
        for row in range(ROWS):
            x, y = (column - (COLUMNS - 1) / 2) * CELL, (row - (ROWS - 1) / 2) * CELL
            faces.append(tuple(reversed(range(len(vertices), len(vertices) + 8))))
            vertices += [(x + dx, y + dy, 0.001) for dx, dy in corner]
    return [*parts, mesh(vertices, faces, cell, False)]


def lay(parts, at):
    """Puts a copy of the panel down, a hair out of true as real ones are."""
    tilt = Euler((radians(random.gauss(0, 0.3)), radians(random.gauss(0, 0.3)), 0))
    for part in parts:
        copy(part, tilt.to_matrix() @ part.location + Vector((*at, 0)), tilt)


def hills(distance, height, seed, most):
    land = haze(principled("#4a2a1c", 0.95), "#f78c1c", 4, distance + 6, most, 0.8)

    def point(u, v):
        x = (u - 0.5) * distance * 2.6
        ridge = 0.5 + 0.5 * noise.fractal(Vector((x / distance * 3 + seed * 9, seed, 0)), 0.9, 2.1, 4)
        return (x, distance + v * 2, -0.6 + max(0.12, ridge) * height * v)

    surface(point, land, 240, 2)
