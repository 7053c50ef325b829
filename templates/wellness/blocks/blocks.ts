import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { bowlsBlock } from "./bowls/bowls.block.ts";
import { breathBlock } from "./breath/breath.block.ts";
import { breathingGuideBlock } from "./breathing-guide/breathing-guide.block.ts";
import { challengeBlock } from "./challenge/challenge.block.ts";
import { orbitBlock } from "./orbit/orbit.block.ts";
import { practicesBlock } from "./practices/practices.block.ts";
import { roomsBlock } from "./rooms/rooms.block.ts";
import { seatsBlock } from "./seats/seats.block.ts";
import { seedHeadsBlock } from "./seed-heads/seed-heads.block.ts";
import { shapesBlock } from "./shapes/shapes.block.ts";

const definitions = [
  bowlsBlock,
  breathBlock,
  breathingGuideBlock,
  challengeBlock,
  orbitBlock,
  practicesBlock,
  roomsBlock,
  seatsBlock,
  seedHeadsBlock,
  shapesBlock,
] as const;

/** Blocks that no other site has. */
export const wellnessBlocks = registryOf(definitions);

export type WellnessBlock = BlockOf<(typeof definitions)[number]>;
