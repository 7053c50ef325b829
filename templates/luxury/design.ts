import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { luxuryBlocks } from "./blocks/blocks.ts";
import "./lamp.css";

export const luxury: Design = {
  slug: "luxury",
  blocks: joinRegistries(coreBlocks, luxuryBlocks),
};
