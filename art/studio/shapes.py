"""Shapes. Each function returns a new object; sizes are in metres of a stage about six wide, z is up."""

import math

import bmesh
import bpy
from mathutils import Vector


def mesh(vertices, faces, material, smooth=True):
    """An object of own vertices and faces."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(vertices, [], faces)
    data.update()
    return _finish(_link(bpy.data.objects.new("mesh", data)), material, smooth)


def box(location, size, material, bevel=0.0, rotation=(0, 0, 0), segments=3):
    """A box of a (width, depth, height), its centre at `location`."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=location, rotation=rotation)
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    _finish(made, material, bevel > 0)
    return round_edges(made, bevel, segments) if bevel else made


def cylinder(location, radius, height, material, bevel=0.0, rotation=(0, 0, 0), sides=96):
    """A cylinder along z; `rotation=(pi / 2, 0, 0)` lays its axis along y. Six sides make a nut."""
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=sides, radius=radius, depth=height, location=location, rotation=rotation
    )
    made = _finish(bpy.context.object, material, sides > 12)
    made.data.use_auto_smooth = True
    return round_edges(made, bevel) if bevel else made


def sphere(location, radius, material, scale=(1, 1, 1), rotation=(0, 0, 0), segments=64):
    bpy.ops.mesh.primitive_uv_sphere_add(
        segments=segments, ring_count=segments // 2, radius=radius, location=location, rotation=rotation
    )
    bpy.context.object.scale = scale
    return _finish(bpy.context.object, material)


def torus(location, radius, thickness, material, rotation=(0, 0, 0), segments=160, rings=32):
    """A ring around z; `thickness` is the radius of its tube."""
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius,
        minor_radius=thickness,
        major_segments=segments,
        minor_segments=rings,
        location=location,
        rotation=rotation,
    )
    return _finish(bpy.context.object, material)


def plane(material, width=60.0, depth=60.0, z=0.0):
    """A horizontal ground around the origin."""
    x, y = width / 2, depth / 2
    return mesh([(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)], [(0, 1, 2, 3)], material, False)


def wall(material, y=4.0, width=60.0, height=40.0):
    """An upright background at depth `y`. Chrome in front vanishes in it unless `wall.visible_glossy = False`."""
    x, z = width / 2, height / 2
    return mesh([(-x, y, -z), (x, y, -z), (x, y, z), (-x, y, z)], [(0, 1, 2, 3)], material, False)


def cyclorama(material, front=-16.0, back=6.0, width=40.0, height=14.0, radius=4.0):
    """The photographer's seamless backdrop: floor that curves into a wall at depth `back`."""
    bend = [i * math.pi / 2 / 24 for i in range(1, 25)]
    profile = [(front, 0), (back - radius, 0)]
    profile += [(back - radius + radius * math.sin(t), radius - radius * math.cos(t)) for t in bend]
    profile.append((back, height))
    vertices = [(x, y, z) for x in (-width / 2, width / 2) for y, z in profile]
    count = len(profile)
    return mesh(vertices, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], material)


def lathe(profile, material, location=(0, 0, 0), sides=128):
    """Turns a list of (radius, z) around z: bowls, bottles, pots. Close a solid by starting and ending at radius 0."""
    count = len(profile)
    turns = [2 * math.pi * i / sides for i in range(sides)]
    vertices = [(r * math.cos(t), r * math.sin(t), z) for t in turns for r, z in profile]
    faces = [
        (i * count + j, (i + 1) % sides * count + j, (i + 1) % sides * count + j + 1, i * count + j + 1)
        for i in range(sides)
        for j in range(count - 1)
    ]
    made = mesh(vertices, faces, material)
    made.location = location
    return made


def tube(points, radius, material, radii=None, cyclic=False, curved=True, resolution=8):
    """A tube along points; `radii` scales the radius at each. `curved=False` keeps its corners."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS" if curved else "POLY")
    spline.points.add(len(points) - 1)
    for index, point in enumerate(points):
        spline.points[index].co = (*point, 1)
        spline.points[index].radius = radii[index] if radii else 1
    spline.use_cyclic_u = cyclic
    if curved:
        spline.use_endpoint_u = not cyclic
        spline.order_u = 4
        spline.resolution_u = 8
    curve.materials.append(material)
    return _link(bpy.data.objects.new("tube", curve))


def text(words, material, size=1.0, depth=0.1, location=(0, 0, 0), rotation=(math.pi / 2, 0, 0), bevel=0.02, font=None):
    """Solid letters, centred, facing the camera. `font` is a path to a TTF or OTF: Blender's own face looks cheap."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude = words, size, depth
    curve.bevel_depth, curve.bevel_resolution = bevel, 4
    curve.align_x = curve.align_y = "CENTER"
    if font:
        curve.font = bpy.data.fonts.load(str(font))
    curve.materials.append(material)
    made = _link(bpy.data.objects.new("text", curve))
    made.location, made.rotation_euler = location, rotation
    return made


def brilliant(radius, material, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A round brilliant-cut gem, its girdle at `location`."""
    rings = [(8, 0.56, 0.32, 0), (8, 0.8, 0.205, 0.5), (16, 1, 0.03, 0), (16, 1, -0.02, 0), (8, 0.42, -0.56, 0.5)]
    points = [(0, 0, -0.88 * radius)]
    for count, width, z, offset in rings:
        turns = [2 * math.pi * (i + offset) / count for i in range(count)]
        points += [(radius * width * math.cos(t), radius * width * math.sin(t), radius * z) for t in turns]
    shape = bmesh.new()
    for point in points:
        shape.verts.new(point)
    bmesh.ops.convex_hull(shape, input=shape.verts)
    data = bpy.data.meshes.new("brilliant")
    shape.to_mesh(data)
    shape.free()
    made = _finish(_link(bpy.data.objects.new("brilliant", data)), material, False)
    made.location, made.rotation_euler = location, rotation
    return made


def surface(point, material, columns=40, rows=40, smooth=True):
    """A sheet through `point(u, v)` for u and v from 0 to 1: leaves, terrain, cloth, ribbons."""
    vertices = [point(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    corners = [j * (columns + 1) + i for j in range(rows) for i in range(columns)]
    faces = [(k, k + 1, k + columns + 2, k + columns + 1) for k in corners]
    return mesh(vertices, faces, material, smooth)


def round_edges(made, width, segments=3):
    """Bevels the sharp edges: nothing real has an edge without a highlight."""
    bevel = made.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = width, segments, "ANGLE"
    bevel.harden_normals = True
    made.data.use_auto_smooth = True
    return made


def subdivide(made, levels=2):
    modifier = made.modifiers.new("subdivision", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return made


def thicken(made, thickness, offset=1.0):
    """Gives a sheet a body."""
    modifier = made.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, offset
    return made


def cut(made, tool):
    """Takes `tool`'s volume away from `made`; the tool itself is not rendered."""
    modifier = made.modifiers.new("cut", "BOOLEAN")
    modifier.operation, modifier.object, modifier.solver = "DIFFERENCE", tool, "EXACT"
    tool.hide_render = True
    return made


def group(parts, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Moves parts as one: returns the empty that is their parent."""
    root = _link(bpy.data.objects.new("group", None))
    for part in parts:
        part.parent = root
    root.location, root.rotation_euler, root.scale = location, rotation, (scale,) * 3
    return root


def copy(made, location, rotation=None, scale=None):
    """The same mesh again elsewhere, at no cost of memory."""
    again = _link(made.copy())
    again.location = location
    if rotation is not None:
        again.rotation_euler = rotation
    if scale is not None:
        again.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return again


def point_at(made, target, axis="Z"):
    """Turns an object so that its `axis` looks at `target`."""
    direction = Vector(target) - made.location
    made.rotation_euler = direction.to_track_quat(axis, "Y").to_euler()
    return made


def decorative(made):
    """A glowing mesh that is seen and mirrored but lights nothing: no noise from lamp bulbs."""
    made.visible_diffuse = False
    for slot in made.material_slots:
        slot.material.cycles.sample_as_light = False
    return made


def drape(width, depth, material, location, rotation=(0, 0, 0), cells=84, frames=45, thickness=0.012):
    """Lets a cloth fall on everything made so far (about 10 s). Nothing below may snag it: keep obstacles rounded."""
    made = surface(lambda u, v: ((u - 0.5) * width, (v - 0.5) * depth, 0.02 * math.sin(9 * u) * math.cos(7 * v)), material, cells, cells)
    made.location, made.rotation_euler = location, rotation
    cloth = made.modifiers.new("cloth", "CLOTH")
    cloth.settings.quality, cloth.settings.mass, cloth.settings.air_damping = 5, 0.22, 2
    cloth.settings.tension_stiffness = cloth.settings.compression_stiffness = 9
    cloth.settings.bending_stiffness = 0.08
    cloth.collision_settings.distance_min = 0.012
    cloth.collision_settings.use_self_collision = True
    cloth.collision_settings.self_distance_min = 0.01
    subdivide(made, 1)
    thicken(made, thickness)
    for obstacle in bpy.context.scene.objects:
        if obstacle.type == "MESH" and obstacle is not made:
            obstacle.modifiers.new("collision", "COLLISION")
            obstacle.collision.thickness_outer = 0.015
            obstacle.collision.cloth_friction = 12
    bpy.context.scene.frame_end = frames
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    return made


def _link(made):
    bpy.context.collection.objects.link(made)
    return made


def _finish(made, material, smooth=True):
    made.data.materials.clear()
    made.data.materials.append(material)
    for polygon in made.data.polygons:
        polygon.use_smooth = smooth
    return made
