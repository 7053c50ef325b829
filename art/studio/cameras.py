"""Cameras."""

import bpy
from mathutils import Vector

from studio.shapes import point_at


def camera(location, target, lens=70.0, aperture=None, focus=None, shift=(0.0, 0.0)):
    """Looks from `location` at `target`. `aperture` (f-stop, 2 to 5) blurs what is off `focus` (default: target);
    `shift` moves the frame without turning the camera, which leaves room for words beside the object."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.shift_x, data.shift_y = shift
    made = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(made)
    made.location = location
    point_at(made, target, "-Z")
    bpy.context.scene.camera = made
    if aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = aperture
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    return made
