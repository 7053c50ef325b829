import { defineBlock } from "../../../../engine/blocks/block.ts";
import { dawnProps } from "./dawn.props.ts";
import { dawnSamples } from "./dawn.samples.ts";
import { Dawn } from "./dawn.tsx";

export const dawnBlock = defineBlock({
  type: "solar/dawn",
  schema: dawnProps,
  View: Dawn,
  neutral: ({ facts, actions, ...props }) => ({
    ...props,
    facts: facts?.filter(({ value }) => /^\{\w+\}$/.test(value)),
    actions: actions?.filter(({ href }) => href !== "#savings"),
  }),
  samples: dawnSamples,
});
