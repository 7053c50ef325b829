import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { realestateBlocks } from "./blocks/blocks.ts";
import { realestateCollections } from "./collections.ts";
import { recordData } from "./record-data.ts";
import { firstFaces } from "./theme.ts";
import "./drawing-sheet.css";

export const realestate: Design = {
  slug: "realestate",
  blocks: joinRegistries(coreBlocks, realestateBlocks),
  collections: realestateCollections,
  recordData,
  firstFaces,
};
