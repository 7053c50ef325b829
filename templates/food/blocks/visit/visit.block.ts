import { defineBlock } from "../../../../engine/blocks/block.ts";
import { visitProps } from "./visit.props.ts";
import { visitSamples } from "./visit.samples.ts";
import { Visit } from "./visit.tsx";

export const visitBlock = defineBlock({
  type: "food/visit",
  schema: visitProps,
  View: Visit,
  samples: visitSamples,
});
