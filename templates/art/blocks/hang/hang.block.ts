import { defineBlock } from "../../../../engine/blocks/block.ts";
import { hangProps } from "./hang.props.ts";
import { hangSamples } from "./hang.samples.ts";
import { Hang } from "./hang.tsx";

export const hangBlock = defineBlock({
  type: "art/hang",
  schema: hangProps,
  View: Hang,
  samples: hangSamples,
});
