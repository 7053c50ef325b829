"""Burning candles, their halos, and the lamps far behind them."""

from math import cos, pi, sin

import bpy
from evening import EMBER
from mathutils import Vector, noise
from studio import nodes
from studio.colour import linear
from studio.lights import point
from studio.materials import principled, shader_of
from studio.shapes import decorative, lathe, mesh, point_at, surface, tube


def candle(location, height=2.2, radius=0.42, power=70, wax="#e8c78f", glow=1.0, eye=(0, -10, 4)):
    """A burning pillar candle: a molten well, runs of wax, a wick, the flame and its halo towards the camera `eye`."""
    base = Vector(location)
    body(base, height, radius, wax)
    wick_foot = base + Vector((0, 0, height - 0.16 * radius))
    tip = wick_foot + Vector((0.02, 0, 0.3))
    tube([wick_foot - Vector((0, 0, 0.2)), wick_foot + Vector((0, 0, 0.15)), tip], 0.022, principled("#120c08", 0.9))
    flame(tip - Vector((0, 0, 0.1)), 0.78)
    halo(tip + Vector((0, 0, 0.25)), eye, 2.6, 0.8 * glow)
    point(tip + Vector((0, 0, 0.3)), power, "#ff9f4d", 0.12)


def body(base, height, radius, wax):
    """The pillar itself, lit from within below the flame."""
    sides, rows = 96, 40

    def wall(u, v):
        turn = 2 * pi * u
        if v < 0.7:  # outside, from the table up
            z, r = v / 0.7 * height, radius
        elif v < 0.8:  # over the rim
            t = (v - 0.7) / 0.1 * pi
            z, r = height + 0.05 * sin(t), radius - 0.045 * (1 - cos(t))
        else:  # down into the molten well
            t = (v - 0.8) / 0.2
            r = (radius - 0.09) * (1 - t)
            z = height - 0.3 * radius * min(1, t * 4) ** 0.6
        uneven = noise.noise((cos(turn) * 2, sin(turn) * 2, z * 0.5 + base.x))
        run = max(0, noise.noise((cos(turn) * 3.2, sin(turn) * 3.2, 4 + base.x))) * max(0, min(1, (z - height * 0.45) / height * 1.8))
        lift = 0.16 * noise.noise((cos(turn) * 1.2, sin(turn) * 1.2, 9 + base.y)) * max(0, (z / height - 0.8) * 5) if v < 0.8 else 0
        r += (0.02 * uneven + 0.055 * run) * (v < 0.75)
        return (base.x + cos(turn) * r, base.y + sin(turn) * r, base.z + z + lift)

    return surface(wall, lit_wax(wax, base.z + height, height), sides, rows * 3)


def lit_wax(colour, top, height):
    """Wax that the flame shines through: brightest at the rim, fading downwards."""
    material = principled(colour, 0.38, specular=0.4, clearcoat=0.2)
    tree = material.node_tree
    z = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeNewGeometry").outputs["Position"]}).outputs["Z"]
    depth = nodes.map_range(tree, z, (top - min(height, 2.0), top + 0.05), (0, 1))
    stops = [(0, linear("#000000")), (0.3, linear("#180600")), (0.6, linear("#5c2005")), (0.85, linear("#c2621c")), (1, linear("#ffb65c"))]
    tree.links.new(nodes.ramp(tree, depth, stops), shader_of(material).inputs["Emission"])
    shader_of(material).inputs["Emission Strength"].default_value = 0.75
    material.cycles.sample_as_light = False
    return material


def flame(foot, height):
    """A teardrop of light: blue at the foot, amber at the heart, thinning at its edge."""
    profile = [(0, 0)]
    for i in range(1, 40):
        t = i / 40
        profile.append((0.135 * height / 0.78 * (t**0.55) * (1 - t) ** 0.85 * 1.9, t * height))
    profile.append((0, height))
    made = lathe(profile, flame_material(height), foot, 48)
    return decorative(made)


def flame_material(height):
    material = bpy.data.materials.new("flame")
    tree = nodes.clear(material)
    z = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
    rise = nodes.map_range(tree, z, (0, height), (0, 1))
    stops = [(0, linear("#1c2c66")), (0.12, linear("#6a3a20")), (0.3, linear("#ff9a3a")), (0.55, linear("#ffd98e")), (0.8, linear("#ffb14f")), (1, linear("#ff7a1e"))]
    power = nodes.ramp(tree, rise, [(0, (0.05,) * 4), (0.14, (0.1,) * 4), (0.38, (1,) * 4), (0.75, (0.9,) * 4), (1, (0.35,) * 4)])
    strength = nodes.math(tree, "MULTIPLY", power, 9.0)
    light = nodes.add(tree, "ShaderNodeEmission", {"Color": nodes.ramp(tree, rise, stops), "Strength": strength})
    clear = nodes.add(tree, "ShaderNodeBsdfTransparent")
    facing = nodes.add(tree, "ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    dense = nodes.math(tree, "POWER", nodes.math(tree, "SUBTRACT", 1.0, facing), 0.9)
    body_of_flame = nodes.math(tree, "MULTIPLY", dense, nodes.map_range(tree, rise, (0, 0.3), (0.25, 1)))
    mix = nodes.add(tree, "ShaderNodeMixShader", {0: body_of_flame, 1: clear.outputs[0], 2: light.outputs[0]})
    nodes.output(tree, mix.outputs[0])
    return material


def halo(centre, eye, radius, strength, colour=EMBER, softness=4.0):
    """The glow that a lens draws around a light: a disc towards the camera that only adds. Two must not lie in one plane."""
    material = bpy.data.materials.new("halo")
    tree = nodes.clear(material)
    distance = nodes.add(tree, "ShaderNodeVectorMath", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]}, operation="LENGTH")
    fall = nodes.math(tree, "POWER", nodes.map_range(tree, distance.outputs["Value"], (0, radius), (1, 0)), softness)
    is_camera = nodes.add(tree, "ShaderNodeLightPath").outputs["Is Camera Ray"]
    amount = nodes.math(tree, "MULTIPLY", nodes.math(tree, "MULTIPLY", fall, strength), is_camera)
    light = nodes.add(tree, "ShaderNodeEmission", {"Color": linear(colour), "Strength": amount})
    clear = nodes.add(tree, "ShaderNodeBsdfTransparent")
    both = nodes.add(tree, "ShaderNodeAddShader", {0: light.outputs[0], 1: clear.outputs[0]})
    nodes.output(tree, both.outputs[0])
    rim = [(cos(2 * pi * i / 48) * radius, sin(2 * pi * i / 48) * radius, 0) for i in range(48)]
    disc = mesh(rim, [tuple(range(48))], material, False)
    disc.location = centre
    disc.visible_shadow = disc.visible_glossy = disc.visible_diffuse = disc.visible_transmission = False
    material.cycles.sample_as_light = False
    return point_at(disc, eye)


def distant_lights(eye, spots):
    """Lamps at the back of the room, drawn into even discs by the lens: (x, y, z, radius, strength) each."""
    for x, y, z, radius, strength in spots:
        halo((x, y, z), eye, radius, strength, softness=0.22)
