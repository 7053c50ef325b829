import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { accountBlock } from "./account/account.block.ts";
import { biasBlock } from "./bias/bias.block.ts";
import { cartBlock } from "./cart/cart.block.ts";
import { contactSheetBlock } from "./contact-sheet/contact-sheet.block.ts";
import { contentsBlock } from "./contents/contents.block.ts";
import { coverBlock } from "./cover/cover.block.ts";
import { erratumBlock } from "./erratum/erratum.block.ts";
import { openerBlock } from "./opener/opener.block.ts";
import { plateBlock } from "./plate/plate.block.ts";
import { plinthsBlock } from "./plinths/plinths.block.ts";
import { productBlock } from "./product/product.block.ts";
import { productOthersBlock } from "./product-others/product-others.block.ts";
import { productStoryBlock } from "./product-story/product-story.block.ts";
import { shootBlock } from "./shoot/shoot.block.ts";
import { shopBlock } from "./shop/shop.block.ts";
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
  shopBlock,
  productStoryBlock,
  productOthersBlock,
  productBlock,
  cartBlock,
  accountBlock,
] as const;

/** Blocks that no other site has. */
export const fashionBlocks = registryOf(definitions);

export type FashionBlock = BlockOf<(typeof definitions)[number]>;
