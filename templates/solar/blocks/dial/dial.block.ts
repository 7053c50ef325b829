import { defineBlock } from "../../../../engine/blocks/block.ts";
import { dialProps } from "./dial.props.ts";
import { dialSamples } from "./dial.samples.ts";
import { Dial } from "./dial.tsx";

export const dialBlock = defineBlock({
  type: "solar/dial",
  schema: dialProps,
  View: Dial,
  samples: dialSamples,
});
