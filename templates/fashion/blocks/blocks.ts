import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { biasBlock } from "./bias/bias.block.ts";
import { contactSheetBlock } from "./contact-sheet/contact-sheet.block.ts";
import { contentsBlock } from "./contents/contents.block.ts";
import { coverBlock } from "./cover/cover.block.ts";
import { erratumBlock } from "./erratum/erratum.block.ts";
import { openerBlock } from "./opener/opener.block.ts";
import { plateBlock } from "./plate/plate.block.ts";
import { plinthsBlock } from "./plinths/plinths.block.ts";
import { shootBlock } from "./shoot/shoot.block.ts";
import { spinesBlock } from "./spines/spines.block.ts";
import { spreadBlock } from "./spread/spread.block.ts";

const definitions = [
  biasBlock,
  contactSheetBlock,
  contentsBlock,
  coverBlock,
  erratumBlock,
  openerBlock,
  plateBlock,
  plinthsBlock,
  shootBlock,
  spinesBlock,
  spreadBlock,
] as const;

/** Blocks that no other site has. */
export const fashionBlocks = registryOf(definitions);

export type FashionBlock = BlockOf<(typeof definitions)[number]>;
