"""The house's first impression: the ribeye on black slate beside a burning candle, lamps of the room far behind.
The plate stands on the right, the left half stays dark and calm for words."""

from math import radians

import bpy
from evening import DUSK, EMBER, candle, distant_lights, evening, halo
from ribeye import plated
from studio.cameras import camera
from studio.lights import area
from studio.shapes import group

EYE = (-0.9, -9.8, 3.3)


def build(shot):
    evening(exposure=0.4)
    before = set(bpy.context.scene.objects)
    plated()
    dish = [made for made in bpy.context.scene.objects if made not in before]
    group(dish, (1.45, -0.35, 0), (0, 0, radians(20)), 0.82)
    candle((-0.95, 1.35, 0), 1.85, 0.36, 130, eye=EYE)
    candle((3.1, 3.6, 0), 1.3, 0.34, 60, glow=0.6, eye=EYE)
    distant_lights([(-10.5, 24, 4.4, 0.2, 2.2), (-6.2, 26, 3.7, 0.18, 1.6), (1.2, 25, 4.4, 0.2, 3), (4.4, 27, 3.8, 0.18, 2.4), (8.4, 25, 4.7, 0.22, 3), (11.5, 24, 3.9, 0.2, 2)])
    halo((3, 20, 3.2), EYE, 13, 0.035)
    area((-3.0, 2.4, 4.2), (1.5, -0.3, 0.4), 1.2, 480, "#ffc58a")
    area((5.6, 3.4, 3.2), (1.5, 0, 0.5), 1.1, 260, EMBER)
    area((-1.2, -6.5, 5.0), (1.6, -0.5, 0.4), 2.4, 170, "#ffd9b0")
    area((5.5, -5.0, 5.0), (1.5, 0, 0.3), 3.5, 60, DUSK)
    camera(EYE, (-0.72, 0.3, 1.12), 45, aperture=1.6, focus=(1.0, -1.1, 0.6))
