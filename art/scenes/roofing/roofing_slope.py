"""A slate roof as one stands before it: graduated courses up to a copper ridge, a chimney, and weather behind."""

from math import cos, pi, radians, sin

from roofing_courses import courses
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area, strips, sun
from studio.materials import bump, copper, principled, shader_of
from studio.shapes import box, cylinder, lathe, torus, tube, wall
from studio.stage import reset

PITCH = radians(34)
LENGTH = 8.2
RIDGE = (LENGTH * cos(PITCH), LENGTH * sin(PITCH))


def build(shot):
    reset(exposure=0.5, contrast="High Contrast")
    strips(0.35, "#cfd8e6", "#20242b", behind="#20242b")
    weather()
    courses(on_slope, 19, LENGTH, (0.72, 0.3), (0.78, 0.36))
    metal = copper(0.26)
    ridge(metal)
    chimney(metal)
    sun(15, -64, 15, "#ffc79a", 1.0)
    area((7, -6, 8), (1, 3, 3), 6, 700, "#a9c3e6")
    area((-9, 2, 6.4), (0, 4.6, 3.6), 2, 900, "#ff9c5c", height=4)
    camera((-0.6, -7.2, 5.1), (0, RIDGE[0], RIDGE[1] - 0.62), 47)


def on_slope(across, up, out):
    return (across, up * cos(PITCH) - out * sin(PITCH), up * sin(PITCH) + out * cos(PITCH))


def weather():
    """Rain coming: graphite above, a strip of copper light where it is not raining yet."""
    sky = wall(principled(), 26, 90, 60)
    tree = nodes.clear(sky.data.materials[0])
    place = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    height = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place}).outputs["Z"]
    stretched = nodes.add(tree, "ShaderNodeMapping", {"Vector": place, "Scale": (0.05, 1, 0.16)}).outputs[0]
    cloud = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": stretched, "Scale": 1.6, "Detail": 6.0}).outputs["Fac"]
    level = nodes.math(tree, "ADD", nodes.map_range(tree, height, (2.5, 16), (0, 1)), nodes.math(tree, "MULTIPLY", nodes.math(tree, "SUBTRACT", cloud, 0.5), 0.5))
    stops = [(0, linear("#d98a55")), (0.12, linear("#a8694a")), (0.3, linear("#5b4a4b")), (0.5, linear("#343a44")), (1, linear("#15181d"))]
    colour = nodes.ramp(tree, level, stops, "B_SPLINE")
    nodes.output(tree, nodes.add(tree, "ShaderNodeEmission", {"Color": colour, "Strength": 0.95}).outputs[0])
    sky.visible_diffuse = sky.visible_glossy = False


def ridge(metal):
    y, z = RIDGE
    tube([(-10, y, z + 0.16), (10, y, z + 0.16)], 0.13, metal, curved=False)
    for k in range(-9, 10):
        torus((k * 1.05 + 0.2, y, z + 0.16), 0.135, 0.028, metal, (0, pi / 2, 0), 48, 12)
    box((0, y - 0.2, z - 0.02), (20, 0.42, 0.03), metal, 0.01, (PITCH, 0, 0))


def bricks():
    """Old brick in running bond, on upright faces."""
    material = principled("#7a4a3a", 0.85)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]})
    along = nodes.math(tree, "ADD", place.outputs["X"], place.outputs["Y"])
    upright = nodes.add(tree, "ShaderNodeCombineXYZ", {0: along, 1: place.outputs["Z"]}).outputs[0]
    wall_of = nodes.add(
        tree,
        "ShaderNodeTexBrick",
        {
            "Vector": upright,
            "Color1": linear("#6e3a2c"),
            "Color2": linear("#4c2b24"),
            "Mortar": linear("#a39484"),
            "Scale": 4.2,
            "Mortar Size": 0.014,
        },
    )
    tree.links.new(wall_of.outputs["Color"], shader_of(material).inputs["Base Color"])
    return bump(material, 40, 0.4, 0.02)


def chimney(metal):
    x, y = 3.15, RIDGE[0] - 0.35
    z = RIDGE[1]
    stack = bricks()
    box((x, y, z + 0.3), (1.25, 1.0, 2.4), stack, 0.03)
    box((x, y, z + 1.44), (1.45, 1.2, 0.12), stack, 0.03)
    box((x, y, z + 1.56), (1.36, 1.1, 0.1), stack, 0.03)
    flashing = -0.68
    box((x, y - 0.52, z + flashing + 0.34), (1.36, 0.03, 0.5), metal, 0.01)
    for k in range(5):
        for side in (-1, 1):
            box((x + side * 0.645, y - 0.44 + k * 0.2, z - 0.36 + k * 0.14), (0.025, 0.24, 0.34), metal, 0.006)
    for dx in (-0.3, 0.3):
        pot = [(0.19, 0), (0.17, 0.5), (0.21, 0.56), (0.21, 0.62), (0.16, 0.62), (0.14, 0.1)]
        lathe(pot, metal if dx > 0 else principled("#8a4b34", 0.7), (x + dx, y, z + 1.6), 64)
    cylinder((x + 0.3, y, z + 2.42), 0.012, 0.5, metal)
    lathe([(0.0, 0.2), (0.26, 0.02), (0.24, 0.0), (0.0, 0.16)], metal, (x + 0.3, y, z + 2.42), 64)
