import { defineBlock } from "../../../../engine/blocks/block.ts";
import { plateProps } from "./plate.props.ts";
import { plateSamples } from "./plate.samples.ts";
import { Plate } from "./plate.tsx";

export const plateBlock = defineBlock({
  type: "fashion/plate",
  schema: plateProps,
  View: Plate,
  neutral: ({ isNew: _, featured: __, ...plate }) => plate,
  samples: plateSamples,
});
