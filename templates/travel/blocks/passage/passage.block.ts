import { defineBlock } from "../../../../engine/blocks/block.ts";
import { passageProps } from "./passage.props.ts";
import { passageSamples } from "./passage.samples.ts";
import { PassageOrWay } from "./way.tsx";

export const passageBlock = defineBlock({
  type: "travel/passage",
  schema: passageProps,
  View: PassageOrWay,
  neutral: ({ chart, ...props }) => ({
    ...props,
    legs: props.legs ?? chart?.stops.map(({ name }) => ({ title: name })),
  }),
  samples: passageSamples,
});
