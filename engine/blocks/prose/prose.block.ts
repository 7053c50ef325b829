import { defineBlock } from "../block.ts";
import { proseProps } from "./prose.props.ts";
import { proseSamples } from "./prose.samples.ts";
import { Prose } from "./prose.tsx";

export const proseBlock = defineBlock({
  type: "prose",
  schema: proseProps,
  View: Prose,
  movesWhole: true,
  samples: proseSamples,
});
