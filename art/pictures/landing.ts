import type { Picture } from "../../engine/picture.ts";
import { fashionProductsPictures } from "../../templates/fashion/products-pictures.ts";
import { saasPictures } from "../../templates/saas/pictures.ts";
import { showcasePictures } from "../../templates/showcase-pictures.ts";
import type { PictureSpec } from "../pipeline/picture-spec.ts";

/** In the order of the hero's shelf (`hero.shelf` in app/landing/content.ts). */
const covers: readonly Picture[] = [
  showcasePictures.luxury,
  fashionProductsPictures["trapeze-bag"],
  showcasePictures.realestate,
  showcasePictures.fitness,
  saasPictures.tiles,
];

/** Names each cover with its version, so that the shelf is made anew when one of them is. */
function nameCover({ path, widths, version }: Picture): string {
  return `${path.replace("/pictures/", "")}-${widths.at(-1)}@${version}`;
}

function monogram(letter: "a" | "m" | "r", alt: string): PictureSpec {
  return {
    name: `monogram-${letter}`,
    scene: "landing/monogram.py",
    shot: letter,
    width: 320,
    height: 320,
    widths: [160, 320],
    alt,
  };
}

export default [
  {
    name: "shelf",
    scene: "landing/shelf.mjs",
    shot: covers.map(nameCover).join(" "),
    width: 2800,
    height: 590,
    widths: [2800],
    alt: "Five sites as books on a shelf: a ring, a handbag, a house at dusk, a kettlebell, cobalt and porcelain tiles.",
  },
  monogram("a", "A green enamel disc with a golden A."),
  monogram("m", "A coral enamel disc with a cream M."),
  monogram("r", "A blue enamel disc with a pink R."),
] satisfies PictureSpec[];
