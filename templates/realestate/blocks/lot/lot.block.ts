import { defineBlock } from "../../../../engine/blocks/block.ts";
import { lotProps } from "./lot.props.ts";
import { lotSamples } from "./lot.samples.ts";
import { Lot } from "./lot.tsx";

export const lotBlock = defineBlock({
  type: "realestate/lot",
  schema: lotProps,
  View: Lot,
  samples: lotSamples,
});
