"""A hammered bronze singing bowl on a round cushion, its striker laid beside it; window light from the left."""

from math import pi, radians, sin

from fog import FIR, SAGE, SAND, begin, daylight
from studio.cameras import camera
from studio.materials import bump, fabric, metal, plaster, wood
from studio.shapes import cyclorama, cylinder, lathe, torus


def build(shot):
    begin(0.1)
    cyclorama(plaster("#bcc6b2"))
    rest = bump(fabric(FIR), 170, 0.35)
    lathe([(0, 0.5), (0.9, 0.46), (1.35, 0.5), (1.62, 0.34), (1.66, 0.22), (1.6, 0.08), (1.4, 0), (0, 0)], rest)
    torus((0, 0, 0.24), 1.655, 0.03, bump(fabric(SAND), 170, 0.3))
    bronze = bump(metal((0.72, 0.5, 0.27), 0.24), 9, 0.22, 0.03, pattern="cells")
    outside = [(0, 0.46), (0.5, 0.48), (0.86, 0.62), (1.12, 0.9), (1.24, 1.3), (1.26, 1.62)]
    inside = [(1.25, 1.66), (1.2, 1.66), (1.17, 1.58), (1.15, 1.3), (1.04, 0.96), (0.8, 0.7), (0.45, 0.57), (0, 0.55)]
    lathe(outside + inside, bronze, sides=160)
    for height in (1.36, 1.43):
        torus((0, 0, height), 1.255, 0.012, bronze)
    striker(wood("#4a2c18", "#8a5a34", 2, (1, 1, 10)), bump(fabric(SAGE), 160, 0.4))
    daylight((0, 0, 0.9))
    camera((0.3, -9.4, 5.2), (0.2, -0.1, 0.72), 70, aperture=4)


def striker(handle, felt):
    lean = (pi / 2, 0, radians(64))
    at = (1.35, -1.75, 0.16)
    cylinder(at, 0.1, 2.7, handle, 0.04, lean)
    reach = 0.78
    end = (at[0] + reach * sin(radians(64)), at[1] - reach * 0.438, 0.17)
    cylinder(end, 0.165, 0.95, felt, 0.06, lean)
