import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { coatsBlock } from "./coats/coats.block.ts";
import { deckBlock } from "./deck/deck.block.ts";
import { estimateBlock } from "./estimate/estimate.block.ts";
import { headBlock } from "./head/head.block.ts";
import { lidBlock } from "./lid/lid.block.ts";
import { ratesBlock } from "./rates/rates.block.ts";
import { rulesBlock } from "./rules/rules.block.ts";
import { specialsBlock } from "./specials/specials.block.ts";
import { wallBlock } from "./wall/wall.block.ts";

const definitions = [
  wallBlock,
  coatsBlock,
  deckBlock,
  rulesBlock,
  lidBlock,
  headBlock,
  ratesBlock,
  estimateBlock,
  specialsBlock,
] as const;

/** Blocks that no other site has. */
export const paintingBlocks = registryOf(definitions);

export type PaintingBlock = BlockOf<(typeof definitions)[number]>;
