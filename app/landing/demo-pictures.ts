import type { Picture } from "../../engine/picture.ts";
import type { DemoSlug } from "../demos/catalog.ts";
import { fashionProductsPictures } from "../pictures/fashion-products.ts";
import { restaurantPictures } from "../pictures/restaurant.ts";
import { showcasePictures } from "../pictures/showcase.ts";

/** The one picture by which the agency shows each demo. */
export const demoPictures = {
  ...showcasePictures,
  restaurant: restaurantPictures.hero,
  fashion: fashionProductsPictures["trapeze-bag"],
} satisfies Partial<Record<DemoSlug, Picture>>;

export type PicturedDemo = keyof typeof demoPictures;
