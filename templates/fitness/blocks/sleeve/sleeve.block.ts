import { defineBlock } from "../../../../engine/blocks/block.ts";
import { sleeveProps } from "./sleeve.props.ts";
import { sleeveSamples } from "./sleeve.samples.ts";
import { Sleeve } from "./sleeve.tsx";

export const sleeveBlock = defineBlock({
  type: "fitness/sleeve",
  schema: sleeveProps,
  View: Sleeve,
  neutral: ({ heading, facts, figures, actions }) => ({
    heading,
    actions,
    figures: figures ?? facts?.map(({ kg, text }) => ({ value: String(kg), title: text })),
  }),
  samples: sleeveSamples,
});
