"""Salt-baked beetroot in a dark bowl: wet crimson wedges and a cut slice with its rings, two quenelles of curd,
walnuts and young leaves. Lit from behind on the left."""

import random
from math import cos, pi, radians, sin

from evening import amber_light, deep_bowl, evening, stoneware
from mathutils import Vector, noise
from pantry import dots, glaze, grains, leaf, leaf_green, organic, puddle, salt, slab, strewn
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.materials import bump, mottle, principled, shader_of
from studio.shapes import mesh

TOP = 0.16


def build(shot):
    evening(exposure=0.35)
    deep_bowl(3.0, stoneware("#08090a", "#191c1f", 0.42))
    puddle((0, 0, TOP), 1.5, glaze("#2b0209", 0.05), 0.07, 1.3, wobble=0.1)
    wedges()
    slices()
    quenelle((0.34, -0.62, TOP + 0.3), radians(24))
    quenelle((-0.3, 0.5, TOP + 0.34), radians(-38))
    walnuts()
    garnish()
    amber_light((0, 0, 0.5), key=700, rim=330, fill=150)
    camera((0.15, -7.2, 6.0), (0, -0.05, 0.42), 64, aperture=3.2, focus=(0, -0.5, 0.6))


def beet():
    """Wet crimson with the pale rings of the cut root."""
    material = principled("#5c0616", 0.2, specular=0.6, clearcoat=0.7, clearcoat_roughness=0.12)
    tree = material.node_tree
    position = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    distance = nodes.add(tree, "ShaderNodeVectorMath", {0: position}, operation="LENGTH").outputs["Value"]
    grain = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": position, "Scale": 5.0, "Detail": 6.0}).outputs[0]
    wave = nodes.math(tree, "SINE", nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", distance, 44.0), nodes.math(tree, "MULTIPLY", grain, 5.0)))
    stops = [(0.1, linear("#4f0315")), (0.6, linear("#6d061c")), (1, linear("#83102c"))]
    colour = nodes.ramp(tree, nodes.map_range(tree, wave, (-1, 1), (0, 1)), stops)
    tree.links.new(colour, shader_of(material).inputs["Base Color"])
    return bump(material, 11, 0.22, 0.03)


def wedge(location, size, material, rotation, seed):
    """A sixth of a root: two flat cuts that meet in an edge, one round back."""
    columns, rows, opening = 18, 24, radians(64)
    vertices, faces = [], []
    for j in range(rows + 1):
        polar = pi * j / rows
        for i in range(columns + 1):
            turn = opening * (i / columns - 0.5)
            dent = 1 + 0.07 * noise.noise((cos(turn) * 2 + seed, sin(polar) * 2, polar))
            edge = min(1, 0.72 + 2.4 * min(i, columns - i) / columns)  # rounds the two outer edges
            r = size * dent * (0.94 + 0.06 * edge)
            vertices.append((r * sin(polar) * cos(turn), r * sin(polar) * sin(turn), 0.92 * r * cos(polar)))
    for j in range(rows):
        for i in range(columns):
            k = j * (columns + 1) + i
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    axis = len(vertices)
    vertices += [(0.02 * noise.noise((j * 0.4, seed, 0)), 0, 0.92 * size * cos(pi * j / rows)) for j in range(rows + 1)]
    for j in range(rows):
        for i in (0, columns):
            k = j * (columns + 1) + i
            faces.append((k, k + columns + 1, axis + j + 1, axis + j))
    made = mesh(vertices, faces, material)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, radians(40)
    made.location, made.rotation_euler = location, rotation
    return made


def wedges():
    root = beet()
    places = [
        ((-0.95, -0.35, 0.42), 0.78, (radians(70), radians(-50), 0.3)),
        ((0.92, 0.2, 0.45), 0.82, (radians(64), radians(-70), 2.5)),
        ((0.15, 0.92, 0.42), 0.74, (radians(80), radians(-80), 1.1)),
        ((-0.3, -0.15, 0.5), 0.7, (radians(95), radians(-62), -0.9)),
    ]
    for index, (place, size, rotation) in enumerate(places):
        wedge(Vector(place), size, root, rotation, index * 2.3)


def slices():
    """Thin slices leaning between the wedges."""
    root = beet()
    places = (((-0.5, -0.95, 0.36), (radians(24), radians(-10), 0.2), 0.46), ((1.02, -0.52, 0.46), (radians(30), radians(26), 0.9), 0.42), ((-1.12, 0.42, 0.5), (radians(-24), radians(-34), 2.0), 0.44))
    for index, (place, rotation, size) in enumerate(places):
        piece = slab(lambda turn, s=size, k=index: s * (1 + 0.05 * noise.noise((cos(turn) + k, sin(turn), k))), 0.1, root, 0.01, 0.02, seed=index)
        piece.location, piece.rotation_euler = place, rotation


def quenelle(location, turn):
    """Whipped curd, turned between two spoons: pointed ends, one ridge along the back."""
    cream = bump(principled("#f6e6c4", 0.42, specular=0.35, subsurface=0.15, subsurface_color="#ffe9c0"), 16, 0.3, 0.03)
    columns, rows = 64, 40
    vertices, faces = [], []
    for j in range(rows + 1):
        t = 2 * j / rows - 1
        girth = 0.34 * (1 - abs(t) ** 1.9) ** 0.85
        for i in range(columns):
            angle = 2 * pi * i / columns
            ridge = 0.92 + 0.24 * max(0, cos(angle - pi * 0.42)) ** 6 + 0.2 * max(0, cos(angle - pi * 0.9)) ** 6 + 0.035 * noise.noise((t * 3, cos(angle) * 2 + location[0], sin(angle) * 2))
            vertices.append((0.66 * t, girth * ridge * cos(angle), 0.94 * girth * ridge * sin(angle)))
    for j in range(rows):
        for i in range(columns):
            faces.append((j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i))
    made = mesh(vertices, faces, cream)
    made.location, made.rotation_euler = location, (0, radians(-4), turn)


def walnuts():
    """Halves with their folded kernel."""
    nut = mottle(principled("#a8713a", 0.42, specular=0.45), "#5b3113", "#c28d51", 4, 6, (0.3, 0.62))
    for x, y, z, turn, tilt in ((-0.15, -1.1, 0.34, 0.4, 0.3), (0.72, -1.02, 0.36, 2.0, -0.4), (-1.25, -0.1, 0.72, 1.2, 0.5), (0.55, 0.72, 0.72, 2.9, 0.3)):
        half = organic((x, y, z), (0.27, 0.22, 0.16), 0.24, 2.6, nut, (tilt, -tilt, turn), 5, seed=x * 5 + 3)
        for vertex in half.data.vertices:
            groove = 0.6 + 0.4 * min(1, abs(vertex.co.y) / 0.05)
            vertex.co.z *= groove
    crumbs = strewn((0.1, -0.9), 0.42, 70, TOP + 0.1) + strewn((-0.6, 0.2), 0.4, 40, TOP + 0.12)
    grains(crumbs, nut, (0.03, 0.09))


def garnish():
    green = leaf_green("#1d5214", "#69ad34")
    for x, y, z, turn, length in ((0.2, -0.25, 0.72, 0.5, 0.8), (0.05, -0.18, 0.74, 2.2, 0.7), (0.12, -0.1, 0.76, 4.0, 0.46), (-0.8, -0.62, 0.72, 3.6, 0.5), (-0.72, -0.7, 0.72, 5.4, 0.42), (0.9, 0.62, 0.78, 0.9, 0.5), (0.82, 0.6, 0.8, 2.6, 0.5), (-0.5, -1.0, 0.5, 5.0, 0.5)):
        leaf((x, y, z), length, length * 0.6, green, (random.gauss(0, 0.2), radians(-24), turn), 1.0, 0.14)
    dots((0.1, -0.2), 12, 1.9, (0.03, 0.07), glaze("#8a5a12", 0.05), TOP + 0.06)
    grains(strewn((0.3, -0.6), 0.12, 14, TOP + 0.66), salt(), (0.02, 0.04), 0.5)
