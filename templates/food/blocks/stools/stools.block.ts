import { defineBlock } from "../../../../engine/blocks/block.ts";
import { stoolsProps } from "./stools.props.ts";
import { stoolsSamples } from "./stools.samples.ts";
import { Stools } from "./stools.tsx";

export const stoolsBlock = defineBlock({
  type: "food/stools",
  schema: stoolsProps,
  neutral: (props) => ({ ...props, drawing: "plate" as const }),
  View: Stools,
  samples: stoolsSamples,
});
