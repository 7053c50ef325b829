"""Look 2: two bags as landmarks on a monumental stair of terracotta that crosses a second, pale one; wide view, hard
window light that leans across treads and wall."""

from editorial import begin, clay, fills, parts_of, terracotta
from house import window_light
from bag import bag
from solids import extruded
from studio.cameras import camera
from studio.lights import area
from studio.materials import plaster
from studio.shapes import plane, round_edges, wall

run, rise, steps, start = 1.5, 0.74, 9, -4.6


def build(shot):
    begin(0.25)
    wall(plaster(clay), 3.6)
    plane(plaster("#8a3b27"))
    earth, pale = plaster(terracotta), plaster("#d3a58a")
    flight = [(start, 0), (start + run * steps, 0)]
    for i in reversed(range(steps)):
        flight += [(start + run * (i + 1), rise * (i + 1)), (start + run * i, rise * (i + 1))]
    round_edges(extruded(flight, 2.6, earth, -0.3), 0.03)
    round_edges(extruded([(-0.9 - x, z) for x, z in reversed(flight)], 1.9, pale, 2.1), 0.03)
    on_step("#dcc7a8", "#d2b894", "#8a6a48", 1, -14, 0.8)
    on_step("#4f0b18", "#3d0812", "#c08a5c", 4, 12, 0.88)
    window_light(wall=3.6, centre=(1.9, 3.4), width=5.4, location=(-6.0, -9, 10), power=19000, shade=0.08)
    fills((0, 0, 2), 1.6)
    area((6, -1, 9), (1, 0, 3), 2, 260, "#fff8f2")
    camera((-1.6, -19, 6.2), (-0.5, 0, 2.65), 76)


def on_step(colour, flap, waxed, step, turn, handle):
    place = (start + run * (step + 0.5), -0.3, rise * (step + 1) + 0.035)
    return parts_of(bag, colour, flap, waxed, place, turn, 0.56, handle)
