import { defineBlock } from "../../../../engine/blocks/block.ts";
import { floorPlanProps } from "./floor-plan.props.ts";
import { floorPlanSamples } from "./floor-plan.samples.ts";
import { FloorPlan } from "./floor-plan.tsx";

export const floorPlanBlock = defineBlock({
  type: "realestate/floor-plan",
  schema: floorPlanProps,
  neutral: false,
  View: FloorPlan,
  samples: floorPlanSamples,
});
