import { defineBlock } from "../../../../engine/blocks/block.ts";
import { dropsProps } from "./drops.props.ts";
import { dropsSamples } from "./drops.samples.ts";
import { Drops } from "./drops.tsx";

export const dropsBlock = defineBlock({
  type: "plumbing/drops",
  schema: dropsProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Drops,
  samples: dropsSamples,
});
