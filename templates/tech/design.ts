import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { techBlocks } from "./blocks/blocks.ts";
import "./tty.css";

export const tech: Design = {
  slug: "tech",
  blocks: joinRegistries(coreBlocks, techBlocks),
};
