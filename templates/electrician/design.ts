import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { electricianBlocks } from "./blocks/blocks.ts";
import { firstFaces } from "./theme.ts";
import "./wiring.css";

export const electrician: Design = {
  slug: "electrician",
  blocks: joinRegistries(coreBlocks, electricianBlocks),
  firstFaces,
};
