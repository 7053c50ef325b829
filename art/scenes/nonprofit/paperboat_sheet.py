"""One paper boat on white paper in morning light: the page multiplies it into its own ground."""

from paper_boats import boat
from studio.cameras import camera
from studio.lights import area
from studio.materials import paper, principled
from studio.shapes import cyclorama
from studio.stage import reset


def build(shot):
    reset("#fff1e0", 0.2, exposure=0.85, contrast="High Contrast")
    cyclorama(principled("#ffffff", 0.95, specular=0.1), back=9)
    boat((0, 0), -24, 1.75, paper("#fff6e8"))
    boat((2.2, -1.55), 30, 0.56, paper("#f2642f"))
    area((-5.5, 4.2, 3.0), (0, 0, 0.4), 0.8, 1500, "#ffe2c2")
    area((0, -2, 8), (0, 0, 0), 6, 130, "#fff6ec")
    camera((0.8, -9.4, 3.3), (0.5, 0, 0.62), 60, aperture=16, focus=(0, -0.6, 0.6))
