"""Courses of slate as they are laid: wide and long at the eaves, small at the ridge, no two alike."""

import random

from mathutils import Vector
from studio.materials import bump, mottle, principled
from studio.shapes import mesh, round_edges

TONES = ("#39424d", "#2e3640", "#454d57", "#3f3f4c", "#38443f", "#262c35")


def courses(place, width, length, exposure=(0.62, 0.26), breadth=(0.62, 0.3), roughness=0.34):
    """Covers `width` by `length`; `place(across, up, out)` says where in the world a point of the slope is."""
    heaps = [([], []) for _ in TONES]
    up = 0.0
    while up < length:
        part = up / length
        shown = exposure[0] + (exposure[1] - exposure[0]) * part
        wide = breadth[0] + (breadth[1] - breadth[0]) * part
        across = -width / 2 - random.uniform(0, wide)
        while across < width / 2:
            size = wide * random.uniform(0.62, 1.25)
            slate(random.choice(heaps), place, across + size / 2, up, size, shown)
            across += size
        up += shown
    for (vertices, faces), tone in zip(heaps, TONES):
        stone = mottle(principled(tone, roughness, clearcoat=0.35, clearcoat_roughness=0.25), "#262c34", tone, 5.5)
        round_edges(mesh(vertices, faces, bump(stone, 16, 0.6, 0.03, 10), False), 0.008, 1)


def slate(heap, place, across, up, size, shown):
    """One slate: its lower edge lies on those beneath it, a little crooked, a little proud."""
    vertices, faces = heap
    half, long, thick = size / 2 - 0.008, shown * 1.9, 0.045
    slip, turn = random.uniform(-0.02, 0.02), random.uniform(-0.008, 0.008)
    proud = 0.1 + random.uniform(-0.012, 0.02)
    chip = random.uniform(0.01, 0.03)
    outline = [(-half, chip), (-half + chip, 0.004), (half - chip * 0.7, 0), (half, chip * 0.8), (half, long), (-half, long)]
    start, count = len(vertices), len(outline)
    for under in (0.0, thick):
        for x, y in outline:
            lift = proud * (1 - y / long) + 0.01
            vertices.append(Vector(place(across + x, up + y + slip + turn * x, lift - under)))
    faces.append(tuple(range(start, start + count)))
    for k in range(count):
        after = (k + 1) % count
        faces.append((start + after, start + k, start + count + k, start + count + after))
