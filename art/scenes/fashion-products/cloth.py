"""Cloth of this set: sheets that know their own weave, so that stripes, seams and twill follow every fold."""

from studio import nodes
from studio.colour import linear
from studio.materials import principled, shader_of
from studio.shapes import surface


def sheet(point, material, columns, rows):
    """`surface` with u and v as texture coordinates."""
    made = surface(point, material, columns, rows)
    weave = made.data.uv_layers.new(name="weave").data
    for loop in made.data.loops:
        row, column = divmod(loop.vertex_index, columns + 1)
        weave[loop.index].uv = column / columns, row / rows
    return made


def woven(material, scale=(240, 240), strength=0.25):
    """Fine twill as a bump along the weave."""
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeUVMap").outputs[0]
    scaled = nodes.add(tree, "ShaderNodeMapping", {"Vector": place, "Scale": (*scale, 1)}).outputs[0]
    wave = nodes.add(tree, "ShaderNodeTexWave", {"Vector": scaled, "Scale": 1.0}, bands_direction="DIAGONAL")
    bumped = nodes.add(tree, "ShaderNodeBump", {"Strength": strength, "Distance": 0.01, "Height": wave.outputs[1]})
    tree.links.new(bumped.outputs[0], shader_of(material).inputs["Normal"])
    return material


def striped_silk(bands, count, slope, roughness=0.36):
    """Silk with diagonal stripes: `bands` are (share, colour), repeated `count` times along u + `slope` * v."""
    material = principled(bands[0][1], roughness, sheen=0.35, specular=0.4)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeUVMap").outputs[0]
    axes = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place}).outputs
    along = nodes.math(tree, "ADD", axes["X"], nodes.math(tree, "MULTIPLY", axes["Y"], slope))
    phase = nodes.math(tree, "FRACT", nodes.math(tree, "MULTIPLY", along, count))
    stops, start = [], 0.0
    for share, colour in bands:
        stops.append((start, linear(colour)))
        start += share
    stripes = nodes.ramp(tree, phase, stops, "CONSTANT")
    tree.links.new(stripes, shader_of(material).inputs["Base Color"])
    return material
