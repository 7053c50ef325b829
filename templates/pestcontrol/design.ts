import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { pestcontrolBlocks } from "./blocks/blocks.ts";
import { firstFaces } from "./theme.ts";
import "./stationery.css";

export const pestcontrol: Design = {
  slug: "pestcontrol",
  blocks: joinRegistries(coreBlocks, pestcontrolBlocks),
  firstFaces,
};
