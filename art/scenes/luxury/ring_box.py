"""The commissioned ring in gold, standing in the slit of a velvet cushion in an open round box of aubergine leather."""

from math import cos, exp, pi, radians, sin

from commission import finished
from mathutils import Vector
from studio.cameras import camera
from studio.materials import bump, gem, gold, principled, velvet
from studio.shapes import box, cylinder, group, lathe, plane, sphere, surface, torus
from vitrine import edge, floor_stone, key, sparkle, vitrine

radius, height = 1.5, 0.86  # of the box without its lid


def build(shot):
    vitrine(strength=3.2, scale=3.0, fire=2.4)
    plane(floor_stone())
    leather, hair, lining = hide(), gold(0.16), velvet("#38101f", 0.6)
    group(base(leather, hair, lining), rotation=(0, 0, radians(-14)))
    hinged = group(lid(leather, hair), (0, radius - 0.05, height + 0.04), (radians(-104), 0, 0))
    turned = group([hinged], rotation=(0, 0, radians(-14)))
    turned.location = (0, 0, 0)
    ring_parts = finished(gold(0.1), gem("#fff3e4", 1.95))
    group(ring_parts, (0, -0.17, height + 0.5), (radians(16), 0, radians(-25)))
    target = Vector((0, -0.1, 1.5))
    key(target, 1100, 21)
    sparkle(target, 45, towards=(-0.2, -0.8, 0.6))
    edge((6.0, 1.4, 2.0), target, 170, 3)
    edge((-6.0, 2.4, 2.4), target, 150, 3)
    camera((0.9, -9.6, 4.6), (0, 0.2, 1.26), 66, aperture=3.4, focus=(0, -0.4, 2.2))


def hide():
    return bump(principled("#5e0f30", 0.45, specular=0.3, clearcoat=0.1, clearcoat_roughness=0.25), 70, 0.1, 0.012, pattern="cells")


def base(leather, hair, lining):
    r, h = radius, height
    wall = [(0, 0), (r - 0.03, 0), (r, 0.03), (r, h - 0.05), (r - 0.02, h - 0.01), (r - 0.05, h), (r - 0.1, h - 0.02), (r - 0.11, h - 0.3), (0, h - 0.3)]
    parts = [lathe(wall, leather, sides=160), cushion(lining)]
    for z in (0.1, h - 0.1):
        parts.append(torus((0, 0, z), r + 0.001, 0.009, hair, segments=200, rings=10))
    parts.append(torus((0, 0, h - 0.005), r - 0.075, 0.014, hair, segments=200, rings=12))
    parts.append(cylinder((0, -r - 0.02, h - 0.2), 0.06, 0.07, hair, 0.015, (pi / 2, 0, 0), 48))
    parts.append(box((0, r + 0.0, h - 0.03), (0.62, 0.07, 0.14), hair, 0.03))
    return parts


def cushion(lining):
    """A filled dome of velvet, parted along x."""
    reach = radius - 0.11

    def point(u, v):
        turn, r = 2 * pi * u, reach * v
        x, y = r * cos(turn + radians(-12)), r * sin(turn + radians(-12))
        dome = 0.24 * (1 - v**2.6) ** 0.6 if v < 1 else 0
        slit = exp(-((y / 0.11) ** 2)) * min(1, max(0, (1.3 - abs(x)) / 0.3))
        return x, y, height - 0.12 + dome - 0.36 * slit + 0.05 * (exp(-(((abs(y) - 0.26) / 0.16) ** 2)) * (1 - v))

    return surface(point, lining, 180, 70)


def lid(leather, hair):
    """The lid around its hinge at the origin: it lies towards -y when closed; its lining is silk."""
    r, h = radius, 0.5
    outside = [(0, h), (0.5, h - 0.01), (r - 0.3, h - 0.05), (r - 0.1, h - 0.14), (r - 0.01, h - 0.27), (r, 0.04), (r - 0.03, 0), (r - 0.1, 0.01)]
    inner = [(r - 0.1, 0.01), (r - 0.11, h - 0.3), (r - 0.3, h - 0.16), (0.5, h - 0.1), (0, h - 0.09)]
    centre = (0, -r + 0.05, 0)
    parts = [lathe(outside, leather, centre, 160), lathe(inner, velvet("#3d0f22", 0.35), centre, 160)]
    parts.append(torus((0, -r + 0.05, 0.06), r + 0.001, 0.009, hair, segments=200, rings=10))
    parts.append(torus((0, -r + 0.05, 0.0), r - 0.07, 0.013, hair, segments=200, rings=12))
    seal = torus((0, -r + 0.05, h - 0.1), 0.42, 0.007, hair, segments=96, rings=8)
    mark = sphere((0, -r + 0.05, h - 0.1), 0.03, hair, segments=24)
    return [*parts, seal, mark]
