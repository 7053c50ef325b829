import { defineBlock } from "../../../../engine/blocks/block.ts";
import { galleryProps } from "./gallery.props.ts";
import { gallerySamples } from "./gallery.samples.ts";
import { Gallery } from "./live.tsx";

export const galleryBlock = defineBlock({
  type: "art/gallery",
  schema: galleryProps,
  opensPage: true,
  View: Gallery,
  samples: gallerySamples,
});
