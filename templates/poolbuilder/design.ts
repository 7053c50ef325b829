import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { poolbuilderBlocks } from "./blocks/blocks.ts";
import { firstFaces } from "./theme.ts";
import "./water.css";

export const poolbuilder: Design = {
  slug: "poolbuilder",
  blocks: joinRegistries(coreBlocks, poolbuilderBlocks),
  firstFaces,
};
