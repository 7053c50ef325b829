import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { wellnessBlocks } from "./blocks/blocks.ts";
import "./fog.css";

export const wellness: Design = {
  slug: "wellness",
  blocks: joinRegistries(coreBlocks, wellnessBlocks),
};
