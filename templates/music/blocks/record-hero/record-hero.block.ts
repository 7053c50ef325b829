import { defineBlock } from "../../../../engine/blocks/block.ts";
import { recordHeroProps } from "./record-hero.props.ts";
import { recordHeroSamples } from "./record-hero.samples.ts";
import { RecordHero } from "./record-hero.tsx";

export const recordHeroBlock = defineBlock({
  type: "music/record-hero",
  schema: recordHeroProps,
  View: RecordHero,
  samples: recordHeroSamples,
});
