import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { artBlocks } from "./blocks/blocks.ts";
import { artCollections } from "./collections.ts";
import "./rooms.css";

export const art: Design = {
  slug: "art",
  blocks: joinRegistries(coreBlocks, artBlocks),
  collections: artCollections,
};
