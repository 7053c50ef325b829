import { defineBlock } from "../../../../engine/blocks/block.ts";
import { lidProps } from "./lid.props.ts";
import { lidSamples } from "./lid.samples.ts";
import { Lid } from "./lid.tsx";

export const lidBlock = defineBlock({
  type: "painting/lid",
  schema: lidProps,
  View: Lid,
  samples: lidSamples,
});
