import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { boardBlock } from "./board/board.block.ts";
import { finishesBlock } from "./finishes/finishes.block.ts";
import { lapBlock } from "./lap/lap.block.ts";
import { ovalBlock } from "./oval/oval.block.ts";
import { programsBlock } from "./programs/programs.block.ts";
import { staggerBlock } from "./stagger/stagger.block.ts";

const definitions = [boardBlock, staggerBlock, programsBlock, ovalBlock, lapBlock, finishesBlock] as const;

/** Blocks that no other site has. */
export const sportsBlocks = registryOf(definitions);

export type SportsBlock = BlockOf<(typeof definitions)[number]>;
