import { defineBlock } from "../../../../engine/blocks/block.ts";
import { crateProps } from "./crate.props.ts";
import { crateSamples } from "./crate.samples.ts";
import { Crate } from "./crate.tsx";

export const crateBlock = defineBlock({
  type: "music/crate",
  schema: crateProps,
  View: Crate,
  samples: crateSamples,
});
