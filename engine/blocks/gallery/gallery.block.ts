import { defineBlock } from "../block.ts";
import { galleryProps } from "./gallery.props.ts";
import { gallerySamples } from "./gallery.samples.ts";
import { Gallery } from "./gallery.tsx";

export const galleryBlock = defineBlock({
  type: "gallery",
  schema: galleryProps,
  View: Gallery,
  samples: gallerySamples,
});
