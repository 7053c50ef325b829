import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { dollarBlock } from "./dollar/dollar.block.ts";
import { fleetBlock } from "./fleet/fleet.block.ts";
import { foldsBlock } from "./folds/folds.block.ts";
import { mouthBlock } from "./mouth/mouth.block.ts";
import { sourceBlock } from "./source/source.block.ts";
import { tidesBlock } from "./tides/tides.block.ts";

const definitions = [dollarBlock, fleetBlock, foldsBlock, mouthBlock, sourceBlock, tidesBlock] as const;

/** Blocks that no other site has. */
export const nonprofitBlocks = registryOf(definitions);

export type NonprofitBlock = BlockOf<(typeof definitions)[number]>;
