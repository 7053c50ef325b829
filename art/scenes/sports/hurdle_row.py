"""Five hurdles in lane four, one behind the other, between the lines at the day's end."""

from math import radians

from studio.cameras import camera
from studio.lights import sky, sun
from studio.materials import bump, lacquer, metal, mottle, principled
from studio.shapes import box, cylinder, tube
from studio.stage import reset
from track import LANE, sheet


def build(shot):
    reset(exposure=0.2, contrast="High Contrast")
    sky(6, 80, 0.24, dust=4)
    tartan = bump(mottle(principled("#bf4a22", 0.85), "#ab3d1b", "#cb5730", 3), 160, 0.6)
    chalk = bump(principled("#f6efe6", 0.7), 160, 0.4)
    sheet((-60, 60), (-20, 300), 0, tartan)
    for i in range(-9, 10):
        x = (i + 0.5) * LANE
        sheet((x - 0.04, x + 0.04), (-20, 300), 0.004, chalk)
    steel, bar, ends = metal("#c9ccd2", 0.3), lacquer("#fff4e6", 0.35), lacquer("#14203f", 0.35)
    for row in range(5):
        hurdle(0, row * 2.9, steel, bar, ends)
    sun(13, 78, 5.6, "#ffcb94", 0.8)
    camera((3.1, -3.6, 4.3), (-0.55, 3.0, 0.1), 34, aperture=5.6, focus=(0, 1, 1))


def hurdle(x, y, steel, bar, ends):
    half = 0.62
    box((x, y, 1.06), (2 * half + 0.12, 0.035, 0.14), bar, 0.012)
    for side in (-1, 1):
        box((x + side * (half - 0.1), y - 0.004, 1.06), (0.26, 0.04, 0.142), ends, 0.012)
        cylinder((x + side * half, y + 0.02, 0.55), 0.022, 1.0, steel, 0.004)
        tube([(x + side * half, y + 0.03, 0.04), (x + side * half, y - 0.66, 0.04)], 0.026, steel, curved=False)
        box((x + side * half, y - 0.5, 0.06), (0.1, 0.24, 0.09), ends, 0.015)
    cylinder((x, y + 0.02, 0.32), 0.014, 2 * half, steel, 0.002, (0, radians(90), 0))
