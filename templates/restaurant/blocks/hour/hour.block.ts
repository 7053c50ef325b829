import { defineBlock } from "../../../../engine/blocks/block.ts";
import { hourProps } from "./hour.props.ts";
import { hourSamples } from "./hour.samples.ts";
import { Hour } from "./hour.tsx";

export const hourBlock = defineBlock({
  type: "restaurant/hour",
  schema: hourProps,
  View: Hour,
  samples: hourSamples,
});
