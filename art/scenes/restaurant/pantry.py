"""What the kitchen plates: cut meat, sauces, leaves, crumbs, salt. Everything is irregular on purpose."""

import random
from math import cos, pi, sin, sqrt

import bmesh
from mathutils import Vector, noise
from studio import nodes
from studio.colour import linear
from studio.materials import bump, principled, shader_of
from studio.shapes import mesh, sphere, surface, thicken


def organic(location, size, amount, frequency, material, rotation=(0, 0, 0), levels=4, seed=0.0):
    """A lump: a ball of the given (x, y, z) radii, dented by noise."""
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=levels, radius=1)
    points = []
    for vertex in ball.verts:
        direction = vertex.co.normalized()
        dent = 1 + amount * noise.fractal(direction * frequency + Vector((seed, seed * 1.7, 0)), 1.0, 2.0, 3)
        points.append(tuple(direction[i] * dent * size[i] for i in range(3)))
    faces = [tuple(v.index for v in face.verts) for face in ball.faces]
    ball.free()
    made = mesh(points, faces, material)
    made.location, made.rotation_euler = location, rotation
    return made


def slab(outline, thickness, material, dome=0.04, roughness=0.02, sides=96, seed=0.0):
    """A thick slice around z. `outline(turn)` is its radius; its `rim` attribute runs 0 in the middle of a cut
    face to 1 at its edge and 2 at the waist, so that crust and core can be told apart."""
    inner = [(i / 16, thickness / 2 + dome * (1 - (i / 16) ** 2), i / 16) for i in range(1, 16)]
    waist = [(1.0, thickness * 0.47, 1.0), (1.035, thickness * 0.36, 1.3), (1.05, 0.12 * thickness, 1.8)]
    upper = inner + waist
    rings = upper + [(r, -z, rim) for r, z, rim in reversed(upper)]
    vertices, rims = [(0, 0, thickness / 2 + dome)], [0.0]
    for r, z, rim in rings:
        for i in range(sides):
            turn = 2 * pi * i / sides
            radius = outline(turn) * r
            x, y = cos(turn) * radius, sin(turn) * radius
            uneven = roughness * noise.fractal((x * 5 + seed, y * 5, z * 5), 1.0, 2.0, 3)
            vertices.append((x * (1 + uneven * (rim > 0.9)), y * (1 + uneven * (rim > 0.9)), z + uneven * (rim < 1)))
            rims.append(rim)
    vertices.append((0, 0, -thickness / 2 - dome))
    rims.append(0.0)
    faces = [(0, 1 + i, 1 + (i + 1) % sides) for i in range(sides)]
    for k in range(len(rings) - 1):
        a, b = 1 + k * sides, 1 + (k + 1) * sides
        faces += [(a + i, b + i, b + (i + 1) % sides, a + (i + 1) % sides) for i in range(sides)]
    last = 1 + (len(rings) - 1) * sides
    faces += [(last + (i + 1) % sides, last + i, len(vertices) - 1) for i in range(sides)]
    made = mesh(vertices, faces, material)
    made.data.attributes.new("rim", "FLOAT", "POINT").data.foreach_set("value", rims)
    return made


def rim_factor(tree, wobble=0.08, scale=3.0):
    """The `rim` attribute of a slab, made uneven."""
    rim = nodes.add(tree, "ShaderNodeAttribute", attribute_name="rim").outputs["Fac"]
    position = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    grain = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": scale, "Detail": 6.0}).outputs[0]
    offset = nodes.math(tree, "MULTIPLY", nodes.math(tree, "SUBTRACT", grain, 0.5), wobble * 2)
    return nodes.math(tree, "MULTIPLY", nodes.math(tree, "ADD", rim, offset), 0.5)


def puddle(location, radius, material, height=0.05, seed=0.0, stretch=(1, 1), turn=0.0, wobble=0.22):
    """Sauce: a flat drop with a round shoulder and an outline of its own."""

    def point(u, v):
        angle = 2 * pi * u
        edge = radius * (1 + wobble * noise.fractal((cos(angle) * 1.1 + seed, sin(angle) * 1.1, seed), 1.0, 2.0, 2))
        rise = height * (1 - v**5) ** 0.5
        return (cos(angle) * edge * v * stretch[0], sin(angle) * edge * v * stretch[1], rise)

    made = surface(point, material, 72, 20)
    made.location, made.rotation_euler = location, (0, 0, turn)
    return made


def dots(centre, count, spread, sizes, material, z):
    """Drops of sauce, larger near `centre`."""
    for _ in range(count):
        angle, reach = random.random() * 2 * pi, spread * sqrt(random.random())
        size = random.uniform(*sizes) * (1.2 - 0.6 * reach / spread)
        sphere((centre[0] + cos(angle) * reach, centre[1] + sin(angle) * reach, z), size, material, (1, 1, 0.4), segments=24)


def grains(points, material, sizes=(0.02, 0.05), flat=0.8):
    """Crumbs, salt or pepper: one mesh of small broken bodies at `points`."""
    golden = (1 + sqrt(5)) / 2
    corners = [(-1, golden, 0), (1, golden, 0), (-1, -golden, 0), (1, -golden, 0), (0, -1, golden), (0, 1, golden)]
    corners += [(0, -1, -golden), (0, 1, -golden), (golden, 0, -1), (golden, 0, 1), (-golden, 0, -1), (-golden, 0, 1)]
    triangles = [(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8)]
    triangles += [(3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)]
    vertices, faces = [], []
    for point in points:
        first, size = len(vertices), random.uniform(*sizes) / 1.9
        stretch = (random.uniform(0.6, 1.3), random.uniform(0.6, 1.3), flat * random.uniform(0.6, 1.2))
        for corner in corners:
            vertices.append(tuple(point[i] + corner[i] * size * stretch[i] * random.uniform(0.7, 1.2) for i in range(3)))
        faces += [tuple(first + i for i in face) for face in triangles]
    return mesh(vertices, faces, material, False)


def strewn(centre, spread, count, z):
    """Points thrown around `centre`, denser in the middle."""
    return [(random.gauss(centre[0], spread), random.gauss(centre[1], spread), z) for _ in range(count)]


def leaf(location, length, width, material, rotation=(0, 0, 0), curl=0.5, wave=0.06):
    """A leaf along its own x: curled lengthwise, folded at its rib, wavy at its edge."""

    def point(u, v):
        across = (v - 0.5) * 2
        half = width * 0.5 * sin(pi * u**0.8) ** 0.75 + 0.012 * width
        bend = curl * u
        along = length * (sin(bend) / curl if curl else u)
        rise = length * ((1 - cos(bend)) / curl if curl else 0)
        ripple = wave * width * abs(across) * sin(u * 19 + across * 2)
        return (along, across * half, rise + 0.3 * half * across * across + ripple)

    made = surface(point, material, 20, 8)
    made.location, made.rotation_euler = location, rotation
    return thicken(made, 0.012)


def leaf_green(dark="#1c4a12", light="#5c9a2a", roughness=0.36):
    material = principled(light, roughness, specular=0.45, subsurface=0.0, transmission=0.0, sheen=0.1)
    tree = material.node_tree
    position = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    veins = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": 7.0, "Detail": 6.0, "Distortion": 0.6}).outputs[0]
    colour = nodes.ramp(tree, veins, [(0.35, linear(dark)), (0.68, linear(light))])
    tree.links.new(colour, shader_of(material).inputs["Base Color"])
    return bump(material, 26, 0.25)


def glaze(colour, roughness=0.07):
    """Reduced stock, honey, oil: dark, wet, clear-coated."""
    return principled(colour, roughness, specular=0.7, clearcoat=1.0, clearcoat_roughness=0.03)


def salt():
    return principled("#f3ece0", 0.25, specular=0.6)
