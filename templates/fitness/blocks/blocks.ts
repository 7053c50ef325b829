import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { barsBlock } from "./bars/bars.block.ts";
import { boardBlock } from "./board/board.block.ts";
import { compareBlock } from "./compare/compare.block.ts";
import { fiveBlock } from "./five/five.block.ts";
import { posterBlock } from "./poster/poster.block.ts";
import { rosterBlock } from "./roster/roster.block.ts";
import { slatsBlock } from "./slats/slats.block.ts";
import { sleeveBlock } from "./sleeve/sleeve.block.ts";
import { tapeBlock } from "./tape/tape.block.ts";

const definitions = [
  barsBlock,
  boardBlock,
  compareBlock,
  fiveBlock,
  posterBlock,
  rosterBlock,
  slatsBlock,
  sleeveBlock,
  tapeBlock,
] as const;

/** Blocks that no other site has. */
export const fitnessBlocks = registryOf(definitions);

export type FitnessBlock = BlockOf<(typeof definitions)[number]>;
