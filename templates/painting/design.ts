import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { paintingBlocks } from "./blocks/blocks.ts";
import "./paint.css";
import "./process.css";

export const painting: Design = {
  slug: "painting",
  blocks: joinRegistries(coreBlocks, paintingBlocks),
};
