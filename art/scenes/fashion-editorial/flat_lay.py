"""Look 7: seen from above: sunglasses, a coiled belt, a wallet, a small bag and brass studs laid out in lines that lean
by 12 degrees over papers of terracotta and burgundy. The picture is built upright, the table being a wall; light from the left."""

from math import pi, radians

from editorial import begin, parts_of
from house import hide, slant, thread, window_light
import belt
import sunglasses
import wallet
from bag import bag
from solids import extruded, strip
from studio.cameras import camera
from studio.lights import area
from studio.materials import brass, paper, plaster
from studio.shapes import box, cylinder, group, round_edges, wall


def build(shot):
    begin(0.2)
    wall(plaster("#dccab2"), 0.06)
    for left, right, colour, depth in ((-9, -1.55, "#a8492f", 0.0), (1.9, 9, "#5a1020", 0.0)):
        ends = [(left + slant * -5, -5), (right + slant * -5, -5), (right + slant * 5, 5), (left + slant * 5, 5)]
        round_edges(extruded(ends, 0.06, paper(colour), depth), 0.012)
    group(parts_of(bag, "#dcc7a8", "#d2b894", "#8a6a48", (0, 0, 0), 0, 0.82, 0.8), (-2.62, -0.42, -0.5), (0, radians(12), 0))
    group(sunglasses.front(), (0.15, -0.1, 1.0), (0, radians(12), 0), 0.78)
    outside, inside, waxed = hide("#5a0f1d", 0.48), hide("#98402c", 0.55), thread("#e9c7a0")
    left = wallet.panel(outside, inside, waxed, -1) + wallet.slots(inside, outside, waxed)
    right = wallet.panel(outside, inside, waxed, 1) + wallet.pocket(inside, waxed)
    spine = box((0, 0.02, 0.75), (0.09, 0.07, 1.48), outside, 0.03)
    group([*left, *right, spine], (-0.05, -0.14, -1.75), (0, radians(12), 0), 0.82)
    calf = hide("#8a3f1c", 0.45)
    coil = round_edges(strip([belt.on_coil(i / 240) for i in range(241)], [belt.width] * 241, 0.075, calf), 0.022)
    group([coil, *belt.buckle(brass(0.16), calf)], (2.85, -0.03, 0.8), (radians(90), 0, 0), 0.92)
    for x, z in ((2.35, -1.55), (2.85, -1.45), (3.35, -1.35)):
        cylinder((x, -0.1, z), 0.19, 0.1, brass(0.2), 0.03, (pi / 2, 0, 0))
        cylinder((x, -0.16, z), 0.1, 0.05, brass(0.3), 0.015, (pi / 2, 0, 0))
    window_light(wall=0.0, centre=(0.4, 0.2), width=4.6, location=(-7.5, -9, 6.5), power=14000, shade=0.14)
    area((-6, -6, 5), (0, 0, 0), 2.4, 260, "#fff4ea")
    area((6, -7, -2), (0, 0, 0), 5, 150, "#fff0ea")
    camera((0, -15, 0.0), (0, 0, 0.0), 68)
