import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { plumbingBlocks } from "./blocks/blocks.ts";
import "./wall.css";

export const plumbing: Design = {
  slug: "plumbing",
  blocks: joinRegistries(coreBlocks, plumbingBlocks),
};
