import type { Picture } from "../../engine/picture.ts";
import { thread as art } from "../../templates/art/pictures.ts";
import { trapezeBag as fashion } from "../../templates/fashion/products-pictures.ts";
import { courtyardHouse as realestate } from "../../templates/realestate/pictures.ts";
import { hero as restaurant } from "../../templates/restaurant/pictures.ts";
import { showcasePictures } from "../../templates/showcase-pictures.ts";
import type { DemoSlug } from "../demos/catalog.ts";

/** The one picture by which the agency shows each demo. */
export const demoPictures = {
  ...showcasePictures,
  art,
  realestate,
  restaurant,
  fashion,
} satisfies Partial<Record<DemoSlug, Picture>>;

export type PicturedDemo = keyof typeof demoPictures;
