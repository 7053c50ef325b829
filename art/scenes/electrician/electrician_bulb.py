"""The showcase's bulb on a straight cord, with power and without, from the same camera."""

from math import cos, pi, sin

from filament_bulb import MOUTH, socket
from glassware import thin_glass
from halo import halo
from studio.cameras import camera
from studio.lights import area, point, strips
from studio.materials import copper, emission, fabric, lacquer, metal, plaster
from studio.shapes import decorative, lathe, subdivide, tube, wall
from studio.stage import clamp_fireflies, reset


def build(shot):
    is_lit = shot == "lit"
    reset(exposure=0.1)
    clamp_fireflies(1.5)
    strips(0.3 if is_lit else 0.12, "#fff1d8" if is_lit else "#cfd8ea", "#18181a", behind="#0c0c0d")
    wall(plaster("#1c1c1f"), 1.9)
    bulb(is_lit)
    socket(copper(0.2), lacquer("#101012", 0.2))
    cord(fabric("#f2b100"))
    if is_lit:
        halo((0, 0.9, MOUTH - 1.45), 3.1, "#ffab2e", 0.6)
        point((0, 0, MOUTH - 1.45), 160, "#ffb052", 0.35).visible_glossy = False
    light = 1 if is_lit else 0.3
    area((-4, -3.5, 4.5), (0, 0, 0.6), 1.6, 420 * light, "#fff0dc" if is_lit else "#c8d6f2")
    area((-4.2, -2.5, -0.5), (0, 0, -0.8), 0.5, 120 * light, "#fff6e8" if is_lit else "#c8d6f2", height=4)
    area((4, -0.5, 0.5), (0, 0, 0), 0.4, 130 * light, "#ffe2b0" if is_lit else "#c8d6f2", height=5)
    camera((0.5, -11.6, 0.6), (0, 0, 0.28), 66, aperture=3.2, focus=(0, -0.4, -0.6))


def bulb(is_lit):
    """A pear of thin glass around a stem; the wire goes up and down between two rings."""
    clear = thin_glass("#fbf3e6", "#6b4a22" if is_lit else "#2a2a2c", 0.7)
    pear = [(0.34, 0.05), (0.36, -0.2), (0.5, -0.55), (0.84, -1.05), (1.04, -1.6), (0.98, -2.1), (0.74, -2.48), (0.4, -2.68), (0.12, -2.75), (0.005, -2.76)]
    subdivide(lathe(pear, clear, (0, 0, MOUTH), 48), 2)
    stem = [(0.26, 0.0), (0.2, -0.35), (0.07, -0.62), (0.045, -0.8), (0.035, -1.85), (0.07, -1.93), (0.005, -1.98)]
    subdivide(lathe(stem, thin_glass("#efe4d2", "#8a6a3c" if is_lit else "#3a3a3c", 0.7), (0, 0, MOUTH), 32), 1)
    wire = metal("#6b6259", 0.3)
    path = []
    for i in range(14):
        turn = 2 * pi * i / 13 * 0.93 - pi / 2
        reach, z = (0.2, -0.78) if i % 2 == 0 else (0.5, -1.95)
        path.append((reach * cos(turn), reach * sin(turn), MOUTH + z))
        inner = (0.04 * cos(turn), 0.04 * sin(turn), MOUTH + z + (0.08 if i % 2 == 0 else 0.06))
        tube([inner, path[-1]], 0.007, wire, curved=False, resolution=2)
    if is_lit:
        decorative(tube(path, 0.02, emission("#ffa51f", 14), curved=False, resolution=4)).visible_glossy = False
    else:
        tube(path, 0.018, metal("#8a7a66", 0.35), curved=False, resolution=4)
    tube([(0.2, 0, MOUTH - 0.3), path[0]], 0.01, wire, curved=False, resolution=2)


def cord(cloth):
    """Two thin strands, twisted, straight up and out of the picture."""
    for phase in (0, pi):
        steps = [i / 160 for i in range(161)]
        strand = [(0.042 * cos(3.2 * 15 * t + phase), 0.042 * sin(3.2 * 15 * t + phase), MOUTH + 1.15 + 3.2 * t) for t in steps]
        tube(strand, 0.047, cloth, curved=False, resolution=5)
