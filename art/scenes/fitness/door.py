"""Five in the morning: a roller door half up, the gym behind it blazing yellow, its light cut by the door and by iron
in its way, over wet asphalt. Everything else is black."""

from math import pi, sin

from ironfield import YELLOW, cast_iron, flat, night, plate
from studio import nodes
from studio.cameras import camera
from studio.lights import area
from studio.materials import emission, metal, principled, shader_of
from studio.shapes import box, cylinder, group, mesh, plane, sphere, surface, thicken, tube
from studio.stage import bounces, clamp_fireflies

LEFT, RIGHT, HIGH, OPEN = -1.9, 4.1, 4.9, 2.15
ACROSS = (0, pi / 2, 0)


def build(shot):
    night(0.02)
    bounces(6, diffuse=3, glossy=3)
    clamp_fireflies(1.5)
    plane(asphalt(), 80, 80)
    facade()
    curtain()
    gym()
    lamp = area((1.0, 7.2, 2.5), (0.9, -3.5, 0), 0.5, 2300, "#f2ff3a")
    lamp.visible_glossy = False  # or it stands in the puddles as a white square
    area((1.1, 3.5, 4.6), (1.1, 2.5, 0), 4.5, 420, "#f2ff3a")
    area((-7, -7, 9), (0, 0, 2.5), 1.5, 120, "#dfe6ee")
    camera((-2.0, -10.6, 1.35), (-0.35, 0, 2.0), 34)


def asphalt():
    """Coarse and wet: puddles stand where the ground is low, and mirror."""
    material = principled("#0d0d0e", 0.5, specular=0.6)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeNewGeometry").outputs["Position"]
    low = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": place, "Scale": 0.55, "Detail": 5.0, "Distortion": 0.4}).outputs[0]
    dry = nodes.map_range(tree, low, (0.43, 0.56), (0, 1))
    tree.links.new(nodes.map_range(tree, dry, (0, 1), (0.035, 0.42)), shader_of(material).inputs["Roughness"])
    grit = nodes.add(tree, "ShaderNodeTexVoronoi", {"Vector": place, "Scale": 16.0}).outputs[0]
    height = nodes.math(tree, "MULTIPLY", grit, dry)
    bumped = nodes.add(tree, "ShaderNodeBump", {"Strength": 0.55, "Distance": 0.05, "Height": height})
    tree.links.new(bumped.outputs[0], shader_of(material).inputs["Normal"])
    return material


def bricks():
    """Brick painted black: only its joints catch light."""
    material = principled("#101010", 0.45, specular=0.5)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeNewGeometry").outputs["Position"]
    axes = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place}).outputs
    flat_on = nodes.add(tree, "ShaderNodeCombineXYZ", {0: axes[0], 1: axes[2], 2: 0.0}).outputs[0]
    inputs = {"Vector": flat_on, "Scale": 1.7, "Mortar Size": 0.014, "Mortar Smooth": 0.4, "Color1": (1, 1, 1, 1), "Color2": (0.8, 0.8, 0.8, 1), "Mortar": (0, 0, 0, 1)}
    pattern = nodes.add(tree, "ShaderNodeTexBrick", inputs).outputs[0]
    bumped = nodes.add(tree, "ShaderNodeBump", {"Strength": 0.8, "Distance": 0.04, "Height": pattern})
    tree.links.new(bumped.outputs[0], shader_of(material).inputs["Normal"])
    return material


def facade():
    wall, steel = bricks(), metal("#3a3b3c", 0.35)
    box((LEFT - 10, 0.3, 6), (20, 0.6, 12), wall)
    box((RIGHT + 10, 0.3, 6), (20, 0.6, 12), wall)
    box(((LEFT + RIGHT) / 2, 0.3, HIGH + 5), (RIGHT - LEFT, 0.6, 10), wall)
    for x in (LEFT + 0.1, RIGHT - 0.1):
        box((x, -0.02, HIGH / 2), (0.24, 0.16, HIGH), steel, 0.02)
        for z in (0.4, 1.5, 2.6, 3.7):
            cylinder((x, -0.11, z), 0.04, 0.04, steel, 0.01, (pi / 2, 0, 0), 6)
    box(((LEFT + RIGHT) / 2, -0.12, HIGH + 0.32), (RIGHT - LEFT + 0.3, 0.5, 0.74), metal("#1c1c1d", 0.4), 0.04)
    box(((LEFT + RIGHT) / 2, -0.38, HIGH + 0.32), (2.6, 0.03, 0.11), emission(YELLOW, 0.9), 0.01)
    tube([(LEFT - 1.15, -0.14, 0.25), (LEFT - 1.15, -0.14, 9)], 0.12, steel, curved=False)
    for z in (0.9, 3.1, 5.3):
        cylinder((LEFT - 1.15, -0.14, z), 0.15, 0.1, steel, 0.015)
    tube([(LEFT - 1.15, -0.14, 0.4), (LEFT - 1.15, -0.16, 0.2), (LEFT - 1.15, -0.42, 0.1)], 0.125, steel)


def curtain():
    """Interlocking slats down to the bottom rail, which carries a handle and a rubber lip."""
    slats = principled("#161617", 0.34, 0.6)
    pitch = 0.21
    count = int((HIGH - OPEN) / pitch) + 2

    def point(u, v):
        step = v * count
        bow = sin(pi * (step % 1)) ** 0.6 if 0 < step % 1 < 1 else 0
        return (LEFT + 0.1 + (RIGHT - LEFT - 0.2) * u, 0.06 - 0.07 * bow, OPEN + 0.14 + step * pitch)

    thicken(surface(point, slats, 1, count * 10), 0.02, 0)
    middle = (LEFT + RIGHT) / 2
    box((middle, 0.04, OPEN + 0.08), (RIGHT - LEFT - 0.24, 0.14, 0.18), metal("#2a2b2c", 0.3), 0.02)
    box((middle, 0.04, OPEN - 0.04), (RIGHT - LEFT - 0.26, 0.07, 0.08), principled("#080808", 0.7), 0.02)
    tube([(middle - 0.3, -0.03, OPEN + 0.08), (middle - 0.27, -0.14, OPEN + 0.08), (middle + 0.27, -0.14, OPEN + 0.08), (middle + 0.3, -0.03, OPEN + 0.08)], 0.03, metal("#8a8b8c", 0.3))


def gym():
    """What stands in the light: a loaded bar on the floor, a rack, kettlebells by size."""
    floor, glow = flat("#b9c60e"), emission(YELLOW, 1.0)
    mesh([(LEFT - 3, 0.5, 0.004), (RIGHT + 3, 0.5, 0.004), (RIGHT + 3, 9, 0.004), (LEFT - 3, 9, 0.004)], [(0, 1, 2, 3)], floor, False)
    back = mesh([(-14, 9, -0.1), (18, 9, -0.1), (18, 9, 8), (-14, 9, 8)], [(0, 1, 2, 3)], glow, False)
    back.visible_shadow = False
    iron, steel, paint = cast_iron("#0c0c0c"), metal("#3c3d3e", 0.3), principled("#0c0c0c", 0.5)
    bar_height, y, centre = 0.58, 2.0, 0.75
    parts = [cylinder((0, 0, 0), 0.04, 5.2, steel)]
    for side in (-1, 1):
        z = side * 1.62
        parts.append(cylinder((0, 0, side * 2.1), 0.07, 1.0, steel, 0.01))
        for width in (0.13, 0.13, 0.1):
            stack = plate(iron, steel, paint, 2.25, width / 0.258, lettered=False)
            parts.append(group(stack, (0, 0, z + side * width / 2), (0, 0 if side > 0 else pi, 0), 0.258))
            z += side * (width + 0.006)
    group(parts, (centre, y, bar_height), ACROSS)
    for x in (-0.4, 2.5):
        for depth in (4.4, 5.6):
            box((x, depth, 2.5), (0.16, 0.16, 5), paint, 0.01)
        box((x, 5.0, 0.1), (0.16, 1.5, 0.16), paint, 0.01)
        box((x, 5.0, 1.25), (0.12, 1.3, 0.12), paint, 0.01)
    for x, size in ((3.0, 0.3), (3.62, 0.24)):
        bell(x, 1.3, size, iron)


def bell(x, y, size, iron):
    sphere((x, y, size * 0.95), size, iron)
    line = [(-0.62, 1.5), (-0.7, 2.1), (-0.55, 2.55), (0.55, 2.55), (0.7, 2.1), (0.62, 1.5)]
    tube([(x + a * size, y, b * size) for a, b in line], size * 0.17, iron)
