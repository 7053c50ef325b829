import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { arrayBlock } from "./array/array.block.ts";
import { dawnBlock } from "./dawn/dawn.block.ts";
import { dialBlock } from "./dial/dial.block.ts";
import { duskBlock } from "./dusk/dusk.block.ts";
import { noonBlock } from "./noon/noon.block.ts";
import { savingsBlock } from "./savings/savings.block.ts";
import "./other-hours.css";

const definitions = [dawnBlock, arrayBlock, noonBlock, savingsBlock, dialBlock, duskBlock] as const;

/** Blocks that no other site has. */
export const solarBlocks = registryOf(definitions);

export type SolarBlock = BlockOf<(typeof definitions)[number]>;
