import { defineBlock } from "../../../../engine/blocks/block.ts";
import { tagsProps } from "./tags.props.ts";
import { tagsSamples } from "./tags.samples.ts";
import { Tags } from "./tags.tsx";

export const tagsBlock = defineBlock({
  type: "plumbing/tags",
  schema: tagsProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Tags,
  samples: tagsSamples,
});
