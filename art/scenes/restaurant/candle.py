"""One flame in the dark: a pillar candle on slate, its wax lit from within, two more burning far behind."""

from candlelight import candle, distant_lights
from evening import EMBER, evening
from studio.cameras import camera
from studio.lights import area

EYE = (0.3, -9.0, 3.0)


def build(shot):
    evening(exposure=0.3)
    candle((0, 0, 0), 2.5, 0.55, 120, glow=0.75, eye=EYE)
    candle((-1.5, 3.4, 0), 1.5, 0.46, 60, glow=0.45, eye=EYE)
    candle((1.75, 5.2, 0), 2.0, 0.46, 60, glow=0.45, eye=EYE)
    distant_lights(EYE, [(-3.0, 22, 6.2, 0.42, 0.1), (3.2, 24, 7.0, 0.5, 0.08), (5.2, 22, 4.4, 0.36, 0.08), (-4.6, 23, 3.6, 0.36, 0.06)])
    area((-4.5, 1.0, 4.5), (0, 0, 1.2), 1.4, 170, "#ffcf9c")
    area((4.0, 2.5, 3.0), (0, 0, 1.2), 1.0, 160, EMBER)
    area((-1.2, -6.0, 2.2), (0, 0, 1.0), 1.6, 42, "#ffab66")
    camera(EYE, (0, 0, 1.95), 62, aperture=1.4, focus=(0, -0.4, 2.6))
