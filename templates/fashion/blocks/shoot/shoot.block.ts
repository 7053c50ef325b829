import { defineBlock } from "../../../../engine/blocks/block.ts";
import { shootProps } from "./shoot.props.ts";
import { shootSamples } from "./shoot.samples.ts";
import { Shoot } from "./shoot.tsx";

export const shootBlock = defineBlock({
  type: "fashion/shoot",
  schema: shootProps,
  View: Shoot,
  neutral: ({ featured: _, ...shoot }) => shoot,
  samples: shootSamples,
});
