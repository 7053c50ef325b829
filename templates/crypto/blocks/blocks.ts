import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { chaptersBlock } from "./chapters/chapters.block.ts";
import { denominationsBlock } from "./denominations/denominations.block.ts";
import { depthBlock } from "./depth/depth.block.ts";
import { glossaryBlock } from "./glossary/glossary.block.ts";
import { handfulBlock } from "./handful/handful.block.ts";
import { marketsBlock } from "./markets/markets.block.ts";
import { noteBlock } from "./note/note.block.ts";
import { plateBlock } from "./plate/plate.block.ts";
import { specimenBlock } from "./specimen/specimen.block.ts";
import { tapeBlock } from "./tape/tape.block.ts";

const definitions = [
  noteBlock,
  chaptersBlock,
  plateBlock,
  tapeBlock,
  handfulBlock,
  denominationsBlock,
  depthBlock,
  glossaryBlock,
  marketsBlock,
  specimenBlock,
] as const;

/** Blocks that no other site has. */
export const cryptoBlocks = registryOf(definitions);

export type CryptoBlock = BlockOf<(typeof definitions)[number]>;
