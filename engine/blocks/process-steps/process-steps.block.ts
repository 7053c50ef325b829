import { defineBlock } from "../block.ts";
import { processStepsProps } from "./process-steps.props.ts";
import { processStepsSamples } from "./process-steps.samples.ts";
import { ProcessSteps } from "./process-steps.tsx";

export const processStepsBlock = defineBlock({
  type: "process-steps",
  schema: processStepsProps,
  View: ProcessSteps,
  samples: processStepsSamples,
});
