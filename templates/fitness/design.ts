import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { fitnessBlocks } from "./blocks/blocks.ts";
import { fitnessCollections } from "./collections.ts";
import "./sheet.css";
import "./contact.css";

export const fitness: Design = {
  slug: "fitness",
  blocks: joinRegistries(coreBlocks, fitnessBlocks),
  collections: fitnessCollections,
};
