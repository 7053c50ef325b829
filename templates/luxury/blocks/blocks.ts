import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { collectionsBlock } from "./collections/collections.block.ts";
import { inventoryBlock } from "./inventory/inventory.block.ts";
import { stagesBlock } from "./stages/stages.block.ts";
import { vitrineBlock } from "./vitrine/vitrine.block.ts";

const definitions = [collectionsBlock, inventoryBlock, stagesBlock, vitrineBlock] as const;

/** Blocks that no other site has. */
export const luxuryBlocks = registryOf(definitions);

export type LuxuryBlock = BlockOf<(typeof definitions)[number]>;
