import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type RingsProps, ringsProps } from "./rings.props.ts";
import { ringsSamples } from "./rings.samples.ts";
import { Rings } from "./rings.tsx";

export const ringsBlock = defineBlock({
  type: "treeservice/rings",
  schema: ringsProps,
  View: Rings,
  neutral: ({ facts, ...props }): RingsProps => ({
    ...props,
    drawing: "sun",
    firm: "{trade}",
    facts: facts?.filter((fact) => /^\{\w+\}$/.test(fact)),
  }),
  samples: ringsSamples,
});
