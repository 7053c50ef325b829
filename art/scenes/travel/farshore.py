"""The coasts that the ship lies off, each a still from the same film: long lens of air, low light, nobody."""

from math import cos, exp, pi, radians, sin
from random import uniform

import bpy
from islands import fog, island
from mathutils import Vector, noise
from studio import nodes
from studio.cameras import camera
from studio.colour import linear
from studio.lights import sun
from studio.materials import bump, emission, haze, mottle, principled
from studio.shapes import cylinder, decorative, mesh, surface, tube
from studio.stage import bounces, reset


def build(shot):
    reset(contrast="Medium High Contrast")
    bounces(total=5, transparent=12)
    {"open": far_enough, "fjord": fjord, "ice": ice, "cinder": cinder, "dunes": dunes, "steppe": steppe}[shot]()


def far_enough():
    warm = "#c9906a"
    air([(0, "#d9955e"), (0.05, "#b98f78"), (0.15, "#62717b"), (0.36, "#293845"), (1, "#131b24")], (0.5, -9), "#ffc078", 1, clouds=0.5, spread=0.22)
    sea("#0d1a22", warm, 40, 420, brightness=0.34, waves=0.32)
    rock = haze(principled("#1c1a1b", 0.9), warm, 30, 420, 0.92, 0.36)
    for place in ((62, 175, 46, 11, 21), (112, 190, 60, 19, 22), (26, 230, 30, 6, 23), (-150, 330, 80, 16, 24)):
        island(*place, rock, 150)
    fog(150, 4.4, 260, 4.4, 5, 0.5)
    ship(4.4, 34, 0.8)
    camera((0, 0, 1.9), (0, 40, 7.4), 34)


def fjord():
    cold = "#7f98a4"
    air([(0, "#d8d6cd"), (0.12, "#a9bcc4"), (0.4, "#5c7686"), (1, "#2b3f4d")], (8, 4), "#fff1dc", 0.7, clouds=0.4)
    sun(12, 150, 1.3, "#ffe6c8")
    sea("#0a1a20", cold, 20, 170, brightness=0.42, waves=0.1)
    wall = haze(mottle(bump(principled("#20302e", 0.95), 3, 0.8, 0.4), "#131d1d", "#36463c", 0.35), cold, 16, 150, 0.95, 0.5)
    for side, nearest, seed in ((-1, 9, 3), (1, 11, 8)):
        for step, (reach, high) in enumerate(((14, 13), (40, 20), (78, 27), (120, 36))):
            cliffs(side, nearest - 2.6 * step, reach, high, seed + step, wall)
    for y, z, width, height, seed, most in ((31, 1.5, 60, 1.5, 1, 0.6), (62, 3, 90, 3, 2, 0.85), (100, 6, 130, 6, 3, 0.95)):
        fog(y, z, width, height, seed, most)
    ship(-1.5, 27, 0.62)
    camera((0, 0, 2.2), (0.4, 40, 6.4), 33)


def ice():
    pink = "#e2b9b4"
    air([(0, "#f3c9b4"), (0.1, "#e6b7b4"), (0.35, "#9fa9c0"), (1, "#51688a")], (4, 52), "#ffe0c0", 0.8, clouds=0.35)
    sun(9, 62, 3.4, "#ffc9a8")
    sea("#123240", pink, 30, 240, brightness=0.6, waves=0.12)
    glacier = haze(mottle(bump(principled("#dcebf0", 0.55), 2.2, 0.9, 0.5), "#9cc3d6", "#f2f6f5", 0.5), pink, 40, 260, 0.8, 0.62)

    def front(u, v):
        x, depth = -70 + 140 * u, v * v * 60
        edge = 46 + 6 * noise.noise(Vector((x * 0.06, 1, 0))) + 2.5 * noise.noise(Vector((x * 0.5, 4, 0)))
        crack = noise.ridged_multi_fractal(Vector((x * 0.34, depth * 0.1, 2)), 0.8, 2.2, 6, 0.9, 2)
        rise = min(1, depth / 0.7)
        return (x, edge + depth + 0.8 * crack * rise, rise * (4.6 + 1.1 * crack + 0.07 * depth) - 0.3)

    surface(front, glacier, 420, 110, smooth=False)
    for place in ((-40, 120, 34, 15, 31), (26, 150, 50, 22, 32), (90, 140, 40, 14, 33)):
        island(*place, haze(principled("#7d8594", 0.9), pink, 40, 220, 0.9, 0.62), 120)
    for _ in range(150):
        y = 6 + 40 * uniform(0, 1) ** 1.5
        floe(uniform(-1, 1) * y * 0.9, y, uniform(0.12, 1.1) * (0.4 + y / 40), glacier)
    camera((0, 0, 2.6), (0, 40, 4.6), 34)


def cinder():
    ash = "#5f5566"
    air([(0, "#b9776a"), (0.08, "#8a6571"), (0.3, "#433f55"), (1, "#14141f")], (1, 38), "#ff9a6a", 0.5, clouds=0.6)
    sun(14, 75, 1.5, "#ff9c78")
    sea("#0a0d14", ash, 30, 260, brightness=0.3, waves=0.3)
    black = haze(bump(principled("#0e0c0d", 0.75), 1.6, 0.9, 0.6), ash, 30, 240, 0.85, 0.3)
    top = Vector((-13, 74, 19))

    def cone(u, v):
        angle, reach = 2 * pi * u, 46 * v
        ridge = noise.ridged_multi_fractal(Vector((cos(angle) * 2.4, sin(angle) * 2.4, v * 2)), 0.9, 2.1, 6, 0.9, 2)
        high = 21 * exp(-reach / 15) - 1.4 + (ridge - 1) * 1.5 * min(1, v * 3) - 4.5 * exp(-(reach / 3.2) ** 2)
        return (top.x + cos(angle) * reach, top.y + sin(angle) * reach * 0.8, high)

    surface(cone, black, 300, 160)
    for place in ((46, 90, 30, 9, 41), (80, 150, 60, 17, 42), (7, 26, 2.4, 1.5, 43), (-11, 21, 3, 2.1, 44)):
        island(*place, black, 140)
    path = []
    for i in range(60):
        reach = 2.6 + i * 0.6
        angle = -pi / 2 + 0.16 + 0.045 * sin(i * 0.22) + 0.02 * sin(i * 0.9)
        place = Vector(cone(angle / (2 * pi) + 1, reach / 46))
        if place.z < 0:
            break
        path.append((place.x, place.y - 0.12, place.z + 0.08))
    decorative(tube(path, 0.2, emission("#ff5a1c", 9), radii=[0.35 + 0.4 * abs(sin(i * 1.7)) + i * 0.008 for i in range(len(path))]))
    fog(42, 1.6, 90, 1.6, 5, 0.5)
    camera((0, 0, 2.2), (0, 40, 6.2), 33)


def dunes():
    dust = "#e2a878"
    air([(0, "#f2cfa4"), (0.12, "#dcbfa6"), (0.4, "#9fb0b8"), (1, "#5f7f96")], (8, -60), "#ffe8c0", 0.9)
    sun(11, -72, 5.4, "#ffc890", 0.6)
    sea("#12343f", dust, 30, 260, brightness=0.6, waves=0.4)
    sand = haze(bump(principled("#bd5a24", 0.95), 16, 0.2, 0.05), dust, 34, 260, 0.85, 0.62)

    def shore(u, v):
        y = -12 + 260 * v * v
        edge = -9 - 0.2 * y + 5 * noise.noise(Vector((y * 0.05, 3, 0)))
        x = edge + 190 * u * u
        return (x, y, min(0.9, (x - edge) * 0.09) - 0.25)

    surface(shore, sand, 160, 200)
    crests = (
        ((-3, -7, 0.8), (2.5, 0, 2.6), (1, 10, 5.2), (6, 22, 7.6), (5, 36, 9), (14, 52, 8), (26, 66, 5)),
        ((9, -9, 2), (15, 2, 4.4), (13, 14, 6.6), (21, 28, 8.4), (20, 46, 10), (32, 66, 8)),
        ((-12, 34, 0.6), (-7, 48, 4), (-9, 64, 7), (0, 84, 9.5), (-2, 108, 10), (12, 140, 8)),
        ((26, 70, 6), (38, 92, 14), (33, 118, 18), (50, 150, 16), (48, 190, 12)),
        ((-30, 110, 1), (-22, 140, 6), (-24, 170, 9), (-8, 210, 9)),
    )
    for crest in crests:
        dune([Vector(point) for point in crest], sand)
    camera((-3, -17, 5.4), (1, 40, 7.6), 34)


def dune(crest, sand):
    """A dune along its crest: a long lee side towards the sea, a steep one away from the wind."""

    def along(t):
        place = t * (len(crest) - 1)
        k = min(int(place), len(crest) - 2)
        f, (a, b, c, d) = place - k, (crest[max(0, min(len(crest) - 1, k + j))] for j in (-1, 0, 1, 2))
        return 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3)

    def point(u, v):
        top, ahead = along(u), along(min(1, u + 0.01)) - along(max(0, u - 0.01))
        ends = min(1, u * 7, (1 - u) * 7)
        high = top.z * ends * (2 - ends)
        across = v * 2 - 1
        away = Vector((ahead.y, -ahead.x, 0)).normalized()
        reach = across * (high * 2.7 + 2 if across < 0 else high * 1.75 + 1)
        level = high * ((1 - abs(across)) ** 1.35 if across < 0 else 1 - across) - 0.3
        wave = 0.25 * noise.noise(Vector((top.x + reach, top.y, 0)) * 0.12) * abs(across)
        return (top.x + away.x * reach, top.y + away.y * reach, level + wave)

    surface(point, sand, 220, 60)


def steppe():
    storm = "#8d9396"
    air([(0, "#e6cf9e"), (0.05, "#a8a69c"), (0.16, "#5d6870"), (0.5, "#333f49"), (1, "#20272e")], (5, 70), "#ffe6ae", 0.4, clouds=1.4)
    sun(11, 98, 5.5, "#ffd890")
    sea("#1a2b33", storm, 30, 300, brightness=0.42, waves=0.5)
    grass = haze(mottle(bump(principled("#b08a3a", 1), 26, 1, 0.12), "#6d5a26", "#d3aa52", 1.5), storm, 50, 330, 0.85, 0.45)

    def land(u, v):
        y = -2 + 240 * v * v
        shore = 5 + 0.12 * y + 8 * noise.noise(Vector((y * 0.03, 6, 0))) + 1.6 * noise.noise(Vector((y * 0.25, 2, 0)))
        x = shore - 170 * (1 - u) ** 1.7
        fall = min(1, (1 - u) * 45)
        swell = 1.4 * noise.noise(Vector((x * 0.045, y * 0.05, 1))) + 0.25 * noise.noise(Vector((x * 0.3, y * 0.3, 1)))
        return (x + (1 - fall) * 0.8, y, fall * (3.4 + swell + 0.02 * (shore - x)) - 0.3 * (1 - fall))

    surface(land, grass, 300, 340)
    vertices = []
    for _ in range(26000):
        u, v = 1 - 0.62 * uniform(0, 1), (0.14 + 0.34 * uniform(0, 1) ** 0.7)
        x, y, z = land(u * 0.99, v)
        high, lean, wide = uniform(0.25, 0.75), uniform(0.1, 0.5), 0.012 + y * 0.0005
        vertices += [(x - wide, y, z - 0.1), (x + wide, y, z - 0.1), (x + lean, y + uniform(-0.1, 0.1), z + high)]
    mesh(vertices, [(i, i + 1, i + 2) for i in range(0, len(vertices), 3)], grass, smooth=False)
    for place in ((-90, 230, 70, 17, 51), (-10, 260, 60, 9, 52)):
        island(*place, haze(principled("#3d4247", 0.9), storm, 60, 330, 0.85, 0.42), 110)
    ship(17, 58, 0.9)
    camera((0, -6, 6.6), (2.6, 40, 5.4), 34)


def air(stops, towards, glow, strength, clouds=0.0, spread=0.5):
    """A sky from horizon to zenith with a glow where the sun stands (elevation, azimuth to the right of the middle)."""
    tree = nodes.clear(bpy.context.scene.world)
    direction = nodes.add(tree, "ShaderNodeTexCoord").outputs["Generated"]
    z = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: direction}).outputs["Z"]
    height = nodes.math(tree, "POWER", nodes.map_range(tree, z, (0, 0.9), (0, 1)), 0.8)
    if clouds:
        inputs = {"Vector": direction, "Scale": (1.6, 1.6, 15)}
        streaks = nodes.add(tree, "ShaderNodeMapping", inputs).outputs[0]
        texture = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": streaks, "Scale": 2.1, "Detail": 7, "Roughness": 0.62}).outputs[0]
        height = nodes.math(tree, "ADD", height, nodes.map_range(tree, texture, (0.3, 0.7), (-0.11 * clouds, 0.11 * clouds)))
    colour = nodes.ramp(tree, height, [(at, linear(hue)) for at, hue in stops])
    elevation, azimuth = map(radians, towards)
    sunward = (cos(elevation) * sin(azimuth), cos(elevation) * cos(azimuth), sin(elevation))
    near = nodes.add(tree, "ShaderNodeVectorMath", {0: direction, 1: sunward}, operation="DOT_PRODUCT").outputs["Value"]
    halo = nodes.math(tree, "POWER", nodes.map_range(tree, near, (0.6, 1), (0, 1)), 5)
    low = nodes.math(tree, "POWER", nodes.map_range(tree, z, (0, spread), (1, 0)), 2)
    halo = nodes.math(tree, "MULTIPLY", halo, low)
    light = nodes.add(tree, "ShaderNodeMixRGB", {0: nodes.math(tree, "MULTIPLY", halo, strength), 1: colour, 2: linear(glow)}).outputs[0]
    nodes.output(tree, nodes.add(tree, "ShaderNodeBackground", {"Color": light, "Strength": 1.0}).outputs[0])


def sea(colour, into, near, far, brightness, waves):
    water = bump(principled(colour, 0.07), 0.9, waves, 0.2, 7)
    mesh([(-700, -40, 0), (700, -40, 0), (700, 1400, 0), (-700, 1400, 0)], [(0, 1, 2, 3)], haze(water, into, near, far, 0.9, brightness))


def cliffs(side, inner, y, high, seed, rock):
    """A wall of a fjord: it comes out of the water steeply and ends in ridges."""

    def point(u, v):
        deep = v * 60 - 10
        away = u * 44
        rough = noise.ridged_multi_fractal(Vector((away * 0.06 + seed, deep * 0.05, seed)), 0.85, 2.1, 8, 0.95, 2)
        steep = 1 - exp(-away / 7)
        nose = exp(-((v - 0.45) ** 2) * 7)
        return (side * (inner + away + 3 * (1 - nose)), y + deep, high * steep * nose * (0.45 + 0.4 * rough) - 0.6)

    surface(point, rock, 150, 150)


def floe(x, y, size, snow):
    sides = 7
    ring = [(x + cos(a) * size * r, y + sin(a) * size * r * 0.7) for a, r in ((2 * pi * i / sides, uniform(0.6, 1)) for i in range(sides))]
    high = 0.06 + 0.05 * size
    vertices = [(*corner, -0.1) for corner in ring] + [(*corner, high) for corner in ring]
    walls = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    mesh(vertices, [*walls, tuple(range(sides, 2 * sides))], snow, smooth=False)


def ship(x, y, size):
    """A brigantine under full sail, to be seen from far."""
    dark, cloth = principled("#14100f", 0.6), principled("#e9d3b2", 0.8)

    def at(dx, z, dy=0.0):
        return (x + dx * size, y + dy * size, z * size)

    hull = [(-1.25, 0.3), (-1.05, 0), (1.0, 0), (1.35, 0.42), (0.9, 0.3), (-0.9, 0.26)]
    rim = [at(dx, z, dy) for dy in (-0.22, 0.22) for dx, z in hull]
    count = len(hull)
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    mesh(rim, [tuple(range(count)), tuple(range(count, 2 * count)), *sides], dark, smooth=False)
    for dx, high in ((0.42, 2.5), (-0.45, 2.35)):
        cylinder(at(dx, high / 2), 0.022 * size, high * size, dark, sides=8)
    tube([at(1.25, 0.38), at(2.0, 0.62)], 0.02 * size, dark, curved=False)
    for low, high, half in ((0.5, 1.1, 0.46), (1.14, 1.68, 0.38), (1.72, 2.2, 0.29)):
        mesh([at(0.42 - half, low), at(0.42 + half, low), at(0.42 + half * 0.84, high), at(0.42 - half * 0.84, high)], [(0, 1, 2, 3)], cloth)
    mesh([at(-0.48, 0.45), at(-1.5, 0.5), at(-1.15, 1.5), at(-0.48, 1.7)], [(0, 1, 2, 3)], cloth)
    mesh([at(0.62, 2.2), at(1.95, 0.62), at(0.75, 0.55)], [(0, 1, 2)], cloth)
    mesh([at(0.34, 2.3), at(-0.38, 0.5), at(0.2, 0.5)], [(0, 1, 2)], cloth)
