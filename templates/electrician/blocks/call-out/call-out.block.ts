import { defineBlock } from "../../../../engine/blocks/block.ts";
import { callOutProps } from "./call-out.props.ts";
import { callOutSamples } from "./call-out.samples.ts";
import { CallOut } from "./call-out.tsx";

export const callOutBlock = defineBlock({
  type: "electrician/call-out",
  schema: callOutProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: CallOut,
  samples: callOutSamples,
});
