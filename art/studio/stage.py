"""The empty stage: what a scene begins with, and how finely it is rendered."""

import bpy

from studio.colour import linear


def reset(world="#000000", world_strength=0.0, exposure=0.0, contrast="Medium High Contrast", seed=7):
    """Empties Blender and sets the renderer, the film look and a plain world. Every `build` begins with it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = seed
    cycles.use_denoising = False  # this Blender has no denoiser; the pipeline has one
    cycles.use_adaptive_sampling = True
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    bounces()

    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = contrast
    scene.view_settings.exposure = exposure

    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = linear(world)
    background.inputs["Strength"].default_value = world_strength
    return scene


def bounces(total=8, diffuse=2, glossy=4, transmission=8, transparent=8):
    """How often light may turn. Gems need `bounces(14, transmission=12)`, closed rooms `bounces(diffuse=5)`."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = total
    cycles.diffuse_bounces = diffuse
    cycles.glossy_bounces = glossy
    cycles.transmission_bounces = transmission
    cycles.transparent_max_bounces = transparent


def clamp_fireflies(limit):
    """Cuts bright speckles of indirect light: 3 is the default, interiors lit by lamps want 0.8."""
    bpy.context.scene.cycles.sample_clamp_indirect = limit
