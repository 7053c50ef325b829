import { defineBlock } from "../../../../engine/blocks/block.ts";
import { askingText } from "../hung/label-texts.ts";
import { wallProps } from "./wall.props.ts";
import { wallSamples } from "./wall.samples.ts";
import { Wall } from "./wall.tsx";

export const wallBlock = defineBlock({
  type: "art/wall",
  schema: wallProps,
  View: Wall,
  says: { works: (work, { labels }) => ({ price: askingText(work, labels) }) },
  samples: wallSamples,
});
