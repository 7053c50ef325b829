import { defineBlock } from "../../../../engine/blocks/block.ts";
import { sourceProps } from "./source.props.ts";
import { sourceSamples } from "./source.samples.ts";
import { Source } from "./source.tsx";

export const sourceBlock = defineBlock({
  type: "nonprofit/source",
  schema: sourceProps,
  View: Source,
  samples: sourceSamples,
});
