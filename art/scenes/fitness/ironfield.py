"""Ironfield's poster world: a flood of acid yellow under one hard sun, black iron, chalk. Units are tenths of a metre.

The look is Blender's "Standard", not Filmic: the open ground comes out as exactly `YELLOW`, the colour of the pages."""

from math import cos, pi, radians, sin
from pathlib import Path

import bpy
from studio import nodes
from studio.colour import linear
from studio.lights import strips, sun
from studio.materials import bump, metal, mottle, principled, shader_of
from studio.shapes import cylinder, group, lathe, plane, round_edges, text, wall
from studio.stage import reset

YELLOW, INK, CHALK = "#e3f21a", "#0c0c0b", "#ecebe4"
FONT = Path(__file__).parent / "big-shoulders.ttf"  # a subset of Big Shoulders Black (SIL Open Font License)
DEEP_SHADE = 0.14


def poster(exposure=0.0):
    """An empty stage whose colours are not filmed but printed."""
    scene = reset(exposure=exposure)
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"


def flood(elevation=40, azimuth=-50, shade=DEEP_SHADE, gloss=0.5, upright=None, softness=0.7):
    """Yellow ground (or, with `upright`, a wall at that depth) that runs into a yellow nothing. `shade` is what is
    left of the yellow in a shadow, `gloss` how bright the strips are that only shiny things see."""
    poster()
    strips(gloss, behind=YELLOW)
    _even_shade(shade)
    yellow = flat(YELLOW)
    ground = plane(yellow, 900, 900) if upright is None else wall(yellow, upright, 300, 300)
    facing = sin(radians(elevation)) if upright is None else cos(radians(elevation)) * cos(radians(azimuth))
    sun(elevation, azimuth, (1 - shade) * pi / facing, "#ffffff", softness)
    return ground


def flat(colour):
    """Paint that sends light back evenly in all directions."""
    material = bpy.data.materials.new("flat")
    tree = nodes.clear(material)
    paint = nodes.add(tree, "ShaderNodeBsdfDiffuse", {"Color": linear(colour)})
    nodes.output(tree, paint.outputs[0])
    return material


def night(gloss=0.1):
    """The inverted poster: nothing but black until a lamp is added."""
    poster()
    strips(gloss, behind=INK)
    _even_shade(0.004)


def _even_shade(strength):
    """Lets diffuse light come evenly from everywhere, so that the ground's colour can be foretold."""
    bpy.context.scene.world.cycles.sampling_method = "NONE"
    tree = bpy.context.scene.world.node_tree
    end = next(node for node in tree.nodes if node.type == "OUTPUT_WORLD").inputs["Surface"]
    seen = end.links[0].from_socket
    even = nodes.add(tree, "ShaderNodeBackground", {"Color": (1, 1, 1, 1), "Strength": strength})
    is_diffuse = nodes.add(tree, "ShaderNodeLightPath").outputs["Is Diffuse Ray"]
    mix = nodes.add(tree, "ShaderNodeMixShader", {0: is_diffuse, 1: seen, 2: even.outputs[0]})
    tree.links.new(mix.outputs[0], end)


def cast_iron(colour="#131314", roughness=0.42):
    """Black powder coat on cast iron."""
    return bump(principled(colour, roughness, specular=0.45), 24, 0.34, 0.02, 9)


def enamel(colour=YELLOW):
    return principled(colour, 0.42, specular=0.3)


def turned_steel(roughness=0.3):
    return metal("#a9abac", roughness)


def scuffed_rubber(dark="#101011", light="#1d1d1e", scale=5):
    return bump(mottle(principled(dark, 0.62), dark, light, scale, 12, (0.42, 0.62)), 60, 0.16)


def knurled(material, diamonds=44, pitch=0.07, depth=0.9):
    """Cuts two crossing threads into a bar whose axis is its own z: `diamonds` around, one each `pitch` along."""
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    axes = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place}).outputs
    turn = nodes.math(tree, "MULTIPLY", nodes.math(tree, "ARCTAN2", axes[1], axes[0]), diamonds / 2)
    along = nodes.math(tree, "MULTIPLY", axes[2], pi / pitch)
    threads = [
        nodes.math(tree, "ABSOLUTE", nodes.math(tree, "SINE", nodes.math(tree, way, turn, along)))
        for way in ("ADD", "SUBTRACT")
    ]
    height = nodes.math(tree, "MINIMUM", *threads)
    inputs = {"Strength": depth, "Distance": 0.02, "Height": height}
    tree.links.new(nodes.add(tree, "ShaderNodeBump", inputs).outputs[0], shader_of(material).inputs["Normal"])
    return material


def chalked(material, spots, most=0.95, grain=9.0, edge=(0.42, 0.72), colour=CHALK):
    """Magnesia on a material: dense at each spot (world centre, radius), broken up towards its rim."""
    tree = material.node_tree
    position = nodes.add(tree, "ShaderNodeNewGeometry").outputs["Position"]
    cover = 0.0
    for centre, radius in spots:
        distance = nodes.add(tree, "ShaderNodeVectorMath", {0: position, 1: centre}, operation="DISTANCE")
        near = nodes.map_range(tree, distance.outputs["Value"], (0, radius), (1, 0))
        cover = nodes.math(tree, "MAXIMUM", near, cover)
    inputs = {"Vector": position, "Scale": grain, "Detail": 13.0, "Roughness": 0.72}
    noise = nodes.add(tree, "ShaderNodeTexNoise", inputs).outputs[0]
    broken = nodes.math(tree, "MULTIPLY", nodes.math(tree, "SUBTRACT", noise, 0.5), 1.7)
    powder = nodes.map_range(tree, nodes.math(tree, "ADD", cover, broken), edge, (0, most))
    powder = nodes.math(tree, "MULTIPLY", powder, nodes.map_range(tree, cover, (0.0, 0.12), (0, 1)))
    is_flat = "Principled BSDF" not in tree.nodes
    changes = [("Color" if is_flat else "Base Color", linear(colour))]
    if not is_flat:
        changes += [("Roughness", (0.95, 0.95, 0.95, 1)), ("Metallic", (0, 0, 0, 1))]
    shader = tree.nodes["Diffuse BSDF"] if is_flat else shader_of(material)
    for name, value in changes:
        socket = shader.inputs[name]
        before = socket.links[0].from_socket if socket.is_linked else socket.default_value
        if isinstance(before, float):
            before = (before, before, before, 1)
        mix = nodes.add(tree, "ShaderNodeMixRGB", {0: powder, 1: before, 2: value})
        tree.links.new(mix.outputs[0], socket)
    return material


def letters_on_arc(words, radius, size, material, middle, z, depth=0.018, gap=0.12):
    """Raised letters around z on a face that looks along +z. `middle` is the angle of the words' centre in degrees;
    between 180 and 360 they stand on the inner side so that they are read from below."""
    made = [text(letter, material, size, depth, rotation=(0, 0, 0), bevel=0.008, font=FONT) for letter in words]
    bpy.context.view_layer.update()
    widths = [letter.dimensions.x if glyph != " " else size * 0.2 for letter, glyph in zip(made, words)]
    below = 180 < middle % 360 < 360
    turn = -1 if not below else 1
    at = radians(middle) - turn * (sum(widths) + gap * (len(widths) - 1)) / radius / 2
    for letter, width in zip(made, widths):
        angle = at + turn * width / radius / 2
        letter.location = radius * cos(angle), radius * sin(angle), z
        letter.rotation_euler = 0, 0, angle + (pi / 2 if below else -pi / 2)
        at += turn * (width + gap) / radius
    return made


def ring(material, inner, outer, low, high, bevel=0.012, sides=160):
    """A flat ring around z."""
    profile = [(inner, low), (outer, low), (outer, high), (inner, high), (inner, low)]
    return round_edges(lathe(profile, material, sides=sides), bevel, 2)


def plate(iron, rim, paint, radius=2.25, width=0.3, weight="25", lettered=True, hole=0.262):
    """A calibrated plate around z, its face towards +z: raised hub and rim, an embossed ridge, a turned edge."""
    h, deep = width / 2, min(0.1, width * 0.3)
    face = [(hole, h), (0.66, h), (0.72, h - deep), (0.96, h - deep), (0.98, h - deep * 0.55), (1.06, h - deep * 0.55)]
    face += [(1.08, h - deep), (radius - 0.4, h - deep), (radius - 0.34, h), (radius - 0.05, h), (radius, h - 0.05)]
    back = [(r, -z) for r, z in face]
    body = round_edges(lathe(back + face[::-1] + [back[0]], iron, sides=192), 0.014, 2)
    parts = [body, ring(rim, radius - 0.16, radius - 0.075, h - 0.02, h + 0.006, 0.004, 192)]
    parts.append(ring(rim, hole, hole + 0.07, -h - 0.01, h + 0.012, 0.01))
    for i in range(6):
        turn = pi * (i + 0.5) / 3
        parts.append(cylinder((0.5 * cos(turn), 0.5 * sin(turn), h), 0.055, 0.05, rim, 0.01, sides=6))
    if lettered:
        middle = (1.08 + radius - 0.4) / 2
        size = (radius - 1.48) * 0.8
        parts += letters_on_arc("CALIBRATED", middle, size, paint, 90, h - deep + 0.012)
        parts += letters_on_arc(f"{weight} KG", middle, size, paint, 270, h - deep + 0.012)
    return parts


def stacked(parts, along, turn=0.0):
    """Puts a plate on a bar along z."""
    return group(parts, (0, 0, along), (0, 0, radians(turn)))
