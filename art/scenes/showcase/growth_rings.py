"""A slice of an old trunk leans in misty forest green, its rings lit from the side, an axe set beside it."""

from math import cos, pi, radians, sin

from mathutils import Vector, noise
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import area, strips
from studio.materials import bump, metal, plaster, principled, shader_of, wood
from studio.shapes import box, cyclorama, group, mesh, round_edges, tube
from studio.stage import reset

RADIUS, DEPTH = 1.75, 0.55


def build(shot):
    reset(exposure=0.2)
    strips(0.3, "#f2ffe8", "#1c2a1a", behind="#24351f")
    cyclorama(plaster("#2f4526"))
    group([disc()], (-0.35, 0.2, 1.66), (radians(-9), 0, radians(-14)))
    axe(wood("#6a3d1c", "#c08a4e", 2, (8, 8, 1)), metal("#8c9296", 0.25), principled("#8a2a1a", 0.5))
    area((-5.5, -3, 5), (0, 0, 1.5), 1.6, 900, "#ffdfae")
    area((5, -5, 3), (0, 0, 1), 5, 110, "#cfe8d0")
    area((3.5, 4, 5), (0, 0, 1.5), 1.8, 520, "#ffd9a0")
    camera((0.5, -11.2, 2.7), (0.3, 0, 1.5), 62, aperture=4, focus=(-0.3, -0.2, 1.7))


def outline(angle):
    around = Vector((cos(angle), sin(angle), 0))
    return RADIUS * (1 + 0.05 * noise.noise(around * 1.4) + 0.02 * noise.noise(around * 5))


def disc(points=240):
    """Face, back and bark. Seen from -y; the rings are drawn in the plane of x and z."""
    face = face_wood()
    front = [(outline(a) * cos(a), -DEPTH / 2, outline(a) * sin(a)) for a in (2 * pi * i / points for i in range(points))]
    plate = mesh([(0, -DEPTH / 2, 0), *front], [(0, 1 + (i + 1) % points, 1 + i) for i in range(points)], face, False)
    bark = bump(principled("#3a2718", 0.95), 9, 0.5, 0.05)
    ring = []
    for step in range(9):
        y = -DEPTH / 2 + DEPTH * step / 8
        swell = 0.04 + 0.03 * sin(pi * step / 8)
        for i in range(points):
            a = 2 * pi * i / points
            crack = 0.05 * abs(noise.noise(Vector((cos(a) * 9, sin(a) * 9, step * 0.25))))
            r = outline(a) + (0 if step in (0, 8) else swell - crack)
            ring.append((r * cos(a), y, r * sin(a)))
    sides = [(s * points + i, s * points + (i + 1) % points, (s + 1) * points + (i + 1) % points, (s + 1) * points + i) for s in range(8) for i in range(points)]
    made = mesh(ring, sides, bark)
    plate.parent = made
    return made


def face_wood():
    """Concentric rings around an off-centre heart, warped by noise, darker toward the bark."""
    material = principled("#c89358", 0.6)
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    shifted = nodes.add(tree, "ShaderNodeMapping", {"Vector": place, "Location": (0.18, 0, -0.12)}).outputs[0]
    texture = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": shifted, "Scale": 1.6, "Detail": 4}).outputs["Fac"]
    reach = nodes.add(tree, "ShaderNodeVectorMath", {0: shifted}, operation="LENGTH").outputs["Value"]
    warped = nodes.math(tree, "ADD", reach, nodes.math(tree, "MULTIPLY", texture, 0.16))
    waves = nodes.math(tree, "FRACT", nodes.math(tree, "MULTIPLY", warped, 15))
    uneven = nodes.math(tree, "FRACT", nodes.math(tree, "MULTIPLY", warped, 4.2))
    rings = nodes.ramp(tree, waves, [(0.0, linear("#e0b27a")), (0.7, linear("#cf9a5c")), (0.93, linear("#8a5226")), (1.0, linear("#b67c44"))])
    heart = nodes.ramp(tree, nodes.math(tree, "DIVIDE", reach, RADIUS), [(0.0, linear("#7a4520")), (0.3, linear("#d8b088")), (0.85, linear("#fff2dc")), (1.0, linear("#c9a070"))])
    mix = nodes.add(tree, "ShaderNodeMixRGB", {0: 0.75, 1: rings, 2: heart}, blend_type="MULTIPLY").outputs[0]
    tree.links.new(mix, shader_of(material).inputs["Base Color"])
    height = nodes.math(tree, "ADD", waves, uneven)
    normal = nodes.add(tree, "ShaderNodeBump", {"Height": height, "Strength": 0.12, "Distance": 0.02}).outputs[0]
    tree.links.new(normal, shader_of(material).inputs["Normal"])
    return material


def axe(handle, steel, painted):
    shaft = tube([(0, 0, 0), (0.03, 0, 1.0), (-0.02, 0, 2.0), (0.05, 0, 2.75)], 0.085, handle, [1.3, 1, 0.9, 1.05])
    eye = box((0.0, 0, 2.55), (0.36, 0.26, 0.42), painted, 0.05)
    blade = [(-0.15, 2.76), (-0.15, 2.36), (-0.75, 2.1), (-0.92, 2.55), (-0.78, 2.98)]
    thick = [0.11, 0.11, 0.012, 0.012, 0.012]
    vertices = [(x, side * t, z) for side in (-1, 1) for (x, z), t in zip(blade, thick)]
    faces = [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), *[(i, (i + 1) % 5, (i + 1) % 5 + 5, i + 5) for i in range(5)]]
    head = round_edges(mesh(vertices, faces, steel, False), 0.01)
    group([shaft, eye, head], (2.35, -0.15, 0.05), (radians(-6), radians(-13), radians(12)))

