import { defineBlock } from "../../../../engine/blocks/block.ts";
import { bentoProps } from "./bento.props.ts";
import { bentoSamples } from "./bento.samples.ts";
import { Bento } from "./bento.tsx";

export const bentoBlock = defineBlock({
  type: "saas/bento",
  schema: bentoProps,
  View: Bento,
  // What draws the work of a workshop says what it said in a cell like any other.
  neutral: ({ kiln, order, stock, packing, ...others }) => {
    const told = [kiln, order, stock, packing].flatMap((cell) => cell ?? []);
    return { ...others, cells: told.map(({ title, text }) => ({ title, text })) };
  },
  samples: bentoSamples,
});
