"""Lamps, and worlds that are only seen in reflections."""

import math

import bpy

from studio import nodes
from studio.colour import linear
from studio.shapes import point_at


def area(location, target, size, power, colour="#ffffff", height=None):
    """A soft box that shines from `location` at `target`; `height` makes it a strip. The camera does not see it."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.energy, lamp.color, lamp.size = power, linear(colour)[:3], size
    if height:
        lamp.shape, lamp.size_y = "RECTANGLE", height
    made = _place(lamp, location)
    made.visible_camera = False
    return point_at(made, target, "-Z")


def spot(location, target, power, angle=40.0, blend=0.4, colour="#ffffff", radius=0.1):
    """A cone of `angle` degrees with a soft rim."""
    lamp = bpy.data.lights.new("spot", "SPOT")
    lamp.energy, lamp.color = power, linear(colour)[:3]
    lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = math.radians(angle), blend, radius
    return point_at(_place(lamp, location), target, "-Z")


def point(location, power, colour="#ffd9a0", radius=0.1):
    """A bulb or a flame."""
    lamp = bpy.data.lights.new("point", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, linear(colour)[:3], radius
    return _place(lamp, location)


def sun(elevation, azimuth, strength=4.0, colour="#ffd2a0", softness=1.2):
    """Parallel light. Degrees: `elevation` above the horizon, `azimuth` 0 behind the camera, 90 from its right."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, linear(colour)[:3], math.radians(softness)
    made = _place(lamp, (0, 0, 10))
    made.rotation_euler = (math.radians(90 - elevation), 0, math.radians(azimuth))
    return made


def studio(target=(0, 0, 1), key=950, fill=110, rim=420, key_colour="#fff3e4", fill_colour="#e4ecff", rim_colour="#ffffff"):
    """The house light: one soft key from the upper left, a weak wide fill, a strong rim from behind."""
    area((-5, -4, 7), target, 2.2, key, key_colour)
    area((5, -5, 3), target, 5, fill, fill_colour)
    area((3.5, 4, 5), target, 1.6, rim, rim_colour)


def sky(elevation, azimuth, strength=0.4, disc=False, air=1.3, dust=2.2, ozone=4.0):
    """A physical sky, degrees as in `sun`. Elevation 1 to 3 is blue hour; `disc` shows the sun itself (and lights)."""
    tree = nodes.clear(bpy.context.scene.world)
    settings = {
        "sky_type": "NISHITA",
        "sun_disc": disc,
        "sun_elevation": math.radians(elevation),
        "sun_rotation": math.radians(180 - azimuth),
        "air_density": air,
        "dust_density": dust,
        "ozone_density": ozone,
    }
    colour = nodes.add(tree, "ShaderNodeTexSky", **settings).outputs[0]
    background = nodes.add(tree, "ShaderNodeBackground", {"Color": colour, "Strength": strength})
    nodes.output(tree, background.outputs[0])


def soft_boxes(strength=1.0, warm="#fff0dc", cool="#dfeaff", scale=1.5, behind="#000000"):
    """A world of soft boxes for gems, glass and gold; the camera itself sees the flat colour `behind`."""
    tree = nodes.clear(bpy.context.scene.world)
    direction = nodes.add(tree, "ShaderNodeTexCoord").outputs["Generated"]
    inputs = {"Vector": direction, "Scale": scale, "Smoothness": 0.15}
    cells = nodes.add(tree, "ShaderNodeTexVoronoi", inputs, feature="SMOOTH_F1")
    boxes = nodes.ramp(tree, cells.outputs["Distance"], [(0.3, (1, 1, 1, 1)), (0.46, (0.015, 0.015, 0.015, 1))])
    axes = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: direction})
    height = nodes.map_range(tree, axes.outputs["Z"], (-0.15, 0.75), (0.12, 1))
    side = nodes.map_range(tree, axes.outputs["X"], (1, -1), (0, 1))
    tint = nodes.add(tree, "ShaderNodeMixRGB", {0: side, 1: linear(cool), 2: linear(warm)}).outputs[0]
    colour = nodes.add(tree, "ShaderNodeMixRGB", {0: 1.0, 1: boxes, 2: tint}, blend_type="MULTIPLY").outputs[0]
    _reflected_world(tree, colour, nodes.math(tree, "MULTIPLY", height, strength), behind)


def strips(strength=0.55, tint="#ffffff", ground="#3a3a3a", behind="#000000"):
    """A world of bright, dark and bright bands that draws chrome; the camera sees the flat colour `behind`."""
    tree = nodes.clear(bpy.context.scene.world)
    direction = nodes.add(tree, "ShaderNodeTexCoord").outputs["Generated"]
    z = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: direction}).outputs["Z"]
    low, high = linear(ground), linear(tint)
    dark, dim = (0.01, 0.01, 0.012, 1), (0.05, 0.05, 0.06, 1)
    stops = [
        (0, low),
        (0.4, linear([1.2 * c for c in low])),
        (0.49, dark),
        (0.54, dark),
        (0.6, linear([0.9 * c for c in high])),
        (0.74, high),
        (0.8, dim),
        (0.88, dim),
        (0.92, high),
        (1, linear([0.35 * c for c in high])),
    ]
    colour = nodes.ramp(tree, nodes.map_range(tree, z, (-1, 1), (0, 1)), stops)
    _reflected_world(tree, colour, strength, behind)


def _reflected_world(tree, colour, strength, behind):
    lit = nodes.add(tree, "ShaderNodeBackground", {"Color": colour, "Strength": strength})
    flat = nodes.add(tree, "ShaderNodeBackground", {"Color": linear(behind)})
    is_camera = nodes.add(tree, "ShaderNodeLightPath").outputs["Is Camera Ray"]
    mix = nodes.add(tree, "ShaderNodeMixShader", {0: is_camera, 1: lit.outputs[0], 2: flat.outputs[0]})
    nodes.output(tree, mix.outputs[0])


def _place(lamp, location):
    made = bpy.data.objects.new(lamp.name, lamp)
    bpy.context.collection.objects.link(made)
    made.location = location
    return made
