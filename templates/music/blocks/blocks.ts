import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { crateBlock } from "./crate/crate.block.ts";
import { linerNotesBlock } from "./liner-notes/liner-notes.block.ts";
import { recordHeroBlock } from "./record-hero/record-hero.block.ts";
import { sleeveBackBlock } from "./sleeve-back/sleeve-back.block.ts";
import { tideChartBlock } from "./tide-chart/tide-chart.block.ts";
import { tidesBlock } from "./tides/tides.block.ts";

const definitions = [
  crateBlock,
  linerNotesBlock,
  recordHeroBlock,
  sleeveBackBlock,
  tideChartBlock,
  tidesBlock,
] as const;

/** Blocks that no other site has. */
export const musicBlocks = registryOf(definitions);

export type MusicBlock = BlockOf<(typeof definitions)[number]>;
