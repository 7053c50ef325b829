import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { gardeningBlocks } from "./blocks/blocks.ts";
import { firstFaces } from "./theme.ts";
import "./garden.css";

export const gardening: Design = {
  slug: "gardening",
  blocks: joinRegistries(coreBlocks, gardeningBlocks),
  firstFaces,
};
