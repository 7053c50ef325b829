"""What a coin is made with: the engraved steel die, a plain gold blank that leans on it, and one struck coin before it."""

from math import pi, radians

from mint import coin, flan, spits
from studio.cameras import camera
from studio.lights import area, strips
from studio.materials import bump, metal, principled
from studio.shapes import group, lathe, plane, torus
from studio.stage import reset


def build(shot):
    reset(exposure=0.3)
    strips(0.14, "#cfe6ff", "#05070f", behind="#04060d")
    plane(bump(principled("#070c18", 0.42, specular=0.3), 30, 0.03))

    steel, bright = metal("#59626b", 0.3), metal("#cdd4da", 0.3)
    profile = [(0, 0), (1.42, 0), (1.48, 0.06), (1.48, 0.5), (1.42, 0.57), (1.14, 0.63), (1.08, 0.7), (1.0, 1.62), (0.95, 1.68), (0, 1.68)]
    lathe(profile, steel)
    for z in (0.2, 0.3):
        torus((0, 0, z), 1.482, 0.016, bright)
    group(coin("DRC", bright, metal("#eef2f5", 0.2), spits(6), 0), (0, 0, 1.66), (-pi / 2, 0, radians(-12)), 0.94)

    gold, relief = metal("#d89a3c", 0.3), metal("#eab55c", 0.18)
    group([flan(gold, 0)], (1.52, -0.62, 0.87), (radians(-20), 0, radians(34)), 0.9)
    group(coin("DRC", gold, relief, spits(6)), (-1.2, -2.12, 0.105), (-pi / 2, 0, radians(24)), 0.9)

    middle = (0, 0, 1)
    area((-6, -1.5, 3.6), (0, 0, 1.4), 1.6, 620, "#fff0dc", height=1.6)
    area((0, 6.5, 6.5), (0, 0, 1.5), 6, 210, "#c9fff0", height=2.4)  # what the upturned faces mirror
    area((6.5, -7, 3), (1.4, -0.5, 0.9), 4, 420, "#ffdfae", height=3)
    area((-5, 4, 3.5), middle, 3, 380, "#2ce6b6", height=0.7)
    area((6, 2, 3), middle, 1, 480, "#8468ff", height=4)
    camera((0.2, -11.6, 5.6), (0.2, -0.65, 0.78), 77, aperture=3.4, focus=(0, -0.9, 1.3))
