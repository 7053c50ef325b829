"""One white paper boat close by at sunrise; behind it a line of others bends away into the haze."""

from math import sin

import bpy
from paper_boats import boat
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area, sun
from studio.materials import bump, emission, haze, paper, principled
from studio.shapes import decorative, mesh, sphere
from studio.stage import clamp_fireflies, reset

AIR = "#fbc9a0"


def build(shot):
    reset(exposure=0.12)
    clamp_fireflies(1.5)
    sunrise()
    water = bump(principled("#06484e", 0.03, specular=0.6), 1.1, 0.14, 0.06, 3)
    mesh([(-200, -12, 0), (200, -12, 0), (200, 300, 0), (-200, 300, 0)], [(0, 1, 2, 3)], haze(water, AIR, 13, 52, 1.0, 1.42))
    white, teal, coral = paper("#fdf6ea"), paper("#12787a"), paper("#e8734c")
    boat((1.25, -1.5), 24, 1.3, white)
    for index in range(11):
        away = 1.8 + index * 3.3
        x = -1.9 + 3.0 * sin(index * 0.55 + 0.2) - index * 0.42
        sheet = coral if index == 1 else teal if index == 4 else white
        boat((x, away), 20 + 14 * sin(index * 1.7), 0.86, sheet)
    decorative(sphere((-12.5, 76, 0.9), 2.7, emission("#ff9154", 1.5)))
    sun(13, -62, 3.8, "#ffb787", 3)
    area((-5, -5, 4), (0, 0, 0.5), 3, 170, "#ffe9d6")
    camera((0.2, -9.6, 2.5), (0.2, 0, 0.55), 46, aperture=2.6, focus=(1.2, -1.7, 0.5), shift=(0, 0.06))


def sunrise():
    """Coral at the horizon, paper above it, teal overhead where the near water looks."""
    tree = nodes.clear(bpy.context.scene.world)
    height = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Generated"]}).outputs["Z"]
    stops = [(0, linear(AIR)), (0.03, linear("#ffc297")), (0.09, linear("#fbd9b6")), (0.17, linear("#f6e0c4")), (0.34, linear("#c4d3bf")), (0.58, linear("#3f8788")), (1, linear("#0f5256"))]
    colour = nodes.ramp(tree, nodes.map_range(tree, height, (0, 1), (0, 1)), stops)
    nodes.output(tree, nodes.add(tree, "ShaderNodeBackground", {"Color": colour, "Strength": 1.42}).outputs[0])
