"""Materials. Each function returns a new material; `principled` is the base of most."""

import bpy

from studio import nodes
from studio.colour import linear


def principled(colour="#888888", roughness=0.5, metallic=0.0, **inputs):
    """Blender's general material. Further sockets by name: `clearcoat=1, sheen=0.4, clearcoat_roughness=0.1`."""
    material = bpy.data.materials.new("principled")
    material.use_nodes = True
    shader = shader_of(material)
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    for name, value in inputs.items():
        socket = shader.inputs[name.replace("_", " ").title().replace("Ior", "IOR")]
        socket.default_value = linear(value) if isinstance(value, str) else value
    return material


def shader_of(material):
    """The Principled node of a material, to connect own textures to."""
    return material.node_tree.nodes["Principled BSDF"]


def bump(material, scale=60, strength=0.1, distance=0.02, detail=6, pattern="noise"):
    """Roughens the surface: `noise` (plaster, iron, clay), `cells` (leather) or `waves` (brushed, woven)."""
    tree = material.node_tree
    kind = {"noise": "ShaderNodeTexNoise", "cells": "ShaderNodeTexVoronoi", "waves": "ShaderNodeTexWave"}[pattern]
    texture = nodes.add(tree, kind, {"Vector": coordinates(tree), "Scale": scale})
    if pattern == "noise":
        texture.inputs["Detail"].default_value = detail
    inputs = {"Strength": strength, "Distance": distance, "Height": texture.outputs[1 if pattern == "waves" else 0]}
    bumped = nodes.add(tree, "ShaderNodeBump", inputs)
    tree.links.new(bumped.outputs[0], shader_of(material).inputs["Normal"])
    return material


def mottle(material, dark, light, scale=5.0, detail=8.0, contrast=(0.35, 0.65), stretch=(1, 1, 1), distortion=0.0):
    """Colours the surface by noise between two colours: wood, stone, leaves, patina."""
    tree = material.node_tree
    vector = coordinates(tree, stretch)
    inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Distortion": distortion}
    noise = nodes.add(tree, "ShaderNodeTexNoise", inputs)
    colour = nodes.ramp(tree, noise.outputs[0], [(contrast[0], linear(dark)), (contrast[1], linear(light))])
    tree.links.new(colour, shader_of(material).inputs["Base Color"])
    return material


def coordinates(tree, stretch=(1, 1, 1)):
    """The object's own coordinates, stretched: the socket that textures take as their vector."""
    source = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    return nodes.add(tree, "ShaderNodeMapping", {"Vector": source, "Scale": stretch}).outputs[0]


def metal(colour=(0.86, 0.88, 0.9), roughness=0.2):
    """Bare metal of a linear reflectance or hex colour."""
    return principled(colour, roughness, 1)


def gold(roughness=0.14):
    return metal((1, 0.68, 0.3), roughness)


def brass(roughness=0.2):
    return metal((0.83, 0.58, 0.26), roughness)


def copper(roughness=0.18):
    return metal((0.93, 0.46, 0.3), roughness)


def chrome(roughness=0.06):
    return metal((0.86, 0.88, 0.9), roughness)


def steel(roughness=0.28):
    return metal((0.56, 0.57, 0.58), roughness)


def blackened_iron(roughness=0.5):
    return bump(principled("#17181a", roughness, 0.3), 90, 0.35)


def lacquer(colour, roughness=0.12):
    """Wet paint, enamel, piano varnish."""
    return principled(colour, roughness, clearcoat=1.0, clearcoat_roughness=0.03)


def plastic(colour, roughness=0.4):
    return principled(colour, roughness)


def rubber(colour="#1b1c1f", roughness=0.62):
    return bump(principled(colour, roughness), 70, 0.2)


def plaster(colour, roughness=0.9):
    """Matt walls, backdrops, plinths."""
    return bump(principled(colour, roughness), 80, 0.03)


def paper(colour="#f4efe6", roughness=0.85):
    return bump(principled(colour, roughness, specular=0.2), 220, 0.06)


def stone(dark="#857f76", light="#aaa49a", roughness=0.6, scale=3.0):
    return bump(mottle(principled(light, roughness), dark, light, scale), 45, 0.15)


def slate(colour="#23262a", roughness=0.55):
    return bump(mottle(principled(colour, roughness), "#16181b", colour, 2.5), 12, 0.5, 0.03, 12)


def marble(ground="#ece8e1", vein="#8d8a86", roughness=0.18, scale=1.4):
    material = principled(ground, roughness, clearcoat=0.4)
    return mottle(material, vein, ground, scale, 12, (0.36, 0.5), distortion=2.2)


def clay(colour="#b5613c"):
    return bump(principled(colour, 0.85), 30, 0.35)


def ceramic(colour="#e9e2d6", roughness=0.28):
    return bump(principled(colour, roughness, clearcoat=0.6, clearcoat_roughness=0.08), 90, 0.08)


def leather(colour="#5a1420", roughness=0.36):
    material = principled(colour, roughness, clearcoat=0.15, clearcoat_roughness=0.3)
    return bump(material, 58, 0.13, 0.015, pattern="cells")


def velvet(colour="#0d2b22", sheen=1.0):
    return bump(principled(colour, 1, sheen=sheen, sheen_tint=0.8, specular=0.05), 260, 0.35)


def fabric(colour, roughness=0.85):
    return bump(principled(colour, roughness, sheen=0.5, specular=0.15), 180, 0.25)


def silk(colour="#f1dcc8"):
    return principled(colour, 0.32, sheen=0.4, anisotropic=0.6)


def wood(dark="#3b2113", light="#9a6238", scale=2.2, grain=(1, 12, 12), roughness=0.42):
    """`grain` stretches across the two short axes: (1, 12, 12) lies along x."""
    return mottle(principled(light, roughness), dark, light, scale, 10, (0.3, 0.72), grain, 0.6)


def soap(colour, radius=0.25):
    """Wax, soap, stone fruit: light that goes in a little way. Costs time."""
    reach = tuple(max(0.05, c) for c in linear(colour)[:3])
    material = principled(colour, 0.4, subsurface=0.6, subsurface_color=colour)
    shader_of(material).inputs["Subsurface Radius"].default_value = tuple(radius * c for c in reach)
    return material


def emission(colour, strength):
    """Glow. On meshes that only should be seen, not light the room, call `shapes.decorative` too."""
    material = bpy.data.materials.new("emission")
    tree = nodes.clear(material)
    light = nodes.add(tree, "ShaderNodeEmission", {"Color": linear(colour), "Strength": strength})
    nodes.output(tree, light.outputs[0])
    return material


def glass(colour="#ffffff", ior=1.45, roughness=0.0, shadow=0.9):
    """Solid glass or liquid that lets `shadow` of the light through, since caustics are off."""
    material = bpy.data.materials.new("glass")
    tree = nodes.clear(material)
    inputs = {"Color": linear(colour), "IOR": ior, "Roughness": roughness}
    solid = nodes.add(tree, "ShaderNodeBsdfGlass", inputs)
    clear = nodes.add(tree, "ShaderNodeBsdfTransparent", {"Color": linear(colour)})
    is_shadow = nodes.add(tree, "ShaderNodeLightPath").outputs["Is Shadow Ray"]
    factor = nodes.math(tree, "MULTIPLY", is_shadow, shadow)
    mix = nodes.add(tree, "ShaderNodeMixShader", {0: factor, 1: solid.outputs[0], 2: clear.outputs[0]})
    nodes.output(tree, mix.outputs[0])
    return material


def frosted_glass(colour="#ffffff", roughness=0.3):
    return glass(colour, 1.35, roughness, 0.7)


def gem(colour="#f4fbff", ior=2.0):
    """Cut stone. One index of refraction: real dispersion is only rainbow noise here."""
    return glass(colour, ior, 0, 0)


def window_glass(tint=(0.93, 0.96, 0.95), ior=1.35):
    """Thin panes: see-through with a Fresnel gloss, no refraction, no shadow."""
    material = bpy.data.materials.new("window glass")
    tree = nodes.clear(material)
    clear = nodes.add(tree, "ShaderNodeBsdfTransparent", {"Color": linear(tint)})
    gloss = nodes.add(tree, "ShaderNodeBsdfGlossy", {"Roughness": 0.0})
    fresnel = nodes.add(tree, "ShaderNodeFresnel", {"IOR": ior})
    mix = nodes.add(tree, "ShaderNodeMixShader", {0: fresnel.outputs[0], 1: clear.outputs[0], 2: gloss.outputs[0]})
    nodes.output(tree, mix.outputs[0])
    return material


def haze(material, colour, near, far, most=0.96, brightness=0.55):
    """Fades a material into `colour` between two distances from the camera: fog without a volume's noise."""
    tree = material.node_tree
    end = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL").inputs["Surface"]
    surface = end.links[0].from_socket
    distance = nodes.add(tree, "ShaderNodeCameraData").outputs["View Distance"]
    factor = nodes.math(tree, "POWER", nodes.map_range(tree, distance, (near, far), (0, most)), 0.8)
    air = nodes.add(tree, "ShaderNodeEmission", {"Color": linear(colour), "Strength": brightness})
    mix = nodes.add(tree, "ShaderNodeMixShader", {0: factor, 1: surface, 2: air.outputs[0]})
    tree.links.new(mix.outputs[0], end)
    return material
