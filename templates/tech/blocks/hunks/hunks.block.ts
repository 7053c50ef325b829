import { defineBlock } from "../../../../engine/blocks/block.ts";
import { hunksProps } from "./hunks.props.ts";
import { hunksSamples } from "./hunks.samples.ts";
import { Hunks } from "./hunks.tsx";

export const hunksBlock = defineBlock({
  type: "tech/hunks",
  schema: hunksProps,
  View: Hunks,
  samples: hunksSamples,
});
