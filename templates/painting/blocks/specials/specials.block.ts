import { defineBlock } from "../../../../engine/blocks/block.ts";
import { specialsProps } from "./specials.props.ts";
import { specialsSamples } from "./specials.samples.ts";
import { Specials } from "./specials.tsx";

export const specialsBlock = defineBlock({
  type: "painting/specials",
  schema: specialsProps,
  View: Specials,
  samples: specialsSamples,
});
