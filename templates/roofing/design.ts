import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { roofingBlocks } from "./blocks/blocks.ts";
import "./courses.css";

export const roofing: Design = {
  slug: "roofing",
  blocks: joinRegistries(coreBlocks, roofingBlocks),
};
