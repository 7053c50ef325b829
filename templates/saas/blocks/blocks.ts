import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { bentoBlock } from "./bento/bento.block.ts";
import { headBlock } from "./head/head.block.ts";
import { knowledgeBlock } from "./knowledge/knowledge.block.ts";
import { passageBlock } from "./passage/passage.block.ts";
import { pricingBlock } from "./pricing/pricing.block.ts";
import { questionsBlock } from "./questions/questions.block.ts";
import { signBlock } from "./sign/sign.block.ts";
import { wallBlock } from "./wall/wall.block.ts";

const definitions = [
  bentoBlock,
  headBlock,
  knowledgeBlock,
  passageBlock,
  pricingBlock,
  questionsBlock,
  signBlock,
  wallBlock,
] as const;

/** Blocks that no other site has. */
export const saasBlocks = registryOf(definitions);

export type SaasBlock = BlockOf<(typeof definitions)[number]>;
