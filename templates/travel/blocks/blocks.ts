import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { creditsBlock } from "./credits/credits.block.ts";
import { dayBlock } from "./day/day.block.ts";
import { passageBlock } from "./passage/passage.block.ts";
import { stillBlock } from "./still/still.block.ts";
import { voyagesBlock } from "./voyages/voyages.block.ts";

const definitions = [stillBlock, voyagesBlock, passageBlock, dayBlock, creditsBlock] as const;

/** Blocks that no other site has. */
export const travelBlocks = registryOf(definitions);

export type TravelBlock = BlockOf<(typeof definitions)[number]>;
