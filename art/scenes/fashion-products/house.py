"""What all pictures of the shop share: grounds, plinth, the house's slanted window light, cameras."""

from math import radians, tan

import bpy
from mathutils import Vector
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area, strips
from studio.materials import bump, plaster, principled
from studio.shapes import box, cyclorama
from studio.stage import reset

# ground: backdrop, plinth
grounds = {
    "terracotta": ("#a04a31", "#b5603f"),
    "bone": ("#d9c6ad", "#e3d3bd"),
    "burgundy": ("#4a0f1c", "#611a28"),
    "clay": ("#cb8e77", "#d7a28c"),
}
slant = tan(radians(12))


def still_life(ground, width=3.5, depth=2.5, exposure=0.25):
    """A plinth whose top is at z = 0, before a seamless backdrop of the same hue, in window light."""
    backdrop, plinth = begin(ground, exposure)
    cyclorama(backdrop, back=3.8, radius=1.6).location.z = -2.2
    box((0, 0.1, -1.1), (width, depth, 2.2), plinth, 0.035)
    window_light(wall=3.7, centre=(2.1, 1), width=3.4)
    area((-4.5, -3.5, 5.5), (0, 0, 0.8), 2.6, 150, "#fff4ea")
    area((5, -5, 3), (0, 0, 0.8), 5, 120, "#fff0ea")
    area((3.4, 2.6, 4.6), (0, 0, 1), 1.6, 260, "#fff8f2")


def begin(ground, exposure):
    reset(exposure=exposure, contrast="Medium High Contrast")
    strips(0.28, tint="#fff1e4", ground="#5a4038")
    backdrop, plinth = grounds[ground]
    return plaster(backdrop), plaster(plinth)


def window_light(wall, centre, width, location=(-3.4, -9, 7.0), power=11000, shade=0.1):
    """A lamp through a window that leans by 12 degrees: on the wall (a plane at depth `wall`) a bright band of `width`
    around `centre`, parted by one bar. Beside the band `shade` of the light remains."""
    lamp = bpy.data.lights.new("window", "SPOT")
    lamp.energy, lamp.color = power, linear("#fff0e0")[:3]
    lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = radians(100), 0, 0.2
    tree = nodes.clear(lamp)
    geometry = nodes.add(tree, "ShaderNodeNewGeometry").outputs
    start = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: geometry["Position"]}).outputs
    way = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: geometry["Incoming"]}).outputs
    length = nodes.math(tree, "DIVIDE", nodes.math(tree, "SUBTRACT", wall, start["Y"]), way["Y"])
    x, z = (
        nodes.math(tree, "ADD", start[axis], nodes.math(tree, "MULTIPLY", way[axis], length)) for axis in ("X", "Z")
    )
    leaning = nodes.math(tree, "MULTIPLY", nodes.math(tree, "SUBTRACT", z, centre[1]), slant)
    across = nodes.math(tree, "SUBTRACT", nodes.math(tree, "SUBTRACT", x, centre[0]), leaning)
    distance = nodes.math(tree, "ABSOLUTE", across)
    band = nodes.map_range(tree, distance, (width / 2 - 0.05, width / 2 + 0.05), (1, shade))
    bar = nodes.map_range(
        tree, nodes.math(tree, "ABSOLUTE", nodes.math(tree, "ADD", across, 0.33 * width)), (0.06, 0.11), (shade, 1)
    )
    light = nodes.add(tree, "ShaderNodeEmission", {"Strength": nodes.math(tree, "MINIMUM", band, bar)})
    nodes.add(tree, "ShaderNodeOutputLight", {"Surface": light.outputs[0]})
    made = bpy.data.objects.new("window", lamp)
    bpy.context.collection.objects.link(made)
    made.location = location
    made.rotation_euler = direction(made.location, (centre[0] * 0.6, wall * 0.5, centre[1]))


def hide(colour, roughness=0.5):
    """Fine-grained calf: more matt than the studio's leather, so that its colour survives the key light."""
    return bump(principled(colour, roughness, specular=0.32, sheen=0.1), 52, 0.12, 0.012, pattern="cells")


def thread(colour):
    return principled(colour, 0.7)


def direction(location, target):
    return (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()


def main_camera(height=1.0, x=0.0):
    """The shop's one view of a still life: plinth and horizon lie at the same height in every picture."""
    camera((0.5, -13.5, 2.9), (x, 0, height), 84, aperture=4, focus=(0, -0.3, 0.8))
