import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { boardBlock } from "./board/board.block.ts";
import { cablesBlock } from "./cables/cables.block.ts";
import { callOutBlock } from "./call-out/call-out.block.ts";
import { certificateBlock } from "./certificate/certificate.block.ts";
import { circuitsBlock } from "./circuits/circuits.block.ts";
import { diagramBlock } from "./diagram/diagram.block.ts";

const definitions = [
  boardBlock,
  cablesBlock,
  callOutBlock,
  certificateBlock,
  circuitsBlock,
  diagramBlock,
] as const;

/** Blocks that no other site has. */
export const electricianBlocks = registryOf(definitions);

export type ElectricianBlock = BlockOf<(typeof definitions)[number]>;
