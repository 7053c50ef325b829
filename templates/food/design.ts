import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { foodBlocks } from "./blocks/blocks.ts";
import { firstFaces } from "./theme.ts";
import "./alley.css";

export const food: Design = {
  slug: "food",
  blocks: joinRegistries(coreBlocks, foodBlocks),
  firstFaces,
};
