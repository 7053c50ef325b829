"""The dark of the display case that all pictures of this set share: its ground, its small lamps, its stands."""

from math import cos, radians, sin, tau

import bpy
from mathutils import Vector
from studio import nodes
from studio.colour import linear
from studio.lights import area, spot
from studio.materials import bump, haze, metal, mottle, principled
from studio.shapes import mesh, point_at
from studio.stage import bounces, clamp_fireflies, reset

WARM = "#ffe9cc"
# What Filmic turns into #120d10: the aubergine black that every shadow ends in.
BLACK = (0.0098, 0.0066, 0.0083)


def vitrine(strength=3.0, scale=3.2, exposure=0.0, sparkle=5.0, light=(-0.55, -0.45, 0.7), fire=0.0):
    """An empty case. Its lamps stand towards `light`, are seen in metal and stones only, and leave the ground dark.
    `fire` shows stones, and nothing else, as many times more light from all sides."""
    scene = reset(exposure=exposure)
    bounces(14, glossy=6, transmission=12)
    clamp_fireflies(sparkle)
    lamps(strength, scale, Vector(light).normalized(), fire)
    scene.world.cycles_visibility.diffuse = False
    scene.view_settings.use_curve_mapping = True
    curves = scene.view_settings.curve_mapping
    curves.black_level = [-channel for channel in BLACK]
    curves.update()


def lamps(strength, scale, towards, fire):
    """A black world with many small warm lamps, bright on the side of the key and fewer behind the stage."""
    tree = nodes.clear(bpy.context.scene.world)
    direction = nodes.add(tree, "ShaderNodeTexCoord").outputs["Generated"]
    inputs = {"Vector": direction, "Scale": scale, "Smoothness": 0.1}
    cells = nodes.add(tree, "ShaderNodeTexVoronoi", inputs, feature="SMOOTH_F1").outputs["Distance"]
    boxes = nodes.ramp(tree, cells, [(0.24, (1, 1, 1, 1)), (0.4, (0.012, 0.011, 0.012, 1))])
    facing = nodes.add(tree, "ShaderNodeVectorMath", {0: direction, 1: towards}, operation="DOT_PRODUCT").outputs["Value"]
    weight = nodes.map_range(tree, facing, (-0.7, 0.9), (0.2, 1))
    axes = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: direction}).outputs
    above = nodes.map_range(tree, axes["Z"], (-0.25, 0.02), (0.08, 1))
    front = nodes.math(tree, "MULTIPLY", above, nodes.map_range(tree, axes["Y"], (0.7, 0.95), (1, 0.05)))
    tint = nodes.add(tree, "ShaderNodeMixRGB", {0: 1.0, 1: boxes, 2: linear("#fff1de")}, blend_type="MULTIPLY").outputs[0]
    power = nodes.math(tree, "MULTIPLY", nodes.math(tree, "MULTIPLY", weight, front), strength)
    ray = nodes.add(tree, "ShaderNodeLightPath").outputs
    from_stone = nodes.math(tree, "GREATER_THAN", ray["Transmission Depth"], 0.5)
    power = nodes.math(tree, "ADD", power, nodes.math(tree, "MULTIPLY", from_stone, fire))
    unseen = nodes.math(tree, "MULTIPLY", power, nodes.math(tree, "SUBTRACT", 1.0, ray["Is Camera Ray"]))
    background = nodes.add(tree, "ShaderNodeBackground", {"Color": tint, "Strength": unseen})
    nodes.output(tree, background.outputs[0])


def key(target, power=900, angle=24, location=(-3.6, -3.4, 7.0), blend=0.9, colour=WARM):
    """The one hard lamp, from the upper left, with a pool that ends in the dark."""
    return spot(Vector(location) + Vector(target), target, power, angle, blend, colour, 0.12)


def edge(location, target, power, length=2.5, colour="#ffdcb0", width=0.12):
    """A thin strip of light that draws a hairline along an edge."""
    return area(location, target, width, power, colour, height=length)


def sparkle(target, power=20, distance=4.5, count=18, size=0.3, towards=(-0.25, -0.75, 0.6)):
    """A crown of small lamps around `towards`: they only show in stones and metal."""
    axis = Vector(towards).normalized()
    turn = axis.to_track_quat("Z", "Y")
    for i in range(count):
        angle, lean = 2.4 * i, radians(10 + 46 * i / count)
        place = turn @ Vector((sin(lean) * cos(angle), sin(lean) * sin(angle), cos(lean)))
        lamp = area(Vector(target) + distance * place, target, size, power * (1 + 0.6 * (i % 3)), WARM)
        lamp.visible_diffuse = False


def beam(location, target, width, depth, power, colour=WARM, spread=2.0):
    """Light through a narrow slot: a sheet `width` thick and `depth` deep that hardly widens."""
    lamp = area(location, target, depth, power, colour, height=width)
    lamp.data.spread = radians(spread)
    return lamp


def black_stone(roughness=0.22, dark="#070505", light="#12100e", scale=2.2, specular=0.3):
    return bump(mottle(principled(dark, roughness, specular=specular), dark, light, scale, 9), 38, 0.025)


def floor_stone(roughness=0.2, specular=0.3, far=13.5):
    """Black stone that ends in the dark before its horizon is seen."""
    return haze(black_stone(roughness, specular=specular), "#000000", far - 5, far, 1.0, 0.0)


def melee():
    """Stones too small to look into: facets that mirror the lamps, as diamonds of a millimetre do."""
    return principled("#f6f2ee", 0.02, 1, emission="#fff4ea", emission_strength=0.05)


def white_gold(roughness=0.08):
    return metal((0.82, 0.8, 0.77), roughness)


def onyx():
    return principled("#030203", 0.04, specular=0.7, clearcoat=1.0, clearcoat_roughness=0.02)


def shaft(start, end, width, strength, colour=WARM):
    """The air that a beam shows: a sheet towards the camera, brightest along its middle and at its `start`."""
    material = bpy.data.materials.new("shaft")
    tree = nodes.clear(material)
    axes = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeUVMap").outputs[0]})
    across = nodes.math(tree, "ABSOLUTE", nodes.math(tree, "SUBTRACT", axes.outputs["X"], 0.5))
    soft = nodes.math(tree, "POWER", nodes.map_range(tree, across, (0.0, 0.5), (1, 0)), 1.6)
    along = nodes.map_range(tree, axes.outputs["Y"], (0, 1), (1, 0.12))
    start, end = Vector(start), Vector(end)
    side = (end - start).cross(Vector((0, 1, 0))).normalized() * width / 2
    sheet = mesh([start - side, start + side, end + side, end - side], [(0, 1, 2, 3)], material, False)
    corners = sheet.data.uv_layers.new().data
    for corner, place in zip(corners, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = place
    return only_added(sheet, tree, colour, nodes.math(tree, "MULTIPLY", nodes.math(tree, "MULTIPLY", soft, along), strength))


def bloom(location, eye, radius, strength, colour=WARM):
    """What a lens draws around a light that is too bright for it: a soft disc towards the camera at `eye`."""
    material = bpy.data.materials.new("bloom")
    tree = nodes.clear(material)
    place = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    distance = nodes.add(tree, "ShaderNodeVectorMath", {0: place}, operation="LENGTH").outputs["Value"]
    fall = nodes.math(tree, "POWER", nodes.map_range(tree, distance, (0, radius), (1, 0)), 3.2)
    disc = mesh([(cos(tau * i / 64) * radius, sin(tau * i / 64) * radius, 0) for i in range(64)], [tuple(range(64))], material, False)
    disc.location = location
    return only_added(point_at(disc, eye), tree, colour, nodes.math(tree, "MULTIPLY", fall, strength))


def only_added(sheet, tree, colour, amount):
    """Light that the camera alone sees: it hides nothing and lights nothing."""
    is_camera = nodes.add(tree, "ShaderNodeLightPath").outputs["Is Camera Ray"]
    strength = nodes.math(tree, "MULTIPLY", amount, is_camera)
    light = nodes.add(tree, "ShaderNodeEmission", {"Color": linear(colour), "Strength": strength})
    clear = nodes.add(tree, "ShaderNodeBsdfTransparent")
    both = nodes.add(tree, "ShaderNodeAddShader", {0: light.outputs[0], 1: clear.outputs[0]})
    nodes.output(tree, both.outputs[0])
    sheet.data.materials[0].cycles.sample_as_light = False
    sheet.visible_shadow = sheet.visible_glossy = sheet.visible_diffuse = sheet.visible_transmission = False
    return sheet
