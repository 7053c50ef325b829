"""The house's first impression: the ribeye on black slate beside a burning candle, lamps of the room far behind.
The plate stands on the right, the left half stays dark and calm for words."""

from math import radians

import bpy
from candlelight import candle, distant_lights, halo
from evening import DUSK, EMBER, evening
from ribeye import plated
from studio.cameras import camera
from studio.lights import area, spot
from studio.shapes import group

EYE = (-0.9, -9.8, 3.7)
LAMPS = (
    (-11.6, 24, 2.5, 0.5, 0.05),
    (-8.2, 26, 1.5, 0.4, 0.035),
    (1.4, 25, 2.7, 0.5, 0.08),
    (4.0, 27, 1.6, 0.42, 0.06),
    (10.4, 25, 2.6, 0.55, 0.12),
    (11.9, 24, 1.3, 0.42, 0.08),
)


def build(shot):
    evening(exposure=0.4)
    before = set(bpy.context.scene.objects)
    plated()
    dish = [made for made in bpy.context.scene.objects if made not in before]
    group(dish, (1.5, -0.45, 0), (0, 0, radians(-4)), 0.84)
    candle((-0.95, 1.5, 0), 1.85, 0.36, 130, eye=EYE)
    candle((3.0, 3.6, 0), 1.3, 0.34, 60, glow=0.6, eye=EYE)
    distant_lights(EYE, LAMPS)
    halo((3, 20, 3.2), EYE, 13, 0.03)
    spot((-3.0, 2.8, 4.4), (1.5, -0.45, 0.3), 1900, 46, 0.7, "#ffc58a", 0.6)
    area((5.6, 3.4, 3.2), (1.5, 0, 0.5), 1.1, 240, EMBER)
    spot((-1.8, -6.5, 5.0), (1.5, -0.6, 0.4), 900, 34, 0.8, "#ffd9b0", 1.0)
    area((5.5, -5.0, 5.0), (1.5, 0, 0.3), 3.5, 60, DUSK)
    camera(EYE, (-0.58, 0.3, 1.06), 45, aperture=1.6, focus=(1.0, -1.1, 0.6))
