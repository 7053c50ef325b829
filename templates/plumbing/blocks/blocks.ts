import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { clockBlock } from "./clock/clock.block.ts";
import { dropsBlock } from "./drops/drops.block.ts";
import { estimateBlock } from "./estimate/estimate.block.ts";
import { floorBlock } from "./floor/floor.block.ts";
import { manifoldBlock } from "./manifold/manifold.block.ts";
import { numberBlock } from "./number/number.block.ts";
import { pairBlock } from "./pair/pair.block.ts";
import { tagsBlock } from "./tags/tags.block.ts";
import { tideBlock } from "./tide/tide.block.ts";
import { wheelBlock } from "./wheel/wheel.block.ts";

const definitions = [
  clockBlock,
  dropsBlock,
  estimateBlock,
  floorBlock,
  manifoldBlock,
  numberBlock,
  pairBlock,
  tagsBlock,
  tideBlock,
  wheelBlock,
] as const;

/** Blocks that no other site has. */
export const plumbingBlocks = registryOf(definitions);

export type PlumbingBlock = BlockOf<(typeof definitions)[number]>;
