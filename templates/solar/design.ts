import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { solarBlocks } from "./blocks/blocks.ts";
import { firstFaces } from "./theme.ts";
import "./sky.css";

export const solar: Design = {
  slug: "solar",
  blocks: joinRegistries(coreBlocks, solarBlocks),
  firstFaces,
};
