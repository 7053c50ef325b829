import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { nonprofitBlocks } from "./blocks/blocks.ts";
import "./banks.css";

export const nonprofit: Design = {
  slug: "nonprofit",
  blocks: joinRegistries(coreBlocks, nonprofitBlocks),
};
