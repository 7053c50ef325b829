import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { musicBlocks } from "./blocks/blocks.ts";
import "./spine.css";

export const music: Design = {
  slug: "music",
  blocks: joinRegistries(coreBlocks, musicBlocks),
};
