import type { Picture } from "../../engine/picture.ts";
import type { DemoSlug } from "../demos/catalog.ts";
import { trapezeBag as fashion } from "../pictures/fashion-products.ts";
import { hero as restaurant } from "../pictures/restaurant.ts";
import { showcasePictures } from "../pictures/showcase.ts";

/** The one picture by which the agency shows each demo. */
export const demoPictures = {
  ...showcasePictures,
  restaurant,
  fashion,
} satisfies Partial<Record<DemoSlug, Picture>>;

export type PicturedDemo = keyof typeof demoPictures;
