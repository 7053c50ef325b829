"""Blown glass."""

import bpy
from studio import nodes
from studio.colour import linear


def thin_glass(tint, rim, edge=0.5):
    """A skin of glass, the same from both sides: `tint` where it faces us; where it turns away the colour `rim`, for
    there we look through more of it, and a mirror (up to `edge`)."""
    material = bpy.data.materials.new("thin glass")
    tree = nodes.clear(material)
    away = nodes.add(tree, "ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    slant = nodes.math(tree, "POWER", away, 4.5)
    factor = nodes.map_range(tree, slant, (0, 1), (0.035, edge))
    depth = nodes.ramp(tree, away, [(0.55, linear(tint)), (1, linear(rim))])
    clear = nodes.add(tree, "ShaderNodeBsdfTransparent", {"Color": depth})
    gloss = nodes.add(tree, "ShaderNodeBsdfGlossy", {"Roughness": 0.02})
    mix = nodes.add(tree, "ShaderNodeMixShader", {0: factor, 1: clear.outputs[0], 2: gloss.outputs[0]})
    nodes.output(tree, mix.outputs[0])
    return material
