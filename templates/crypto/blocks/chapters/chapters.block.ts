import { defineBlock } from "../../../../engine/blocks/block.ts";
import { chaptersProps } from "./chapters.props.ts";
import { chaptersSamples } from "./chapters.samples.ts";
import { Chapters } from "./chapters.tsx";

export const chaptersBlock = defineBlock({
  type: "crypto/chapters",
  schema: chaptersProps,
  View: Chapters,
  samples: chaptersSamples,
});
