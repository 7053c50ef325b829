import { defineBlock } from "../block.ts";
import { callToActionProps } from "./call-to-action.props.ts";
import { callToActionSamples } from "./call-to-action.samples.ts";
import { CallToAction } from "./call-to-action.tsx";

export const callToActionBlock = defineBlock({
  type: "call-to-action",
  schema: callToActionProps,
  View: CallToAction,
  samples: callToActionSamples,
});
