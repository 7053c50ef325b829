"""
The ten digits and what else a telephone number needs, bent from one size of chrome pipe before a cobalt wall. Each is a
picture of its own, cut out of the wall with its shadow, so that a page can hang any number: its light comes from so far
away that the wall is equally bright wherever nothing shades it, and all pictures have one scale.
"""

from math import atan2, pi

import bpy
from fittings import PIPE, Metals, bend, cap, coupling, drop, sleeve, valve
from mathutils import Vector
from pipework import nut, straight
from studio.cameras import camera
from studio.lights import strips, sun
from studio.materials import emission, principled
from studio.shapes import box, decorative, wall
from studio.stage import reset

# Width and height of a digit from pipe to pipe: for one line across a wide screen, and for lines below one another.
SIZES = {"tall": (1.08, 3.4), "wide": (1.5, 1.55)}
# From end to end, both ways.
PLUS = 1.2
# What lies around it, for caps and shadow: left, right, above, below.
ROOM = (0.5, 0.9, 0.5, 1.25)
# Each digit in a field of one by one: runs of pipe, closed where they end as they begin.
RUNS = {
    "0": [[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]],
    "1": [[(0.02, 1), (0.5, 1), (0.5, 0)], [(0, 0), (1, 0)]],
    "2": [[(0, 0.8), (0, 1), (1, 1), (1, 0.5), (0, 0.5), (0, 0), (1, 0)]],
    "3": [[(0, 1), (1, 1), (1, 0), (0, 0)], [(0.2, 0.5), (1, 0.5)]],
    "4": [[(0, 1), (0, 0.4), (1, 0.4)], [(1, 1), (1, 0)]],
    "5": [[(1, 1), (0, 1), (0, 0.5), (1, 0.5), (1, 0), (0, 0)]],
    "6": [[(1, 1), (0, 1), (0, 0), (1, 0), (1, 0.5), (0, 0.5)]],
    "7": [[(0, 1), (1, 1), (1, 0)]],
    "8": [[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)], [(0, 0.5), (1, 0.5)]],
    "9": [[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0.5), (1, 0.5)]],
}
# Where a run ends in a cap.
CAPS = {"1": [(0, 0), (1, 0), (1, 1)], "2": [(0, 0), (0, -1)], "3": [(0, 0), (0, -1), (1, 0)], "4": [(0, 0), (1, 0), (1, -1)]}
CAPS |= {"5": [(0, 0), (0, -1)], "6": [(0, 0)], "7": [(0, 0), (0, -1)], "9": [(0, 0)]}
# Where runs meet, and where brass holds two pieces together (level or upright).
TEES = {"3": [(1, 0.5)], "4": [(1, 0.4)], "6": [(0, 0.5)], "8": [(0, 0.5), (1, 0.5)], "9": [(1, 0.5)]}
NUTS = {"0": (1, 0.38, False), "1": (0.5, 0.7, False), "2": (0.5, 0.5, True), "3": (1, 0.26, False), "4": (1, 0.72, False)}
NUTS |= {"5": (0.5, 0.5, True), "6": (0, 0.75, False), "7": (1, 0.4, False), "8": (0, 0.75, False), "9": (1, 0.25, False)}


def build(shot):
    """`shot` says what to hang up: `tall 5`, `wide 0`, `plus`, `outlet`, `lever`; with `matte`, where it covers the wall."""
    words = shot.split()
    is_matte = words[-1] == "matte"
    reset(exposure=0.1)
    metals = Metals()
    left, right, low, high = hang(words, metals)
    # What is put over a digit casts no shadow on the wall: the digit's own lies there.
    depth = 0.42 if words[0] in (*SIZES, "plus") else 30
    if is_matte:
        silhouette()
        wall(emission("#000000", 0), depth)
    else:
        light(depth)
    x, z = (left + right) / 2, (low + high) / 2
    camera((x, -40, z), (x, 0, z), 36 * 40 / max(right - left, high - low))


def light(depth):
    strips(0.95, "#f4f8ff", "#41568f", behind="#0a3fb0")
    wall(principled("#0b43cf", 0.5), depth, 120, 120).visible_glossy = False
    sun(*towards(-3.5, 5, 6.5), 3.4, "#ffffff", 11)
    sun(*towards(3, 5, -4), 0.45, "#9fbcff", 30)
    # Upright pipes mirror what stands left and right of them.
    for side, strength in ((-1, 2.4), (1, 1.1)):
        decorative(box((side * 34, -22, 0), (0.2, 16, 70), emission("#eef4ff", strength)))
    for place, size, colour, strength in (
        ((-15, -20), (12, 0.2), "#c3d1f8", 0.85),
        ((16, -20), (7, 0.2), "#5574d8", 0.5),
        ((-22, -7), (0.2, 9), "#6d8ce6", 0.6),
        ((22, -5), (0.2, 9), "#4060c8", 0.5),
    ):
        decorative(box((*place, 0), (*size, 70), emission(colour, strength))).visible_shadow = False


def towards(x, near, z):
    """Elevation and azimuth, in degrees, of a light that stands there as seen from the wall."""
    return atan2(z, (x * x + near * near) ** 0.5) * 180 / pi, atan2(x, near) * 180 / pi


def silhouette():
    """Everything so far in plain white, unlit, without the film's curve."""
    white = emission("#ffffff", 1)
    for made in bpy.context.scene.objects:
        for slot in made.material_slots:
            slot.material = white
    bpy.context.scene.view_settings.view_transform = "Standard"
    bpy.context.scene.view_settings.look = "None"
    bpy.context.scene.view_settings.exposure = 0


def hang(words, metals):
    """Makes it, and gives the edges of its picture: left, right, low, high."""
    if words[0] == "plus":
        reach = PLUS / 2
        for end in (Vector((reach, 0, 0)), Vector((0, 0, reach))):
            bend([-end, end], 0.1, metals)
            for side in (-1, 1):
                cap(end * side, end.normalized() * side, metals)
        sleeve(0, 0, 0.7, metals)
        sleeve(0, 0, 0.7, metals, True)
        return field(-reach, -reach, 2 * reach, 2 * reach)
    if words[0] == "lever":
        valve(0, 0, metals)
        return -0.7, 0.7, -0.7, 1.1
    if words[0] == "outlet":
        straight((0, 0, 0), (0, 0, -9), PIPE, metals.steel)
        sleeve(0, 0, 0.74, metals, width=1.42)
        nut((0, 0, -0.5), PIPE * 1.62, 0.26, (0, 0, 0), metals.yellow)
        drop(-0.3, -0.62, 1.25)
        drop(-0.34, -1.3, 1.1)
        return -0.7, 0.7, -2.1, 1.1
    kind, digit = words[:2]
    width, height = SIZES[kind]
    draw(digit, width, height, metals)
    return field(0, 0, width, height)


def field(x, z, width, height):
    left, right, above, below = ROOM
    return x - left, x + width + right, z - below, z + height + above


def draw(digit, width, height, metals):
    def at(u, v):
        return Vector((u * width, 0, v * height))

    runs = [[at(*place) for place in run] for run in RUNS[digit]]
    radius = min(width, height) * 0.38
    for points in runs:
        closed = points[0] == points[-1]
        bend(points[:-1] if closed else points, radius, metals, closed)
    for run, end in CAPS.get(digit, []):
        point, before = runs[run][end], runs[run][1 if end == 0 else -2]
        cap(point, (point - before).normalized(), metals)
    for u, v in TEES.get(digit, []):
        sleeve(u * width, v * height, 0.3 + height * 0.12, metals)
    if digit == "1":
        sleeve(width / 2, 0, 0.3 + height * 0.12, metals, True)
    u, v, is_level = NUTS[digit]
    coupling(u * width, v * height, metals, is_level)
