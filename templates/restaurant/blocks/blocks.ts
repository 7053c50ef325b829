import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { candleClockBlock } from "./candle-clock/candle-clock.block.ts";
import { coursesBlock } from "./courses/courses.block.ts";
import { hourBlock } from "./hour/hour.block.ts";
import { keyRackBlock } from "./key-rack/key-rack.block.ts";
import { thresholdBlock } from "./threshold/threshold.block.ts";

const definitions = [candleClockBlock, coursesBlock, hourBlock, keyRackBlock, thresholdBlock] as const;

/** Blocks that no other site has. */
export const restaurantBlocks = registryOf(definitions);

export type RestaurantBlock = BlockOf<(typeof definitions)[number]>;
