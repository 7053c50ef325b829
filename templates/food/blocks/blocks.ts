import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { doorBlock } from "./door/door.block.ts";
import { minutesBlock } from "./minutes/minutes.block.ts";
import { stoolsBlock } from "./stools/stools.block.ts";
import { tagsBlock } from "./tags/tags.block.ts";
import { ticketsBlock } from "./tickets/tickets.block.ts";
import { visitBlock } from "./visit/visit.block.ts";

const definitions = [doorBlock, minutesBlock, stoolsBlock, tagsBlock, ticketsBlock, visitBlock] as const;

/** Blocks that no other site has. */
export const foodBlocks = registryOf(definitions);

export type FoodBlock = BlockOf<(typeof definitions)[number]>;
