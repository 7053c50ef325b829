import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { cryptoBlocks } from "./blocks/blocks.ts";
import { cryptoCollections } from "./collections.ts";
import { firstFaces } from "./theme.ts";
import "./exchange.css";

export const crypto: Design = {
  slug: "crypto",
  blocks: joinRegistries(coreBlocks, cryptoBlocks),
  collections: cryptoCollections,
  firstFaces,
};
