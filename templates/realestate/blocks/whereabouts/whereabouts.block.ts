import { defineBlock } from "../../../../engine/blocks/block.ts";
import { whereaboutsProps } from "./whereabouts.props.ts";
import { whereaboutsSamples } from "./whereabouts.samples.ts";
import { Whereabouts } from "./whereabouts.tsx";

export const whereaboutsBlock = defineBlock({
  type: "realestate/whereabouts",
  schema: whereaboutsProps,
  // The town is that of the sample, and so is what is said of the way there.
  neutral: ({ map: _, caption: _caption, ...props }) => props,
  View: Whereabouts,
  samples: whereaboutsSamples,
});
