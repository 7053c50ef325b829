import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { restaurantBlocks } from "./blocks/blocks.ts";
import "./menu-card.css";
import "./objects.css";
import "./place-card.css";

export const restaurant: Design = {
  slug: "restaurant",
  blocks: joinRegistries(coreBlocks, restaurantBlocks),
};
