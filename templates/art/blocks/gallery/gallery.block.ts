import { defineBlock } from "../../../../engine/blocks/block.ts";
import { askingText } from "../hung/label-texts.ts";
import { galleryProps } from "./gallery.props.ts";
import { gallerySamples } from "./gallery.samples.ts";
import { Gallery } from "./live.tsx";

export const galleryBlock = defineBlock({
  type: "art/gallery",
  schema: galleryProps,
  // What it asks for is what only art has: how it was made, and whether it fits a wall.
  neutral: ({ shows: { all, featured }, filters: { wall: _, anyWall: __, ...filters }, ...props }) => ({
    ...props,
    filters,
    shows: { all, featured },
  }),
  View: Gallery,
  isLive: true,
  says: { works: (work, { labels }) => ({ price: askingText(work, labels) }) },
  samples: gallerySamples,
});
