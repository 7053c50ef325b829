import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { travelBlocks } from "./blocks/blocks.ts";
import "./letterbox.css";

export const travel: Design = {
  slug: "travel",
  blocks: joinRegistries(coreBlocks, travelBlocks),
};
