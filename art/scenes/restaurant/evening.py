"""Noctua's dining room: black slate, amber light from the left, candles and dark stoneware."""

from math import cos, pi, sin

import bpy
from mathutils import Vector, noise
from studio import nodes
from studio.colour import linear
from studio.lights import area, point, strips
from studio.materials import bump, emission, haze, mottle, principled, shader_of
from studio.shapes import decorative, lathe, mesh, plane, point_at, surface, tube
from studio.stage import bounces, clamp_fireflies, reset

AMBER, EMBER, DUSK, DARKNESS = "#ffcf9c", "#ff9a4c", "#a9bcd8", "#060403"


def evening(exposure=0.25, reflections=0.16):
    """An empty slate table in the dark; the world is only there to be mirrored."""
    reset(exposure=exposure)
    bounces(10, glossy=4, transmission=8)
    clamp_fireflies(1.5)
    strips(reflections, "#ffd2a0", "#120c08", behind=DARKNESS)
    return table_slate()


def table_slate():
    """A slab of split slate that runs out of every frame and fades into the dark."""
    return plane(dark_slate())


def dark_slate():
    material = principled("#16191b", 0.5, specular=0.45)
    tree = material.node_tree
    position = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    broad = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": 0.9, "Detail": 12.0, "Distortion": 0.8})
    layers = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": 5.0, "Detail": 14.0, "Roughness": 0.68})
    colour = nodes.ramp(tree, layers.outputs[0], [(0.3, linear("#090b0d")), (0.72, linear("#23282c"))])
    tree.links.new(colour, shader_of(material).inputs["Base Color"])
    gloss = nodes.map_range(tree, broad.outputs[0], (0.35, 0.65), (0.34, 0.62))
    tree.links.new(gloss, shader_of(material).inputs["Roughness"])
    relief = nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", broad.outputs[0], 1.6), layers.outputs[0])
    bumped = nodes.add(tree, "ShaderNodeBump", {"Strength": 0.36, "Distance": 0.05, "Height": relief})
    tree.links.new(bumped.outputs[0], shader_of(material).inputs["Normal"])
    return haze(material, DARKNESS, 11, 22, 1.0, 1.0)


def amber_light(target=(0, 0, 0.4), key=620, rim=260, fill=60):
    """Candlelight as a photographer builds it: a warm box from behind on the left, a weak cool one in front."""
    area((-4.6, 2.6, 4.4), target, 1.5, key, AMBER)
    area((-5.0, -3.4, 3.6), target, 1.8, 1.6 * fill, AMBER)
    area((4.2, 3.8, 3.4), target, 1.1, rim, EMBER)
    area((2.5, -6.0, 6.0), target, 4.0, fill, DUSK)


def stoneware(dark="#100f0f", light="#2a2623", roughness=0.34):
    """Hand-thrown clay under a dark, speckled glaze."""
    material = principled(light, roughness, clearcoat=0.35, clearcoat_roughness=0.25)
    return bump(mottle(material, dark, light, 9, 10, (0.4, 0.7)), 22, 0.16, 0.03)


def rounded(profile, steps=2):
    """Cuts the corners off a lathe profile until it is a curve."""
    for _ in range(steps):
        finer = [profile[0]]
        for (r, z), (s, w) in zip(profile, profile[1:]):
            finer += [(r * 0.75 + s * 0.25, z * 0.75 + w * 0.25), (r * 0.25 + s * 0.75, z * 0.25 + w * 0.75)]
        profile = [*finer, profile[-1]]
    return profile


def plate(radius, material, location=(0, 0, 0)):
    """A flat plate with a low upright rim; food stands at z = 0.1."""
    r = radius
    outside = [(0, 0.02), (r * 0.6, 0.02), (r * 0.64, 0), (r * 0.72, 0), (r * 0.97, 0.1), (r, 0.24), (r * 0.995, 0.29)]
    inside = [(r * 0.97, 0.3), (r * 0.945, 0.26), (r * 0.93, 0.16), (r * 0.86, 0.105), (r * 0.5, 0.1), (0, 0.1)]
    return lathe(rounded(outside + inside), material, location, 192)


def deep_bowl(radius, material, location=(0, 0, 0)):
    """A wide rim around a small well; food stands at z = 0.16 within 0.6 of the radius."""
    r = radius
    outside = [(0, 0.04), (r * 0.4, 0.04), (r * 0.42, 0), (r * 0.5, 0), (r * 0.68, 0.3), (r * 0.98, 0.62), (r, 0.66)]
    inside = [(r * 0.99, 0.7), (r * 0.95, 0.69), (r * 0.72, 0.56), (r * 0.66, 0.48), (r * 0.58, 0.2), (r * 0.5, 0.16), (0, 0.16)]
    return lathe(rounded(outside + inside), material, location, 192)


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
        r += (0.02 * uneven + 0.1 * run) * (v < 0.75)
        return (base.x + cos(turn) * r, base.y + sin(turn) * r, base.z + z + lift)

    return surface(wall, lit_wax(wax, base.z + height, height), sides, rows * 3)


def lit_wax(colour, top, height):
    """Wax that the flame shines through: brightest at the rim, fading downwards."""
    material = principled(colour, 0.38, specular=0.4, clearcoat=0.2)
    tree = material.node_tree
    z = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: nodes.add(tree, "ShaderNodeNewGeometry").outputs["Position"]}).outputs["Z"]
    depth = nodes.map_range(tree, z, (top - min(height, 1.5), top + 0.05), (0, 1))
    stops = [(0, linear("#000000")), (0.35, linear("#1c0700")), (0.75, linear("#8a3409")), (1, linear("#ffa23e"))]
    tree.links.new(nodes.ramp(tree, depth, stops), shader_of(material).inputs["Emission"])
    shader_of(material).inputs["Emission Strength"].default_value = 0.6
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


def halo(centre, eye, radius, strength, colour=EMBER):
    """The glow that a lens draws around a light: a disc towards the camera that only adds."""
    material = bpy.data.materials.new("halo")
    tree = nodes.clear(material)
    distance = nodes.add(tree, "ShaderNodeVectorMath", {0: nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]}, operation="LENGTH")
    fall = nodes.math(tree, "POWER", nodes.map_range(tree, distance.outputs["Value"], (0, radius), (1, 0)), 4.0)
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


def distant_lights(spots, colour=EMBER):
    """Lamps at the back of the room, drawn into discs by the lens: (x, y, z, radius, strength) each."""
    for x, y, z, radius, strength in spots:
        decorative(lathe([(0, -radius), (radius * 0.7, -radius * 0.7), (radius, 0), (radius * 0.7, radius * 0.7), (0, radius)], emission(colour, strength), (x, y, z), 24))
