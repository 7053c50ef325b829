import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { packetsBlock } from "./packets/packets.block.ts";
import { rulesBlock } from "./rules/rules.block.ts";
import { titlePageBlock } from "./title-page/title-page.block.ts";
import { visitBlock } from "./visit/visit.block.ts";
import { yearBlock } from "./year/year.block.ts";

const definitions = [titlePageBlock, packetsBlock, yearBlock, rulesBlock, visitBlock] as const;

/** Blocks that no other site has. */
export const gardeningBlocks = registryOf(definitions);

export type GardeningBlock = BlockOf<(typeof definitions)[number]>;
