"""One flame in the dark: a pillar candle on slate, its wax lit from within, two more burning far behind."""

from evening import EMBER, candle, distant_lights, evening
from studio.cameras import camera
from studio.lights import area

EYE = (0.3, -9.0, 3.0)


def build(shot):
    evening(exposure=0.3)
    candle((0, 0, 0), 2.5, 0.55, 120, eye=EYE)
    candle((-1.5, 3.4, 0), 1.5, 0.46, 60, glow=0.6, eye=EYE)
    candle((1.75, 5.2, 0), 2.0, 0.46, 60, glow=0.6, eye=EYE)
    distant_lights([(-3.4, 22, 5.4, 0.2, 4), (3.6, 24, 6.6, 0.2, 4), (5.6, 22, 3.8, 0.16, 3)])
    area((-4.5, 1.0, 4.5), (0, 0, 1.2), 1.4, 220, "#ffcf9c")
    area((4.0, 2.5, 3.0), (0, 0, 1.2), 1.0, 160, EMBER)
    camera(EYE, (0, 0, 1.95), 62, aperture=1.4, focus=(0, -0.4, 2.6))
