import type { Picture } from "../../engine/picture.ts";
import { tiles as saas } from "../../templates/saas/pictures.ts";
import type { DemoSlug } from "../demos/catalog.ts";
import { demoPictures } from "../landing/demo-pictures.ts";

/** What each design shows of itself before anybody has tried it on. */
export const designPictures: Readonly<Record<DemoSlug, Picture>> = { ...demoPictures, saas };
