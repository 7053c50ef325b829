import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { drainBlock } from "./drain/drain.block.ts";
import { plungeBlock } from "./plunge/plunge.block.ts";
import { reasonsBlock } from "./reasons/reasons.block.ts";
import { ropesBlock } from "./ropes/ropes.block.ts";
import { shapesBlock } from "./shapes/shapes.block.ts";
import { viewBlock } from "./view/view.block.ts";
import { weeksBlock } from "./weeks/weeks.block.ts";

const definitions = [
  plungeBlock,
  ropesBlock,
  shapesBlock,
  viewBlock,
  weeksBlock,
  reasonsBlock,
  drainBlock,
] as const;

/** Blocks that no other site has. */
export const poolbuilderBlocks = registryOf(definitions);

export type PoolbuilderBlock = BlockOf<(typeof definitions)[number]>;
