import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { heightBlock } from "./height/height.block.ts";
import { ringsBlock } from "./rings/rings.block.ts";
import { sheetBlock } from "./sheet/sheet.block.ts";
import { standBlock } from "./stand/stand.block.ts";
import { windBlock } from "./wind/wind.block.ts";

const definitions = [heightBlock, ringsBlock, sheetBlock, standBlock, windBlock] as const;

/** Blocks that no other site has. */
export const treeserviceBlocks = registryOf(definitions);

export type TreeserviceBlock = BlockOf<(typeof definitions)[number]>;
