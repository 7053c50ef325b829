"""The corner of a pool from above: mosaic under clear water, sun nets on the floor, a chrome ladder at the coping."""

from math import cos, pi, radians, sin

from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import sky, sun
from studio.materials import bump, chrome, coordinates, glass, mottle, principled, shader_of
from studio.shapes import box, cylinder, mesh, tube
from studio.stage import bounces, clamp_fireflies, reset

DEPTH = -1.7
TILE = 0.16
LEVEL = -0.16
RIGHT = 4.6


def build(shot):
    reset(exposure=0.1, contrast="High Contrast")
    bounces(9, transmission=6, transparent=8)
    clamp_fireflies(2)
    sky(42, -52, 0.16, air=1, dust=0.6)
    basin()
    mesh([(-9, -9, LEVEL), (RIGHT, -9, LEVEL), (RIGHT, 2, LEVEL), (-9, 2, LEVEL)], [(0, 1, 2, 3)], water())
    coping()
    ladder((1.7, 2.0), chrome(0.07))
    sun(44, -52, 5.6, "#fff0d6", 0.8)
    palm((-2.2, 2.3, 0), 5.5)
    camera((-2.6, -6.9, 5.0), (0.62, 1.0, -0.12), 44)


def basin():
    floor = mosaic((0, 0, 0))
    mesh([(-9, -9, DEPTH), (RIGHT, -9, DEPTH), (RIGHT, 2, DEPTH), (-9, 2, DEPTH)], [(0, 1, 2, 3)], floor, False)
    back = mosaic((pi / 2, 0, 0))
    mesh([(-9, 2, DEPTH), (RIGHT, 2, DEPTH), (RIGHT, 2, -0.06), (-9, 2, -0.06)], [(0, 1, 2, 3)], back, False)
    right = mosaic((0, pi / 2, 0))
    mesh([(RIGHT, 2, DEPTH), (RIGHT, -9, DEPTH), (RIGHT, -9, -0.06), (RIGHT, 2, -0.06)], [(0, 1, 2, 3)], right, False)


def mosaic(turn):
    """Glass tiles in four blues between pale joints, with the moving net of sunlight that water throws."""
    material = principled("#1aa7b5", 0.3)
    tree = material.node_tree
    place = coordinates(tree)
    laid = nodes.add(tree, "ShaderNodeVectorRotate", {"Vector": place, "Rotation": turn}, rotation_type="EULER_XYZ").outputs[0]
    settings = {"Vector": laid, "Color1": linear("#0583a0"), "Color2": linear("#35bccb"), "Mortar": linear("#b7e6e4"), "Scale": 1.0, "Mortar Size": 0.008, "Mortar Smooth": 0.1, "Brick Width": TILE, "Row Height": TILE}
    tiles = nodes.add(tree, "ShaderNodeTexBrick", settings, offset=0.0, squash=1.0)
    wobble = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": place, "Scale": 0.9, "Detail": 2}).outputs["Color"]
    shifted = nodes.add(tree, "ShaderNodeMixRGB", {0: 0.45, 1: place, 2: wobble}, blend_type="ADD").outputs[0]
    nets = []
    for scale in (1.35, 2.3):
        cells = nodes.add(tree, "ShaderNodeTexVoronoi", {"Vector": shifted, "Scale": scale}, feature="DISTANCE_TO_EDGE")
        nets.append(nodes.math(tree, "POWER", nodes.map_range(tree, cells.outputs["Distance"], (0, 0.15), (1, 0)), 3.2))
    net = nodes.math(tree, "ADD", nets[0], nodes.math(tree, "MULTIPLY", nets[1], 0.45))
    shader = shader_of(material)
    toward_us = nodes.map_range(tree, nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place}).outputs["Y"], (0.5, -5.0), (0, 0.92))
    deep = nodes.add(tree, "ShaderNodeMixRGB", {0: toward_us, 1: tiles.outputs["Color"], 2: linear("#04505f")}).outputs[0]
    tree.links.new(deep, shader.inputs["Base Color"])
    lit = nodes.add(tree, "ShaderNodeMixRGB", {0: 0.45, 1: deep, 2: linear("#d8fbf5")}).outputs[0]
    tree.links.new(lit, shader.inputs["Emission"])
    tree.links.new(nodes.math(tree, "MULTIPLY", net, 0.55), shader.inputs["Emission Strength"])
    return material


def water():
    clear = glass("#cdf6f1", 1.33, 0, 0.97)
    tree = clear.node_tree
    place = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    swell = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": place, "Scale": 1.1, "Detail": 2.5, "Distortion": 0.6}).outputs[0]
    ripples = nodes.add(tree, "ShaderNodeBump", {"Height": swell, "Strength": 0.35, "Distance": 0.16}).outputs[0]
    lens = next(node for node in tree.nodes if node.type == "BSDF_GLASS")
    tree.links.new(ripples, lens.inputs["Normal"])
    return clear


def coping():
    """Travertine slabs along two sides, a darker terrace beyond."""
    travertine = bump(mottle(principled("#eadbc0", 0.7), "#d2bc98", "#f2e6d0", 2.2, stretch=(1, 4, 1)), 40, 0.15)
    terrace = bump(mottle(principled("#c9a983", 0.8), "#b4926c", "#d4b690", 1.6), 40, 0.2)
    mesh([(-30, 2.8, -0.06), (30, 2.8, -0.06), (30, 30, -0.06), (-30, 30, -0.06)], [(0, 1, 2, 3)], terrace, False)
    mesh([(5.4, -30, -0.06), (30, -30, -0.06), (30, 2.8, -0.06), (5.4, 2.8, -0.06)], [(0, 1, 2, 3)], terrace, False)
    for i in range(-6, 8):
        box((i * 1.25 - 0.05, 2.42, 0), (1.235, 0.95, 0.14), travertine, 0.03)
        for row in range(5):
            box((i * 1.25 + 0.4 - 0.6 * (row % 2), 3.62 + row * 1.42, -0.02), (1.235, 1.4, 0.1), terrace, 0.015)
    for j in range(9):
        box((5.04, 1.32 - j * 1.25, 0), (0.95, 1.235, 0.14), travertine, 0.03)
        box((6.4, 2.25 - j * 1.25, -0.02), (1.7, 1.235, 0.1), terrace, 0.015)


def palm(at, reach):
    """A frond beyond the frame: only its shadow is seen, across the stone and into the water."""
    elevation, azimuth = radians(44), radians(52)
    towards = (-sin(azimuth) * cos(elevation), -cos(azimuth) * cos(elevation), sin(elevation))
    foot = [a + reach * t for a, t in zip(at, towards)]
    leaf = principled("#2c5a33", 0.6)
    for i in range(44):
        along, side = i // 2 / 21, -1 if i % 2 else 1
        root = (foot[0] - 1.8 + 3.4 * along, foot[1] + 0.7 - 0.7 * along, foot[2])
        length = 1.15 * sin(pi * (0.12 + 0.82 * along)) + 0.15
        tip = (root[0] + 0.62 * length, root[1] + side * length, foot[2])
        blade = mesh([root, (root[0] + 0.34 * length, root[1] + side * 0.42 * length, foot[2]), tip, (root[0] + 0.24 * length, root[1] + side * 0.5 * length, foot[2])], [(0, 1, 2, 3)], leaf, False)
        blade.visible_camera = blade.visible_glossy = blade.visible_transmission = False


def ladder(at, steel):
    x, edge = at
    for side in (-0.32, 0.32):
        crook = [(edge + 0.62, 0.05)]
        crook += [(edge + 0.2 + 0.42 * cos(a), 0.72 + 0.42 * sin(a)) for a in (pi * i / 24 for i in range(25))]
        crook += [(edge - 0.22, 0.2), (edge - 0.22, DEPTH + 0.35)]
        tube([(x + side, y, z) for y, z in crook], 0.05, steel, curved=False, resolution=10)
        cylinder((x + side, edge + 0.62, 0.085), 0.11, 0.04, steel, 0.015)
    for z in (-0.38, -0.72, -1.06):
        box((x, edge - 0.24, z), (0.6, 0.18, 0.045), steel, 0.012)
