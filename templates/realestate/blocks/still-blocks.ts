import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { correctionsBlock } from "./corrections/corrections.block.ts";
import { elevationBlock } from "./elevation/elevation.block.ts";
import { lineupBlock } from "./lineup/lineup.block.ts";
import { lotBlock } from "./lot/lot.block.ts";
import { modelBlock } from "./model/model.block.ts";
import { platesBlock } from "./plates/plates.block.ts";
import { sheetBlock } from "./sheet/sheet.block.ts";
import { whereaboutsBlock } from "./whereabouts/whereabouts.block.ts";

const definitions = [
  sheetBlock,
  lineupBlock,
  platesBlock,
  modelBlock,
  correctionsBlock,
  elevationBlock,
  lotBlock,
  whereaboutsBlock,
] as const;

/** What pages are drawn of that show neither the listings nor one house: they need no script. */
export const stillBlocks = registryOf(definitions);

export type StillBlock = BlockOf<(typeof definitions)[number]>;
