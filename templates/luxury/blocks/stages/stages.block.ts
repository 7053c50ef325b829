import { defineBlock } from "../../../../engine/blocks/block.ts";
import { stagesProps } from "./stages.props.ts";
import { stagesSamples } from "./stages.samples.ts";
import { Stages } from "./stages.tsx";

export const stagesBlock = defineBlock({
  type: "luxury/stages",
  schema: stagesProps,
  View: Stages,
  samples: stagesSamples,
});
