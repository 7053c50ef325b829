"""House: the cutting table from above: a bone paper pattern on burgundy wool, shears, tailor's chalk, brass weights and a
tape. Built upright, the table being a wall; raking window light from the left."""

from math import cos, pi, radians, sin

from editorial import begin
from house import slant, window_light
from mathutils import Vector, noise
from solids import extruded, smooth_path
from studio.cameras import camera
from studio.lights import area
from studio.materials import bump, brass, fabric, paper, principled, steel, wood
from studio.shapes import cylinder, group, round_edges, sphere, surface, thicken, tube, wall


def build(shot):
    begin(0.2)
    wall(wood("#8a5a34", "#c08a56", 0.9, (8, 1, 0.7), 0.45), 0.12)
    thicken(surface(wool, fabric("#5a0f1d"), 120, 160), 0.03)
    pattern()
    group(shears(), (0.75, -0.16, -0.75), (0, radians(-24), 0), 1.15)
    chalk = bump(principled("#f2ece0", 0.9), 60, 0.2)
    block = [(-0.3, -0.22), (0.3, -0.22), (0.36, 0.0), (0.18, 0.26), (-0.18, 0.26), (-0.36, 0.0)]
    group([round_edges(extruded(block, 0.13, chalk), 0.03)], (-1.25, -0.15, -1.9))
    tube([(-1.55 + 0.33 * i, -0.07, -2.38 + 0.06 * i * slant) for i in range(5)], 0.016, chalk)
    for x, z in ((-1.15, 2.3), (1.2, 1.55)):
        cylinder((x, -0.16, z), 0.3, 0.2, brass(0.22), 0.035, (pi / 2, 0, 0))
        cylinder((x, -0.31, z), 0.1, 0.12, brass(0.22), 0.03, (pi / 2, 0, 0))
    pins = (1.62, 2.6, "#a04a31"), (1.78, 2.32, "#e7dac4"), (1.5, 2.25, "#c9785a"), (-1.75, 0.2, "#d98a5e"), (-1.66, -0.2, "#e7dac4")
    for x, z, colour in pins:
        sphere((x, -0.09, z), 0.055, principled(colour, 0.3), segments=24)
    window_light(wall=0.0, centre=(0.2, 0.3), width=3.6, location=(-7.0, -8, 6.0), power=10500, shade=0.16)
    area((-6, -4, 5), (0, 0, 0), 2.2, 240, "#fff4ea")
    area((6, -7, -2), (0, 0, 0), 5, 130, "#fff0ea")
    camera((0, -13, 0), (0, 0, 0), 74)


def wool(u, v):
    """The cloth lies flat, its left edge leaning, a few soft folds where it was pulled."""
    x, z = -2.05 + 5.2 * u + slant * (v - 0.5) * 7.6, (v - 0.5) * 7.6
    wave = max(0.0, sin(2.1 * x - 1.2 * z + 2 * noise.noise(Vector((0.5 * x, 0.5 * z, 2)))))
    fold = 0.1 * wave**3 * max(0.0, min(1.0, -0.4 - 0.5 * z - 0.2 * x))
    return x, 0.02 - fold + 0.01 * noise.noise(Vector((x, z, 4))), z


def pattern():
    """A sleeve's pattern piece: outline, grain line, notches and a second piece beneath."""
    sheet = paper("#eadfcb")
    ring = [(-1.15, -1.6), (0.55, -1.35), (0.8, 0.2), (1.35, 1.25), (0.9, 2.1), (0.2, 2.55), (-0.7, 2.25), (-1.5, 1.15), (-1.25, -0.2)]
    outline = [tuple(point) for point in smooth_path([*ring, ring[0]], 8)][:-1]
    made = round_edges(extruded(outline, 0.02, sheet), 0.004)
    made.location = (-0.25, -0.045, 0.25)
    ink = principled("#5a0f1d", 0.7)
    line = lambda points, r=0.009: tube([(x - 0.25, -0.062, z + 0.25) for x, z in points], r, ink, curved=False)
    line([(x * 0.91 - 0.01, z * 0.93 + 0.03) for x, z in [*outline, outline[0]]])
    line([(-0.35, -1.1), (-0.05, 1.7)], 0.012)
    line([(-0.16, 1.5), (-0.05, 1.7), (0.02, 1.48)], 0.012)
    line([(-0.44, -0.9), (-0.35, -1.1), (-0.25, -0.93)], 0.012)
    for z in (0.95, 1.1):
        line([(-1.4, z), (-1.2, z + 0.03)], 0.012)


def shears():
    """Tailor's shears, half open: two blades, a screw and two unequal bows of black lacquer."""
    blade_metal, black = steel(0.2), principled("#1d0a0c", 0.25, clearcoat=1.0)
    parts = []
    for side, open_ in ((-1, 9), (1, -9)):
        right = [(-0.12, -0.15), (0.13, -0.15), (0.15, 0.25), (0.1, 1.2), (0.01, 1.85), (-0.05, 1.75), (-0.08, 0.6)]
        blade = [(x * side, z) for x, z in right][::side]
        made = round_edges(extruded(blade, 0.05, blade_metal, 0.03 * side), 0.015)
        grip = [(0.0, 0, -0.12), (0.1 * side, 0, -0.45), (0.22 * side, 0, -0.7)]
        size = 0.34 if side > 0 else 0.27
        turns = [2 * pi * i / 20 for i in range(20)]
        bow = [(side * (0.34 + size * 0.75 * cos(t)), 0.03 * side, -1.12 - 0.05 * side + size * 1.35 * sin(t)) for t in turns]
        bits = [made, tube(grip, 0.085, black), tube(bow, 0.075, black, cyclic=True)]
        parts.append(group(bits, rotation=(0, radians(open_), 0)))
    parts.append(cylinder((0, -0.05, 0), 0.085, 0.06, brass(0.2), 0.015, (pi / 2, 0, 0), 48))
    return parts
