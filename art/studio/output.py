"""Rendering: the picture and what the denoiser wants to know about it."""

import os

import bpy

from studio import nodes


def render(path, width, height, samples):
    """Writes `path`.png with the film look, `path`-albedo.png and `path`-normal.png (as 0 to 1), 16 bit each."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.cycles.adaptive_min_samples = min(samples, 12)
    scene.cycles.adaptive_threshold = 0.02
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16"
    scene.render.filepath = f"{path}.png"
    frame = scene.frame_current
    _write_passes(scene, path)
    bpy.ops.render.render(write_still=True)
    for name in ("albedo", "normal"):
        os.replace(f"{path}-{name}-{frame:04d}.png", f"{path}-{name}.png")


def _write_passes(scene, path):
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = nodes.add(tree, "CompositorNodeRLayers")
    nodes.add(tree, "CompositorNodeComposite", {"Image": layers.outputs["Image"]})
    half = {0: 1.0, 1: layers.outputs["Denoising Normal"], 2: (0.5, 0.5, 0.5, 1)}
    scaled = nodes.add(tree, "CompositorNodeMixRGB", half, blend_type="MULTIPLY").outputs[0]
    shifted = {0: 1.0, 1: scaled, 2: (0.5, 0.5, 0.5, 1)}
    normal = nodes.add(tree, "CompositorNodeMixRGB", shifted, blend_type="ADD").outputs[0]

    file = nodes.add(tree, "CompositorNodeOutputFile", base_path=os.path.dirname(path))
    file.format.file_format, file.format.color_mode, file.format.color_depth = "PNG", "RGB", "16"
    # Numbers, not colours: no film look, only the sRGB curve, which the denoiser takes off again.
    file.format.color_management = "OVERRIDE"
    file.format.view_settings.view_transform = "Standard"
    file.file_slots.clear()
    for name, socket in (("albedo", layers.outputs["Denoising Albedo"]), ("normal", normal)):
        file.file_slots.new(f"{os.path.basename(path)}-{name}-")
        tree.links.new(socket, file.inputs[-1])
