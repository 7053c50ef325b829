import { defineBlock } from "../../../../engine/blocks/block.ts";
import { viewProps } from "./view.props.ts";
import { viewSamples } from "./view.samples.ts";
import { View } from "./view.tsx";

export const viewBlock = defineBlock({
  type: "poolbuilder/view",
  schema: viewProps,
  View: View,
  neutral: ({ depth, ...others }) => others,
  samples: viewSamples,
});
