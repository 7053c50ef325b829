import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { gamingBlocks } from "./blocks/blocks.ts";
import { firstFaces } from "./theme.ts";
import "./hud.css";

export const gaming: Design = {
  slug: "gaming",
  blocks: joinRegistries(coreBlocks, gamingBlocks),
  firstFaces,
};
