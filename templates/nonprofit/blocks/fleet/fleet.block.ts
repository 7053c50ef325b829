import { defineBlock } from "../../../../engine/blocks/block.ts";
import { fleetProps } from "./fleet.props.ts";
import { fleetSamples } from "./fleet.samples.ts";
import { Fleet } from "./fleet.tsx";

export const fleetBlock = defineBlock({
  type: "nonprofit/fleet",
  schema: fleetProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Fleet,
  samples: fleetSamples,
});
