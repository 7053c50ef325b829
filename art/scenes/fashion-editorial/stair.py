"""Look 2: two bags as landmarks on a monumental stair of terracotta between clay walls, wide view, hard window light that
leans across treads and wall."""

from editorial import clay, fills, parts_of, terracotta, begin
from house import window_light
from bag import bag
from studio.cameras import camera
from studio.lights import area
from studio.materials import plaster
from studio.shapes import box, plane, wall

run, rise, steps = 1.25, 0.62, 9


def build(shot):
    begin(0.25)
    wall(plaster(clay), 3.0)
    plane(plaster("#8a3b27"))
    earth, deep = plaster(terracotta), plaster("#6d1a20")
    for i in range(steps):
        top = rise * (i + 1)
        box((-3.6 + run * (i + 4.5), 0.9, top / 2), (run * 9, 4.4, top), earth, 0.03)
        box((-3.6 + run * (i + 4.5) + 0.35, -2.0, top / 2 + 0.28), (run * 9, 1.1, top + 0.56), deep, 0.03)
    box((-7.2, 1.2, 4), (2.4, 3.4, 8), plaster("#d9c6ad"), 0.04)
    tread = lambda i: (-3.6 + run * (i + 0.45), rise * (i + 1) + 0.05)
    x, z = tread(1)
    parts = parts_of(bag, "#dcc7a8", "#d2b894", "#8a6a48", (x, 0.1, z), -14, 0.5, 0.8)
    x, z = tread(4)
    parts += parts_of(bag, "#4f0b18", "#3d0812", "#c08a5c", (x, 0.0, z), 10, 0.5, 0.88)
    assert parts
    window_light(wall=3.0, centre=(1.6, 3.2), width=5.6, location=(-6.0, -9, 10), power=20000, shade=0.08)
    fills((0, 0, 2), 1.6)
    area((6, -1, 9), (1, 0, 3), 2, 260, "#fff8f2")
    camera((-1.2, -19, 5.6), (-0.2, 0, 2.75), 64)
