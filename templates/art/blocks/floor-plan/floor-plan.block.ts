import { defineBlock } from "../../../../engine/blocks/block.ts";
import { floorPlanProps } from "./floor-plan.props.ts";
import { floorPlanSamples } from "./floor-plan.samples.ts";
import { FloorPlan } from "./floor-plan.tsx";

export const floorPlanBlock = defineBlock({
  type: "art/floor-plan",
  schema: floorPlanProps,
  // Rooms in which works hang are a gallery's; what is on, and when, is anybody's.
  neutral: ({ heading, rooms }) => ({
    heading,
    rooms: rooms.map(({ x: _x, y: _y, width: _width, depth: _depth, ...room }) => room),
  }),
  View: FloorPlan,
  samples: floorPlanSamples,
});
