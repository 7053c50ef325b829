import { defineBlock } from "../../../../engine/blocks/block.ts";
import { noonProps } from "./noon.props.ts";
import { noonSamples } from "./noon.samples.ts";
import { Noon } from "./noon.tsx";

export const noonBlock = defineBlock({
  type: "solar/noon",
  schema: noonProps,
  View: Noon,
  samples: noonSamples,
});
