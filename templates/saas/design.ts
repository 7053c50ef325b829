import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { saasBlocks } from "./blocks/blocks.ts";
import { saasCollections } from "./collections.ts";
import { firstFaces } from "./theme.ts";
import "./grout.css";

export const saas: Design = {
  slug: "saas",
  blocks: joinRegistries(coreBlocks, saasBlocks),
  collections: saasCollections,
  firstFaces,
};
