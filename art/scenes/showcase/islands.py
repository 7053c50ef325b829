"""Sea stacks and islands in evening haze, one small sail: a film still in apricot and slate."""

from math import sqrt

from mathutils import Vector, noise
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import sky
from studio.materials import bump, coordinates, haze, principled, shader_of
from studio.shapes import mesh, sphere, surface
from studio.stage import bounces, reset

AIR = "#dcb79c"


def build(shot):
    reset()
    bounces(total=6, transparent=16)
    sky(6, 168, 0.16, disc=True, air=1.1, dust=5, ozone=2)
    rock = haze(cliff(), AIR, 26, 190)
    far = [(-11, 30, 8.5, 7.5, 1), (13, 42, 11, 10, 2), (-26, 68, 17, 15, 3), (7, 92, 20, 17, 4)]
    farther = [(40, 84, 18, 13, 5), (-62, 110, 28, 20, 6), (62, 140, 34, 25, 7), (-10, 150, 40, 24, 8)]
    for place in far + farther:
        island(*place, rock, 220)
    island(-3.6, 15, 2.0, 2.6, 11, rock, 150)
    island(6.2, 17, 1.3, 2.2, 12, rock, 130)
    water = bump(principled("#0c2a33", 0.06), 0.9, 0.5, 0.22, 7)
    mesh([(-400, -40, 0), (400, -40, 0), (400, 600, 0), (-400, 600, 0)], [(0, 1, 2, 3)], haze(water, AIR, 30, 190, 0.9))
    for bank in ((36, 1.2, 60, 2.6, 1, 0.55), (58, 2, 90, 4, 2, 0.7), (80, 3, 120, 5.5, 3, 0.8), (118, 5, 160, 8, 4, 0.85)):
        fog(*bank)
    boat()
    camera((0, 0, 2.4), (0, 40, 5.6), 32)


def cliff():
    """Bare where it is steep, moss where it is flat."""
    material = bump(principled("#5a5148", 0.9), 5, 0.7, 0.25, 12)
    tree = material.node_tree
    normal = nodes.add(tree, "ShaderNodeNewGeometry").outputs["Normal"]
    upward = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: normal}).outputs["Z"]
    texture = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": coordinates(tree), "Scale": 1.6, "Detail": 10})
    growth = nodes.math(tree, "ADD", upward, nodes.math(tree, "MULTIPLY", texture.outputs[0], 0.55))
    colour = nodes.ramp(tree, growth, [(0.80, linear("#57493d")), (1.0, linear("#2f4022"))])
    tree.links.new(colour, shader_of(material).inputs["Base Color"])
    return material


def island(x, y, radius, height, seed, rock, cells):
    offset = Vector((seed * 13.7, seed * 7.1, seed * 3.3))

    def point(u, v):
        dx, dy = (u - 0.5) * 2 * radius, (v - 0.5) * 2 * radius
        place = Vector((dx, dy, 0)) * (2.2 / radius) + offset
        warp = noise.noise(place * 1.3) * 0.35
        ridges = noise.ridged_multi_fractal(Vector((place.x + warp, place.y - warp, 0)), 0.85, 2.1, 8, 0.95, 2.0) / 2.2
        fall = max(0, 1 - (sqrt(dx * dx + dy * dy) / radius) ** 1.6)
        z = height * (ridges * fall * 1.05 + 0.55 * fall * fall - 0.34)
        return (x + dx, y + dy, max(z, -0.5))

    return surface(point, rock, cells, cells)


def fog(y, z, width, height, seed, opacity):
    """A bank of fog as a glowing sheet with soft holes: no volume, so no noise."""
    sheet = mesh([(-width, y, z - height), (width, y, z - height), (width, y, z + height), (-width, y, z + height)], [(0, 1, 2, 3)], principled())
    tree = nodes.clear(sheet.data.materials[0])
    place = nodes.add(tree, "ShaderNodeTexCoord").outputs["Generated"]
    inputs = {"Vector": place, "Scale": (width / 18, 1, height / 5), "Location": (seed * 3.1, 0, 0)}
    stretched = nodes.add(tree, "ShaderNodeMapping", inputs).outputs[0]
    texture = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": stretched, "Scale": 1.6, "Detail": 5}).outputs[0]
    up = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place}).outputs["Z"]
    middle = nodes.map_range(tree, nodes.math(tree, "PINGPONG", up, 0.5), (0, 0.5), (0, 1))
    holes = nodes.map_range(tree, texture, (0.38, 0.75), (0, opacity))
    density = nodes.math(tree, "MULTIPLY", nodes.math(tree, "MULTIPLY", middle, middle), holes)
    clear = nodes.add(tree, "ShaderNodeBsdfTransparent").outputs[0]
    glow = nodes.add(tree, "ShaderNodeEmission", {"Color": linear("#dccbcb"), "Strength": 0.62}).outputs[0]
    nodes.output(tree, nodes.add(tree, "ShaderNodeMixShader", {0: density, 1: clear, 2: glow}).outputs[0])
    sheet.visible_shadow = sheet.visible_glossy = sheet.visible_diffuse = False


def boat():
    sail = principled("#f7efe2", 0.7)
    mesh([(1.0, 13.2, 0.12), (1.42, 13.3, 0.14), (1.08, 13.2, 1.05)], [(0, 1, 2)], sail)
    mesh([(0.95, 13.2, 0.14), (0.66, 13.15, 0.13), (1.06, 13.2, 0.9)], [(0, 1, 2)], sail)
    sphere((1.03, 13.2, 0.05), 0.3, principled("#3a1f16", 0.5), (1.3, 0.3, 0.3), segments=20)
