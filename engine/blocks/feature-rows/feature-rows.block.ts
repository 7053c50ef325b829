import { defineBlock } from "../block.ts";
import { featureRowsProps } from "./feature-rows.props.ts";
import { featureRowsSamples } from "./feature-rows.samples.ts";
import { FeatureRows } from "./feature-rows.tsx";

export const featureRowsBlock = defineBlock({
  type: "feature-rows",
  schema: featureRowsProps,
  View: FeatureRows,
  samples: featureRowsSamples,
});
