import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { treeserviceBlocks } from "./blocks/blocks.ts";
import "./forest.css";

export const treeservice: Design = {
  slug: "treeservice",
  blocks: joinRegistries(coreBlocks, treeserviceBlocks),
};
