import { defineBlock } from "../../../../engine/blocks/block.ts";
import { fortyProps } from "./forty.props.ts";
import { fortySamples } from "./forty.samples.ts";
import { Forty } from "./forty.tsx";

export const fortyBlock = defineBlock({
  type: "roofing/forty",
  schema: fortyProps,
  View: Forty,
  samples: fortySamples,
});
