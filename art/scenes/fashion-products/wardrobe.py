"""Empty garments on a hanger: a body that gives depth and folds, and the pieces of cloth that lie on it.

A piece is drawn flat, by its four borders in the xz plane as in a pattern; the body moves it towards the camera. So
fronts, lapels, pockets, seams and buttons all follow the same folds."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Callable

from house import begin, window_light
from mathutils import Vector, noise
from solids import smooth_path
from studio import nodes
from studio.cameras import camera
from studio.lights import area
from studio.materials import brass, principled, shader_of, wood
from studio.shapes import cylinder, lathe, mesh, surface, thicken, torus, tube, wall

rail_height = 4.42
wall_depth = 1.15


def rail(ground):
    """A brass rail close before a wall, in window light: garments hang from it."""
    backdrop, _ = begin(ground, 0.25)
    wall(backdrop, wall_depth)
    tube([(-6, 0, rail_height), (6, 0, rail_height)], 0.042, brass(0.25), curved=False)
    window_light(wall_depth, (0.95, 1.8), 3.6, location=(-5.2, -6.8, 6.7), power=9000)
    area((-5.5, -2, 4.5), (0, 0, 2), 2.0, 110, "#fff4ea")
    area((5, -5, 3), (0, 0, 2), 5, 70, "#fff0ea")


def rail_camera():
    camera((0.4, -13.5, 2.3), (0, 0, 1.95), 80, aperture=5.6)


def wool(colour, roughness=0.85, sheen=0.35):
    """Twill whose lines follow the cloth."""
    return twill(principled(colour, roughness, sheen=sheen, specular=0.15), 24, 0.3)


def twill(material, scale, strength):
    tree = material.node_tree
    place = nodes.add(tree, "ShaderNodeUVMap").outputs[0]
    wave = nodes.add(tree, "ShaderNodeTexWave", {"Vector": place, "Scale": scale}, bands_direction="DIAGONAL")
    grain = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": place, "Scale": 60.0, "Detail": 3.0}).outputs[0]
    height = nodes.math(tree, "ADD", wave.outputs[1], nodes.math(tree, "MULTIPLY", grain, 1.5))
    bumped = nodes.add(tree, "ShaderNodeBump", {"Strength": strength, "Distance": 0.008, "Height": height})
    tree.links.new(bumped.outputs[0], shader_of(material).inputs["Normal"])
    return material


def curve(*points):
    """A smooth line through points as a function of 0 to 1."""
    dense = smooth_path(points, 12) if len(points) > 2 else [Vector(p) for p in points]

    def at(t):
        place = min(max(t, 0), 1) * (len(dense) - 1)
        index = min(int(place), len(dense) - 2)
        return dense[index].lerp(dense[index + 1], place - index)

    return at


def profile(*points):
    """A smooth function through (z, value) points that rise in z, as a table: it is asked a million times."""
    dense, steps, table, k = smooth_path(points, 12), 400, [], 0
    start, length = dense[0][0], dense[-1][0] - dense[0][0]
    for i in range(steps + 1):
        z = start + length * i / steps
        while k < len(dense) - 2 and dense[k + 1][0] < z:
            k += 1
        low, high = dense[k], dense[k + 1]
        table.append(low[1] + (high[1] - low[1]) * (z - low[0]) / max(1e-6, high[0] - low[0]))

    def at(z):
        place = min(max((z - start) / length, 0), 1) * steps
        index = min(int(place), steps - 1)
        return table[index] + (table[index + 1] - table[index]) * (place - index)

    return at


def no_folds(_u, _z):
    return 0.0


@dataclass
class Body:
    """What the garment would fill: half its width and depth at a height, and its folds (u from -1 to 1, outward)."""

    half: Callable
    depth: Callable
    folds: Callable = no_folds

    def out(self, x, z):
        u = max(-1.0, min(1.0, x / max(0.05, self.half(z))))
        return self.depth(z) * (1 - abs(u) ** 2.5) ** 0.6 + self.folds(u, z) * (1 - abs(u) ** 8)

    def place(self, x, z, lift=0.0, side=1):
        """The point of the surface at (x, z): side 1 in front, -1 at the back."""
        return Vector((x, -side * (self.out(x, z) + lift), z))

    def border(self, sign, top, end):
        """The garment's edge from height `top` down to `end`, on the left (-1) or right (1)."""

        def at(t):
            z = top + (end - top) * t
            return Vector((sign * self.half(z), z))

        return at

    def around(self, z, lift, wave, share=1.0):
        """A line across the front at height `z`, for belts and cords; `wave(i)` moves its i-th point of 41."""
        return [self.place(i / 20 * share, z + wave(i), lift) for i in range(-20, 21)]


def piece(
    body, material, left, right, top, bottom, lift=0.0, side=1, columns=60, rows=120, thickness=0.022, ease=None
):
    """A piece of cloth between four borders (functions of 0 to 1; left and right run down, top and bottom rightwards).
    `ease(s, t)` adds lift."""
    corners = top(0), top(1), bottom(0), bottom(1)
    flat, lifted = [], []
    for j in range(rows + 1):
        t = j / rows
        for i in range(columns + 1):
            s = i / columns
            ruled = left(t) * (1 - s) + right(t) * s + top(s) * (1 - t) + bottom(s) * t
            ruled -= (corners[0] * (1 - s) + corners[1] * s) * (1 - t) + (corners[2] * (1 - s) + corners[3] * s) * t
            flat.append(ruled)
            lifted.append(body.place(ruled[0], ruled[1], lift + (ease(s, t) if ease else 0), side))
    return woven_mesh(flat, lifted, material, columns, rows, thickness)


def woven_mesh(flat, points, material, columns, rows, thickness):
    corners = [j * (columns + 1) + i for j in range(rows) for i in range(columns)]
    made = mesh(points, [(k, k + columns + 1, k + columns + 2, k + 1) for k in corners], material)
    weave = made.data.uv_layers.new(name="weave").data
    for loop in made.data.loops:
        weave[loop.index].uv = flat[loop.vertex_index]
    return thicken(made, thickness, 0)


def sleeve(path, radii, material, flatness=0.62, creases=0.03, seed=0.0, rows=110, columns=56):
    """A hanging sleeve: an oval tube along `path` with soft creases, strongest at the elbow, open at the cuff."""
    way, width = curve(*path), curve(*[(r, 0) for r in radii])
    flat, points = [], []
    for j in range(rows + 1):
        t = j / rows
        centre = way(t)
        ahead = (way(min(1, t + 0.01)) - way(max(0, t - 0.01))).normalized()
        aside = ahead.cross(Vector((0, 1, 0))).normalized()
        front = aside.cross(ahead).normalized()
        radius = width(t)[0]
        for i in range(columns + 1):
            turn = 2 * pi * i / columns
            bend = 0.35 + 0.65 * (1 - min(1, abs(t - 0.5) / 0.5)) ** 0.7
            crease = noise.noise(Vector((1.6 * cos(turn) + seed, 1.6 * sin(turn), 6.5 * t + 1.2 * cos(turn))))
            crease += 0.5 * noise.noise(Vector((3 * cos(turn), 3 * sin(turn) + seed, 14 * t + 2 * cos(turn))))
            r = radius + creases * bend * crease * min(1, 4 * t)
            points.append(centre + aside * (r * cos(turn)) + front * (r * flatness * min(1, 0.7 + t) * sin(turn)))
            flat.append((turn * radius, t * 3))
    return woven_mesh(flat, points, material, columns, rows, 0.03)


def arm(shoulder, tip, length, width=1.0, flare=0.12):
    """The middle line of a right sleeve and its radii, from inside the shoulder to the cuff."""
    drops = (0.3, 0.42, 0.4 * length, 0.7 * length, length)
    spread = (-0.36, -0.14, 0.6 * flare, flare, 0.8 * flare)
    forward = (0, -0.01, -0.04, -0.08, -0.14)
    path = [(shoulder + x, y, tip - drop) for x, y, drop in zip(spread, forward, drops)]
    return path, [r * width for r in (0.31, 0.29, 0.245, 0.215, 0.185)]


def hanger(half, tip, top=3.8):
    """A wooden hanger with a brass hook over the rail: its middle at height `top`, its arms under shoulders that end
    at height `tip`."""
    ash = wood("#4a2614", "#7d4526", 3.0, (1, 8, 8), 0.4)
    steps = [i / 8 for i in range(-8, 9)]
    arm = [(s * half, 0.02 * abs(s), top - (top - tip + 0.1) * abs(s) ** 1.25) for s in steps]
    tube(arm, 0.052, ash, radii=[1 + 0.2 * abs(s) for s in steps])
    hook = [(0, 0, top), (0, 0, rail_height - 0.28)]
    turns = [(-100 + 25 * i) * pi / 180 for i in range(12)]
    hook += [(0.1 * cos(a), 0, rail_height + 0.1 * sin(a) - 0.035) for a in turns]
    tube(hook, 0.02, brass(0.2))
    torus((0, 0, top + 0.05), 0.034, 0.012, brass(0.2), segments=32, rings=10)


def seam(body, material, line, lift=0.016, radius=0.006, side=1, count=60):
    """A fine ridge along a line of the pattern."""
    return tube([body.place(*line(i / count), lift, side) for i in range(count + 1)], radius, material, resolution=3)


def button(body, x, z, material, lift=0.05, radius=0.062):
    """A four-hole button with a rim."""
    shape = [(0, 0.018), (0.55, 0.018), (0.7, 0.03), (0.9, 0.034), (1, 0.016), (1, 0), (0.6, -0.012), (0, -0.012)]
    made = lathe([(r * radius, h * radius / 0.062) for r, h in shape], material, sides=48)
    made.location, made.rotation_euler = body.place(x, z, lift), (pi / 2, 0, 0)
    hole = principled("#120608", 0.9)
    for dx, dz in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        place = x + 0.2 * dx * radius, made.location.y - 0.0195 * radius / 0.062, z + 0.2 * dz * radius
        cylinder(place, 0.1 * radius, 0.004, hole, rotation=(pi / 2, 0, 0), sides=16)
    return made


def flutes(count, phase, start, end, most, seed=0.0, drift=0.5):
    """Hanging folds that open downwards from height `start` to `end`, uneven as in real cloth."""

    def folds(u, z):
        opened = min(1.0, max(0.0, (start - z) / (start - end))) ** 1.15
        warp = 0.55 * noise.noise(Vector((2.3 * u + seed, 0.35 * z * drift, seed))) * 1.6
        wave = cos(count * pi * (u + 0.14 * warp) + phase + 0.5 * noise.noise(Vector((seed, z * drift, 1))))
        depth = 0.75 + 0.6 * noise.noise(Vector((2.8 * u, 0.3 * z, seed + 5)))
        soft = 0.35 * noise.noise(Vector((3.2 * u, 0.7 * z, seed + 9)))
        return most * opened * wave * depth + 0.06 * soft

    return folds


def sash(path, cloth, width, across=Vector((0, 0, 1))):
    """A flat band of cloth along a path, a little cupped."""
    last = len(path) - 1
    aside = across.normalized() * width

    def at(u, v):
        cup = 0.02 * cos(pi * (v - 0.5))
        return path[round(u * last)] + aside * (v - 0.5) + Vector((0, -cup, 0))

    return thicken(surface(at, cloth, last, 8), 0.02)
