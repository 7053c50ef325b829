import { defineBlock } from "../../../../engine/blocks/block.ts";
import { bentoProps } from "./bento.props.ts";
import { bentoSamples } from "./bento.samples.ts";
import { Bento } from "./bento.tsx";

export const bentoBlock = defineBlock({
  type: "saas/bento",
  schema: bentoProps,
  View: Bento,
  samples: bentoSamples,
});
