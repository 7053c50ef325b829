"""A bowl of ramen on dark slate: noodles, egg, pork, nori and spring onion in an amber broth, lit from behind."""

import random
from math import cos, pi, radians, sin, sqrt

import bmesh
import bpy
from studio.cameras import camera
from studio.lights import area
from studio.materials import bump, ceramic, lacquer, mottle, principled, slate, wood
from studio.shapes import cylinder, lathe, mesh, plane, sphere, surface, thicken, torus, tube
from studio.stage import reset

BROTH = 1.34


def build(shot):
    reset(world="#1a1410", world_strength=0.25, exposure=0.25)
    plane(slate("#2b2725", 0.6))
    bowl(ceramic("#20282c", 0.32), ceramic("#c9a27a", 0.4))
    broth()
    noodles(bump(principled("#e8c684", 0.38), 30, 0.04))
    egg((1.15, 0.55, BROTH + 0.34), (radians(16), radians(-14), 0.7))
    egg((1.28, -0.55, BROTH + 0.30), (radians(8), radians(-22), -0.5))
    seaweed(bump(principled("#13251a", 0.5), 50, 0.6))
    pork()
    garnish()
    chopsticks(wood("#2a140b", "#6b3a1e", 2, (1, 1, 0.3)))
    sauce(ceramic("#c9a27a", 0.4))
    area((-4.5, 5.5, 6.5), (0, 0, 1), 3, 900, "#ffe8cf")
    area((5, 3, 5), (0, 0, 1), 4, 160, "#cfe0ff")
    area((0, -6, 7), (0, 0, 1), 5, 120, "#fff0e0")
    camera((0, -7.4, 8.5), (0.05, 0.35, 1.1), 45, aperture=2.8, focus=(0, -0.6, 1.7))


def rounded(profile, rounds=2):
    """A profile with its corners cut off, the ends kept (Chaikin)."""
    for _ in range(rounds):
        cut = [profile[0]]
        for (r1, z1), (r2, z2) in zip(profile, profile[1:]):
            cut += [(r1 * 0.75 + r2 * 0.25, z1 * 0.75 + z2 * 0.25), (r1 * 0.25 + r2 * 0.75, z1 * 0.25 + z2 * 0.75)]
        profile = [*cut, profile[-1]]
    return profile


def bowl(glaze, rim):
    outside = [(0, 0.10), (0.85, 0.10), (0.9, 0), (1.05, 0), (1.08, 0.12), (1.7, 0.45), (2.25, 1.0), (2.52, 1.62)]
    inside = [(2.56, 1.70), (2.52, 1.74), (2.44, 1.68), (2.15, 1.1), (1.6, 0.6), (0.9, 0.3), (0, 0.25)]
    lathe(rounded(outside + inside), glaze)
    torus((0, 0, 1.725), 2.5, 0.035, rim)


def broth():
    soup = bump(mottle(principled("#8a3f12", 0.06), "#6b2a0a", "#b5671f", 1.6, 6), 3.2, 0.12)
    cylinder((0, 0, BROTH - 0.01), 2.34, 0.02, soup)
    fat = lacquer("#c4701a", 0.03)
    for _ in range(90):
        turn, reach = random.random() * 2 * pi, sqrt(random.random()) * 2.1
        drop = random.choice([0.03, 0.04, 0.05, 0.09])
        sphere((reach * cos(turn), reach * sin(turn), BROTH), drop, fat, (1, 1, 0.18), segments=16)


def noodles(dough):
    """Folded bundles of parallel strands."""
    bundle(dough, (-0.15, 0.0), 2.4, 22, 1.62, 0.26)
    bundle(dough, (-0.25, 0.05), 1.0, 20, 1.3, 0.34)
    bundle(dough, (-0.35, -0.1), 5.2, 18, 1.15, 0.42, 4.8)
    bundle(dough, (-0.4, 0), 0.8, 16, 0.8, 0.62, 5.2, 0.5)
    bundle(dough, (0.3, -0.5), 3.6, 14, 1.3, 0.25, 3.2)


def bundle(dough, centre, start, strands, radius, rise, turn=4.4, width=0.62):
    for i in range(strands):
        offset = (i / (strands - 1) - 0.5) * width + random.gauss(0, 0.03)
        phase = random.gauss(0, 0.12)
        path = []
        for k in range(15):
            t = k / 14
            angle = start + turn * t + phase
            reach = radius * (1 - 0.45 * t) + offset * (1 - 0.3 * t)
            lift = rise * sin(pi * min(1, t * 1.1)) * (0.7 + 0.15 * random.random())
            z = BROTH + 0.1 + lift - 0.18 * abs(offset) + random.gauss(0, 0.025)
            if k in (0, 14):
                z = BROTH - 0.15
            path.append((centre[0] + reach * cos(angle), centre[1] + reach * sin(angle) * 0.9, z))
        tube(path, 0.05 + random.random() * 0.008, dough, resolution=4)


def egg(location, rotation):
    """Half a boiled egg: white cut flat and softened, a domed yolk."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=48, v_segments=32, radius=0.62)
    for vertex in shape.verts:
        vertex.co.x *= 1.28 + 0.12 * max(0, vertex.co.x)
        vertex.co.z = min(vertex.co.z, 0.0) * 0.9
    data = bpy.data.meshes.new("egg")
    shape.to_mesh(data)
    shape.free()
    data.materials.append(principled("#f6efe2", 0.28))
    white = bpy.data.objects.new("egg", data)
    bpy.context.collection.objects.link(white)
    white.location, white.rotation_euler = location, rotation
    soften = white.modifiers.new("soften", "REMESH")
    soften.mode, soften.octree_depth, soften.use_smooth_shade = "SMOOTH", 6, True
    yolk = bump(principled("#f08a12", 0.18, clearcoat=0.8), 4, 0.08)
    sphere((0, 0, 0), 0.37, yolk, (1.08, 1, 0.30)).parent = white


def seaweed(nori):
    for dx, turn in ((-0.1, 0.12), (-0.55, 0.28)):
        sheet = surface(
            lambda u, v: ((u - 0.5) * 1.5, 0.1 * sin((u - 0.5) * 7) + 0.05 * sin(v * 5), v * 1.55), nori, 12, 12
        )
        sheet.location = (dx + 0.35, 1.55 + 0.1 * dx, BROTH - 0.15)
        sheet.rotation_euler = (radians(-20), 0, turn)
        thicken(sheet, 0.012)


def pork():
    meat = bump(principled("#8a4a2c", 0.35), 14, 0.3)
    mottle(meat, "#6d2f17", "#d9a884", 2.2, 4, (0.42, 0.6), distortion=1.2)
    for i, (x, y, turn) in enumerate(((-0.2, -1.35, 0.1), (0.45, -1.25, -0.2))):
        tilt = (radians(20), radians(-8), turn)
        cylinder((x, y, BROTH + 0.28 + i * 0.07), 0.62, 0.13, meat, 0.05, tilt).scale = (1.1, 0.85, 1)


def garnish():
    greens = [principled(colour, 0.35) for colour in ("#5fa02c", "#a9cf6b", "#dfe8bf")]
    for _ in range(58):
        turn, reach = random.gauss(3.9, 0.55), random.gauss(1.0, 0.33)
        radius = 0.085 + random.random() * 0.05
        z = BROTH + (0.42 + random.random() * 0.16 if reach < 1.2 else 0.2)
        tilt = (random.gauss(0, 0.5), random.gauss(0, 0.5), 0)
        at = (reach * cos(turn) - 0.1, reach * sin(turn), z)
        torus(at, radius, radius * 0.34, random.choice(greens), tilt, 24, 8).scale = (1, 1, 1.7)
    chili = principled("#b3160c", 0.25, clearcoat=0.5)
    for _ in range(9):
        turn, reach = 2.3 + random.gauss(0, 0.5), 1.2 + random.gauss(0, 0.3)
        at = (reach * cos(turn), reach * sin(turn), BROTH + 0.5 + random.random() * 0.08)
        torus(at, 0.09, 0.03, chili, (random.gauss(0, 0.4), random.gauss(0, 0.4), 0), 24, 8)
    sesame = principled("#efe0bd", 0.5)
    for _ in range(120):
        turn, reach = random.random() * 2 * pi, sqrt(random.random()) * 1.7
        z = BROTH + (0.52 if reach < 1.0 else 0.12 + 0.3 * random.random())
        tilt = (random.random(), random.random(), random.random() * 6)
        sphere((reach * cos(turn) - 0.2, reach * sin(turn), z), 0.035, sesame, (1.4, 0.8, 0.5), tilt, segments=10)


def chopsticks(dark):
    for side in (0, 0.22):
        tube([(3.3 + side, -2.8, 0.12), (3.5 + side * 1.3, 3.4, 0.12)], 0.065, dark, [0.6, 1], curved=False)


def sauce(glaze):
    profile = [(0, 0.05), (0.6, 0.05), (0.85, 0.3), (0.92, 0.42), (0.86, 0.42), (0.75, 0.25), (0.5, 0.14), (0, 0.13)]
    lathe(rounded(profile), glaze, (-3.35, 2.0, 0))
    cylinder((-3.35, 2.0, 0.27), 0.72, 0.02, principled("#1a0904", 0.05))
