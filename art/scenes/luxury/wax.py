"""A ring carved from green wax on a steel mandrel; curled shavings and the carver lie below it in the lamp's pool."""

from math import cos, pi, radians, sin, tau
from random import choice, random, uniform

from commission import band, seat_height
from cuts import cushion
from jewels import beads, bezel
from mathutils import Vector, noise
from studio.cameras import camera
from studio.materials import brass, bump, principled, steel, wood
from studio.shapes import box, copy, cylinder, group, lathe, plane, surface
from vitrine import edge, floor_stone, key, vitrine

axis = Vector((0, 0, 1.4))
lie = (0, radians(-9), radians(40))  # the mandrel's thin end points to the front left


def build(shot):
    vitrine(strength=2.6, scale=2.2)
    plane(floor_stone(0.42, specular=0.03))
    wax = green_wax()
    group(mandrel(), axis, lie)
    group([group(ring(wax), (0, 0, 0), (0, radians(8), radians(-90)))], axis, lie)
    shavings(wax)
    carver()
    target = Vector((0, -0.3, 1.3))
    key(target, 3000, 38, (-3.8, -4.2, 6.0), 0.8)
    edge((3.6, 2.0, 2.6), target, 80, 3)
    edge((-3.4, 2.0, 2.6), target, 80, 3)
    camera((0.5, -9.0, 3.9), (0.1, -0.3, 1.16), 66, aperture=3.2, focus=(0, -0.7, 1.7))


def green_wax():
    """Carving wax: deep green, a little light goes in at the edges."""
    wax = principled("#0f6a3c", 0.36, subsurface=0.35, subsurface_color="#1f9a58", specular=0.4)
    wax.node_tree.nodes["Principled BSDF"].inputs["Subsurface Radius"].default_value = (0.02, 0.09, 0.04)
    return bump(wax, 70, 0.12, 0.01)


def mandrel():
    """A tapered steel rod along x, a fine line at each size; it is held outside the picture, behind on the right."""
    profile = [(0, -1.75), (0.6, -1.74), (0.655, -1.69)]
    for i in range(22):
        z = -1.5 + 0.3 * i
        reach = 0.885 + 0.12 * z
        profile += [(reach + 0.12 * step, z + step) for step in (-0.03, -0.012)]
        profile += [(reach - 0.014, z)] + [(reach + 0.12 * step, z + step) for step in (0.012, 0.03)]
    made = lathe(profile, steel(0.16), sides=160)
    made.rotation_euler = (0, pi / 2, 0)
    return [made]


def ring(wax):
    """Facets left by the knife; the seat is hollowed out already, its rim still thick."""
    rough = band(wax, columns=58)
    for vertex in rough.data.vertices:
        vertex.co *= 1 + 0.012 * noise.noise(vertex.co * 5)
    for polygon in rough.data.polygons:
        polygon.use_smooth = False
    rim = bezel(cushion, 0.4, wax, height=0.62, wall=0.3, lift=0.1, sides=40)
    for polygon in rim.data.polygons:
        polygon.use_smooth = False
    floor = cylinder((0, 0, -0.1), 0.41, 0.04, wax, sides=40)
    scribed = [box((0, 0, -0.075), size, principled("#9fd8b4", 0.8)) for size in ((0.7, 0.012, 0.006), (0.012, 0.7, 0.006))]
    return [rough, group([rim, floor, *scribed], (0, 0, seat_height))]


def shavings(wax):
    """Curls of several sizes and crumbs, gathered under the ring."""
    curls = [curl(wax, uniform(0.08, 0.15), uniform(1.3, 3.0), uniform(0.08, 0.15)) for _ in range(7)]
    for made in curls:
        made.hide_render = True
    for _ in range(58):
        away, turn = random() ** 0.7 * 1.5, uniform(0, tau)
        place = (-0.35 + 1.25 * away * cos(turn), -0.9 + 0.75 * away * sin(turn), uniform(0.08, 0.13))
        made = copy(choice(curls), place, (uniform(-0.4, 0.4), uniform(-0.3, 0.3), uniform(0, tau)), uniform(0.6, 1.25))
        made.hide_render = False
    crumbs = []
    for _ in range(260):
        away, turn = random() ** 0.6 * 2.0, uniform(0, tau)
        crumbs.append((-0.35 + 1.2 * away * cos(turn), -0.9 + 0.75 * away * sin(turn), 0.012))
    beads(crumbs, 0.014, wax)


def curl(wax, reach, turns, width):
    """A ribbon that the knife rolled up: a spiral that drifts along its axis."""

    def point(u, v):
        turn = tau * turns * u
        r = reach * (0.55 + 0.6 * u)
        ragged = 0.25 * sin(31 * u) * sin(13 * u + 1)
        return (v - 0.5) * width * (1 + ragged) * min(1, 6 * u, 8 * (1 - u) + 0.1) + 0.16 * u * turns * reach, r * cos(turn), r * sin(turn)

    return surface(point, wax, 44, 2)


def carver():
    """A wax carver: steel blade, brass ferrule, wooden handle."""
    blade = [(0, 0.0), (0.012, 0.01), (0.04, 0.22), (0.05, 0.4), (0.03, 0.62), (0.028, 1.0), (0, 1.0)]
    flat = lathe(blade, steel(0.2), sides=48)
    flat.scale = (1, 0.3, 1)
    ferrule = lathe([(0, 0.98), (0.06, 0.98), (0.068, 1.02), (0.068, 1.2), (0.06, 1.24), (0, 1.24)], brass(0.2))
    grip = lathe([(0, 1.2), (0.066, 1.22), (0.1, 1.5), (0.085, 2.2), (0.1, 2.9), (0.07, 3.05), (0, 3.08)], wood("#1d0f0a", "#4a2a1a", 1.2, (14, 14, 1)))
    group([flat, ferrule, grip], (-0.9, -2.15, 0.1), (radians(90), 0, radians(74)))
