import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { cabinetBlock } from "./cabinet/cabinet.block.ts";
import { discretionBlock } from "./discretion/discretion.block.ts";
import { envelopeBlock } from "./envelope/envelope.block.ts";
import { guestsBlock } from "./guests/guests.block.ts";
import { noticeBlock } from "./notice/notice.block.ts";

const definitions = [noticeBlock, guestsBlock, cabinetBlock, discretionBlock, envelopeBlock] as const;

/** Blocks that no other site has. */
export const pestcontrolBlocks = registryOf(definitions);

export type PestcontrolBlock = BlockOf<(typeof definitions)[number]>;
