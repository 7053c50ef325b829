import type { BlockOf } from "../../../engine/blocks/block.ts";
import { registryOf } from "../../../engine/blocks/registry.ts";
import { elevationBlock } from "./elevation/elevation.block.ts";
import { floorPlanBlock } from "./floor-plan/floor-plan.block.ts";
import { galleryBlock } from "./gallery/gallery.block.ts";
import { hangBlock } from "./hang/hang.block.ts";
import { noticeBlock } from "./notice/notice.block.ts";
import { rosterBlock } from "./roster/roster.block.ts";
import { wallBlock } from "./wall/wall.block.ts";

const definitions = [
  elevationBlock,
  floorPlanBlock,
  galleryBlock,
  hangBlock,
  noticeBlock,
  rosterBlock,
  wallBlock,
] as const;

/** Blocks that no other site has. */
export const artBlocks = registryOf(definitions);

export type ArtBlock = BlockOf<(typeof definitions)[number]>;
