import { defineBlock } from "../../../../engine/blocks/block.ts";
import { ridgeHeroProps } from "./ridge-hero.props.ts";
import { ridgeHeroSamples } from "./ridge-hero.samples.ts";
import { RidgeHero } from "./ridge-hero.tsx";

export const ridgeHeroBlock = defineBlock({
  type: "roofing/ridge-hero",
  schema: ridgeHeroProps,
  View: RidgeHero,
  samples: ridgeHeroSamples,
});
