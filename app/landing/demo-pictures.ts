import type { Picture } from "../../engine/picture.ts";
import type { DemoSlug } from "../demos/catalog.ts";
import { thread as art } from "../pictures/art.ts";
import { trapezeBag as fashion } from "../pictures/fashion-products.ts";
import { courtyardHouse as realestate } from "../pictures/realestate.ts";
import { hero as restaurant } from "../pictures/restaurant.ts";
import { showcasePictures } from "../pictures/showcase.ts";

/** The one picture by which the agency shows each demo. */
export const demoPictures = {
  ...showcasePictures,
  art,
  realestate,
  restaurant,
  fashion,
} satisfies Partial<Record<DemoSlug, Picture>>;

export type PicturedDemo = keyof typeof demoPictures;
