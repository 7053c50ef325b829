import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { flameBlock } from "./flame/flame.block.ts";
import { hunksBlock } from "./hunks/hunks.block.ts";
import { keyBlock } from "./key/key.block.ts";
import { loadBlock } from "./load/load.block.ts";
import { manualBlock } from "./manual/manual.block.ts";
import { panesBlock } from "./panes/panes.block.ts";
import { regionsBlock } from "./regions/regions.block.ts";

const definitions = [
  flameBlock,
  hunksBlock,
  keyBlock,
  loadBlock,
  manualBlock,
  panesBlock,
  regionsBlock,
] as const;

/** Blocks that no other site has. */
export const techBlocks = registryOf(definitions);

export type TechBlock = BlockOf<(typeof definitions)[number]>;
