import { defineBlock } from "../../../../engine/blocks/block.ts";
import { contentsProps } from "./contents.props.ts";
import { contentsSamples } from "./contents.samples.ts";
import { Contents } from "./contents.tsx";

export const contentsBlock = defineBlock({
  type: "fashion/contents",
  schema: contentsProps,
  View: Contents,
  samples: contentsSamples,
});
