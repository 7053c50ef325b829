"""Noctua's dining room: black slate, amber light from the left, dark stoneware."""

from studio import nodes
from studio.colour import linear
from studio.lights import area, strips
from studio.materials import bump, haze, mottle, principled, shader_of
from studio.shapes import lathe
from studio.shapes import plane as ground
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
    return ground(dark_slate())


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
