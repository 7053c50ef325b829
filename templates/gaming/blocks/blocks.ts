import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { dropBlock } from "./drop/drop.block.ts";
import { floorBlock } from "./floor/floor.block.ts";
import { knockoutBlock } from "./knockout/knockout.block.ts";
import { minimapBlock } from "./minimap/minimap.block.ts";
import { monitorsBlock } from "./monitors/monitors.block.ts";
import { selectBlock } from "./select/select.block.ts";

const definitions = [dropBlock, floorBlock, knockoutBlock, minimapBlock, monitorsBlock, selectBlock] as const;

/** Blocks that no other site has. */
export const gamingBlocks = registryOf(definitions);

export type GamingBlock = BlockOf<(typeof definitions)[number]>;
