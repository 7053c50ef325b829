"""A soft glow around a lamp."""

from studio import nodes
from studio.colour import linear
from studio.materials import principled
from studio.shapes import mesh


def halo(location, radius, colour, strength):
    """A round sheet facing the camera that only adds light and fades to nothing at its rim."""
    corners = [(-radius, 0, -radius), (radius, 0, -radius), (radius, 0, radius), (-radius, 0, radius)]
    sheet = mesh(corners, [(0, 1, 2, 3)], principled(), False)
    sheet.location = location
    tree = nodes.clear(sheet.data.materials[0])
    place = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    reach = nodes.add(tree, "ShaderNodeVectorMath", {0: place}, operation="LENGTH").outputs["Value"]
    fade = nodes.math(tree, "POWER", nodes.map_range(tree, reach, (0, radius), (1, 0)), 2.4)
    power = nodes.math(tree, "MULTIPLY", fade, strength)
    glow = nodes.add(tree, "ShaderNodeEmission", {"Color": linear(colour), "Strength": power}).outputs[0]
    clear = nodes.add(tree, "ShaderNodeBsdfTransparent").outputs[0]
    nodes.output(tree, nodes.add(tree, "ShaderNodeAddShader", {0: clear, 1: glow}).outputs[0])
    sheet.visible_shadow = sheet.visible_diffuse = sheet.visible_glossy = False
    sheet.data.materials[0].cycles.sample_as_light = False
    return sheet
