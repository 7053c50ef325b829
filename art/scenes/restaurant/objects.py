"""The tools of the house instead of portraits, each alone on dark slate in one warm light from the upper left:
a chef's knife, a copper pan, a decanter of red wine, a balloon whisk."""

from math import cos, pi, radians, sin

from candlelight import distant_lights
from evening import AMBER, EMBER, evening, rounded
from mathutils import Vector
from pantry import glaze, leaf, leaf_green, puddle
from studio.cameras import camera
from studio.lights import area, spot
from studio.materials import blackened_iron, brass, bump, copper, glass, metal, principled, steel, wood
from studio.shapes import cylinder, group, lathe, mesh, sphere, surface, thicken, torus, tube


def build(shot):
    evening(exposure=0.35, reflections=0.34)
    {"knife": knife, "pan": pan, "decanter": decanter, "whisk": whisk}[shot]()


def warm_light(target, key=520):
    area((-4.2, 2.2, 5.0), target, 1.4, key, AMBER)
    area((-4.0, -4.5, 4.5), target, 1.8, key * 0.3, AMBER)
    area((4.6, 3.4, 2.6), target, 0.9, key * 0.2, EMBER)


def knife():
    """Lying on the diagonal, its edge towards the light."""
    blade_steel = metal((0.62, 0.62, 0.62), 0.2)
    length = 3.1

    def flank(u, v):
        x = length * u
        belly = 0.62 * (1 - u**2.6) ** 0.8
        spine = 0.06 * (1 - u) ** 0.3 - 0.2 * u**3.0
        y = spine - belly * v if u < 1 else spine
        return (x, y, 0.042 * (1 - v) * (1 - 0.6 * u) + 0.004)

    blade = surface(flank, blade_steel, 90, 20)
    under = surface(lambda u, v: (lambda p: (p[0], p[1], -p[2]))(flank(u, v)), blade_steel, 90, 20)
    bolster = surface(lambda u, v: (-0.17 + 0.2 * u, *oval(v, 0.21 + 0.06 * u, 0.1 - 0.035 * u, -0.16)), brass(0.22), 8, 40)
    caps = [disc(-0.17, 0.21, 0.1, -0.16, brass(0.22)), disc(0.03, 0.27, 0.065, -0.16, brass(0.22))]
    ebony = wood("#140a06", "#4a2413", 1.6, (1, 9, 9), 0.34)

    def grip(u, v):
        x = -0.17 - 1.75 * u
        girth = 0.2 + 0.035 * sin(u * pi * 1.9) + 0.05 * u * u
        close = (1 - max(0, (u - 0.93) / 0.07) ** 2) ** 0.5
        return (x, *oval(v, girth * close, 0.125 * close, -0.16 - 0.07 * u * u))

    handle = surface(grip, ebony, 60, 48)
    rivets = [cylinder((x, -0.165, 0.12), 0.05, 0.03, brass(0.25), 0.008) for x in (-0.5, -0.95, -1.4)]
    group([blade, under, bolster, *caps, handle, *rivets], (-0.5, 0.42, 0.18), (radians(-5), 0, radians(-38)), 0.93)
    warm_light((0, 0, 0.2), 420)
    area((1.6, 6.2, 5.4), (0.3, 0, 0.2), 1.5, 110, AMBER)  # mirrored in the flank of the blade
    camera((0.1, -5.4, 6.6), (0.08, -0.02, 0.1), 68, aperture=4)


def oval(turn, width, height, y):
    return (y + width * cos(2 * pi * turn), height * sin(2 * pi * turn))


def disc(x, width, height, y, material):
    points = [(x, *oval(i / 40, width, height, y)) for i in range(40)]
    return mesh(points, [tuple(range(40))], material, False)


def pan():
    """Hammered copper outside, tin inside, an iron handle on rivets; brown butter and a sprig of thyme in it."""
    hammered = bump(copper(0.2), 7, 0.22, 0.03, pattern="cells")
    tinned = bump(metal((0.72, 0.7, 0.66), 0.24), 40, 0.04)
    wall = [(0, 0), (1.2, 0), (1.36, 0.06), (1.44, 0.2), (1.56, 0.86), (1.6, 0.92), (1.58, 0.95)]
    lining = [(1.58, 0.95), (1.53, 0.92), (1.49, 0.84), (1.37, 0.22), (1.28, 0.1), (1.1, 0.06), (0, 0.06)]
    lathe(rounded(wall), hammered, sides=192)
    lathe(rounded(lining), tinned, sides=192)
    torus((0, 0, 0.935), 1.575, 0.03, copper(0.14), segments=192, rings=12)
    iron = blackened_iron(0.42)
    out = Vector((cos(radians(-66)), sin(radians(-66)), 0))
    path = [out * 1.5 + Vector((0, 0, 0.62)), out * 1.85 + Vector((0, 0, 0.75)), out * 2.5 + Vector((0, 0, 1.05)), out * 3.3 + Vector((0, 0, 1.32)), out * 3.9 + Vector((0, 0, 1.4))]
    tube(path, 0.12, iron, [1.3, 1, 0.85, 0.95, 1.1])
    end = torus(out * 4.05 + Vector((0, 0, 1.41)), 0.16, 0.06, iron, (0, radians(-8), 0), segments=64, rings=16)
    end.rotation_euler[2] = radians(-66)
    sphere(path[-1], 0.13, iron, segments=32)
    puddle((0.1, -0.1, 0.07), 0.95, glaze("#a4540c", 0.05), 0.05, 2.1, wobble=0.2)
    thyme = leaf_green("#274d16", "#5f8f34")
    for i in range(30):
        along, side = i // 2 * 0.09 - 0.6, 1 if i % 2 else -1
        leaf((along, 0.22 * along - 0.1, 0.17), 0.2, 0.1, thyme, (0, radians(-24), side * radians(55) + 0.2), 0.8)
    tube([(-0.75, -0.26, 0.13), (-0.2, -0.14, 0.18), (0.3, -0.03, 0.18), (0.75, 0.07, 0.15)], 0.018, thyme)
    for lift, side in ((0.72, 0), (0.5, 0.13), (0.5, -0.13)):
        across = Vector((-out.y, out.x, 0)) * side
        sphere(out * (1.53 + 0.05 * (lift - 0.5)) + across + Vector((0, 0, lift)), 0.07, copper(0.25), segments=24)
    warm_light((0, 0, 0.5), 600)
    camera((0.3, -8.8, 4.8), (0.4, -0.95, 0.52), 67, aperture=4, focus=(0, -1.4, 0.7))


def decanter():
    """A broad crystal base under a long neck, filled a third with red."""
    outside = [(0, 0.03), (0.9, 0.02), (1.28, 0.1), (1.4, 0.34), (1.2, 0.72), (0.6, 1.15), (0.3, 1.6), (0.24, 2.3), (0.28, 2.8), (0.46, 3.12)]
    inside = [(0.44, 3.13), (0.245, 2.8), (0.2, 2.3), (0.26, 1.62), (0.55, 1.17), (1.14, 0.72), (1.34, 0.36), (1.23, 0.14), (0.88, 0.08), (0, 0.14)]
    lathe(rounded([*outside, *inside]), glass("#fbf4ea"), sides=160)
    wine = [(0, 0.145), (0.86, 0.085), (1.21, 0.145), (1.325, 0.36), (1.25, 0.55), (1.235, 0.562), (0, 0.56)]
    lathe(rounded(wine), glass("#b01226", 1.34, 0, 0.6), sides=160)
    cork = principled("#b98a58", 0.8)
    stopper = lathe(rounded([(0, 0), (0.2, 0), (0.25, 0.5), (0.24, 0.55), (0, 0.55)]), bump(cork, 22, 0.5), (1.5, -0.75, 0.22), 48)
    stopper.rotation_euler = (pi / 2, 0, radians(62))
    warm_light((0, 0, 1.2), 520)
    for x, power in ((-3.4, 55), (3.6, 36)):  # strips that only draw the edges of the glass
        area((x, 2.6, 2.0), (0, 0, 1.4), 0.5, power, EMBER, height=3.6).visible_transmission = False
    spot((0.8, 3.0, 0.5), (0, 0, 0.4), 1300, 40, 0.8, "#ffb070", 0.3)  # shines through the wine
    distant_lights((0.2, -9.0, 3.4), [(-4.8, 22, 3.2, 0.5, 0.07), (-2.6, 24, 1.6, 0.4, 0.05), (2.9, 24, 3.4, 0.45, 0.06), (5.4, 22, 1.8, 0.5, 0.07)])
    camera((0.2, -9.0, 3.4), (0.1, 0, 1.42), 64, aperture=1.8, focus=(0, -0.6, 1.4))


def whisk():
    """A balloon of steel wires in a wooden handle, lying with one end towards us."""
    wire, parts = steel(0.16), []
    for i in range(6):
        turn = pi * i / 6
        points = []
        for k in range(33):
            t = 2 * pi * k / 32
            along = 1.25 - 1.25 * cos(t)
            reach = 0.62 * sin(t) * (0.45 + 0.55 * (along / 2.5) ** 0.8)
            points.append((along, reach * cos(turn), reach * sin(turn)))
        parts.append(tube(points, 0.024, wire, resolution=4))
    collar = lathe([(0, -0.02), (0.12, -0.02), (0.15, 0.05), (0.15, 0.3), (0.13, 0.36), (0, 0.36)], brass(0.2), sides=64)
    collar.rotation_euler = (0, -pi / 2, 0)
    handle = lathe(rounded([(0, 0.34), (0.14, 0.34), (0.17, 0.6), (0.14, 1.1), (0.19, 1.7), (0.2, 1.9), (0.1, 2.02), (0, 2.02)]), wood("#23120a", "#7a4a26", 1.8, (9, 9, 1), 0.38), sides=64)
    handle.rotation_euler = (0, -pi / 2, 0)
    parts += [collar, handle]
    group(parts, (-0.3, 0.24, 0.42), (0, radians(4.5), radians(-38)), 1.0)
    warm_light((0, 0, 0.4), 460)
    camera((0.1, -5.8, 5.6), (0.1, -0.05, 0.25), 64, aperture=3.6, focus=(0.4, -0.5, 0.5))
