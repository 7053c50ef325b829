import type { BlockOf } from "../../../engine/blocks/block.ts";
import { joinRegistries, registryOf } from "../../../engine/blocks/registry.ts";
import { floorPlanBlock } from "./floor-plan/floor-plan.block.ts";
import { listingsBlock } from "./listings/listings.block.ts";
import { mortgageBlock } from "./mortgage/mortgage.block.ts";
import { neighborsBlock } from "./neighbors/neighbors.block.ts";
import { propertyBlock } from "./property/property.block.ts";
import { type StillBlock, stillBlocks } from "./still-blocks.ts";

const definitions = [floorPlanBlock, listingsBlock, mortgageBlock, neighborsBlock, propertyBlock] as const;

/** Blocks that no other site has. */
export const realestateBlocks = joinRegistries(stillBlocks, registryOf(definitions));

export type RealestateBlock = StillBlock | BlockOf<(typeof definitions)[number]>;
