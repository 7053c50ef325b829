import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { estimateBlock } from "./estimate/estimate.block.ts";
import { fortyBlock } from "./forty/forty.block.ts";
import { pitchesBlock } from "./pitches/pitches.block.ts";
import { rainGaugeBlock } from "./rain-gauge/rain-gauge.block.ts";
import { reasonsBlock } from "./reasons/reasons.block.ts";
import { ridgeHeroBlock } from "./ridge-hero/ridge-hero.block.ts";
import { roofSectionBlock } from "./roof-section/roof-section.block.ts";

const definitions = [
  estimateBlock,
  fortyBlock,
  pitchesBlock,
  rainGaugeBlock,
  reasonsBlock,
  ridgeHeroBlock,
  roofSectionBlock,
] as const;

/** Blocks that no other site has. */
export const roofingBlocks = registryOf(definitions);

export type RoofingBlock = BlockOf<(typeof definitions)[number]>;
