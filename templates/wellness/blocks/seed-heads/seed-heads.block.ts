import { defineBlock } from "../../../../engine/blocks/block.ts";
import { neutralSeedHeads } from "./neutral-seed-heads.ts";
import { seedHeadsProps } from "./seed-heads.props.ts";
import { seedHeadsSamples } from "./seed-heads.samples.ts";
import { SeedHeads } from "./seed-heads.tsx";

export const seedHeadsBlock = defineBlock({
  type: "wellness/seed-heads",
  schema: seedHeadsProps,
  neutral: neutralSeedHeads,
  View: SeedHeads,
  samples: seedHeadsSamples,
});
