import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type DiscretionProps, discretionProps } from "./discretion.props.ts";
import { discretionSamples } from "./discretion.samples.ts";
import { Discretion } from "./discretion.tsx";

export const discretionBlock = defineBlock({
  type: "pestcontrol/discretion",
  schema: discretionProps,
  View: Discretion,
  neutral: (street): DiscretionProps => ({ ...street, passing: "nobody" }),
  samples: discretionSamples,
});
