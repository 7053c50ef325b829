"""Solids of this set: outlines in the xz plane with a depth, and strips that follow a path."""

from mathutils import Vector
from studio.shapes import mesh


def extruded(outline, depth, material, y=0.0):
    """A plate of `depth` around the plane at `y`, from (x, z) points that run counterclockwise."""
    count = len(outline)
    front = [(x, y - depth / 2, z) for x, z in outline]
    back = [(x, y + depth / 2, z) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    return mesh(front + back, faces, material)


def strip(path, widths, thickness, material, upright=Vector((0, 0, 1))):
    """A flat band along `path`: its width lies along `upright`, its thickness across."""
    points = [Vector(p) for p in path]
    vertices = []
    for i, point in enumerate(points):
        ahead = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        across = ahead.cross(upright).normalized() * thickness / 2
        up = across.cross(ahead).normalized() * widths[i] / 2
        vertices += [point + across + up, point - across + up, point - across - up, point + across - up]
    last = 4 * (len(points) - 1)
    faces = [(0, 1, 2, 3), (last + 3, last + 2, last + 1, last)]
    for i in range(0, last, 4):
        faces += [(i + k, i + 4 + k, i + 4 + (k + 1) % 4, i + (k + 1) % 4) for k in range(4)]
    return mesh(vertices, faces, material)


def smooth_path(points, steps=10):
    """A Catmull-Rom curve through points of any dimension."""
    points = [Vector(p) for p in points]
    padded = [2 * points[0] - points[1], *points, 2 * points[-1] - points[-2]]
    curve = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            curve.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    return [*curve, points[-1]]
