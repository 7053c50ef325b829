import { defineBlock } from "../../../../engine/blocks/block.ts";
import { plateProps } from "./plate.props.ts";
import { plateSamples } from "./plate.samples.ts";
import { Plate } from "./plate.tsx";

export const plateBlock = defineBlock({
  type: "crypto/plate",
  schema: plateProps,
  View: Plate,
  samples: plateSamples,
});
