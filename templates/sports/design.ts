import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { sportsBlocks } from "./blocks/blocks.ts";
import "./lanes.css";

export const sports: Design = {
  slug: "sports",
  blocks: joinRegistries(coreBlocks, sportsBlocks),
};
