import { defineBlock } from "../../../../engine/blocks/block.ts";
import { whereaboutsProps } from "./whereabouts.props.ts";
import { whereaboutsSamples } from "./whereabouts.samples.ts";
import { Whereabouts } from "./whereabouts.tsx";

export const whereaboutsBlock = defineBlock({
  type: "realestate/whereabouts",
  schema: whereaboutsProps,
  opensPage: true,
  View: Whereabouts,
  samples: whereaboutsSamples,
});
