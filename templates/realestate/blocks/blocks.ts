import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { correctionsBlock } from "./corrections/corrections.block.ts";
import { elevationBlock } from "./elevation/elevation.block.ts";
import { floorPlanBlock } from "./floor-plan/floor-plan.block.ts";
import { lineupBlock } from "./lineup/lineup.block.ts";
import { listingsBlock } from "./listings/listings.block.ts";
import { lotBlock } from "./lot/lot.block.ts";
import { modelBlock } from "./model/model.block.ts";
import { mortgageBlock } from "./mortgage/mortgage.block.ts";
import { neighborsBlock } from "./neighbors/neighbors.block.ts";
import { platesBlock } from "./plates/plates.block.ts";
import { propertyBlock } from "./property/property.block.ts";
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
  floorPlanBlock,
  listingsBlock,
  mortgageBlock,
  neighborsBlock,
  propertyBlock,
] as const;

/** Blocks that no other site has. */
export const realestateBlocks = registryOf(definitions);

export type RealestateBlock = BlockOf<(typeof definitions)[number]>;
