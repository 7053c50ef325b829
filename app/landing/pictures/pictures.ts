import type { DemoSlug } from "../../demos/catalog.ts";
import art480 from "./art-480.avif?url";
import art720 from "./art-720.avif?url";
import crypto450 from "./crypto-450.avif?url";
import electrician from "./electrician.svg?url";
import fashion480 from "./fashion-480.avif?url";
import fashion720 from "./fashion-720.avif?url";
import food560 from "./food-560.avif?url";
import food1120 from "./food-1120.avif?url";
import gaming from "./gaming.svg?url";
import gardening360 from "./gardening-360.avif?url";
import luxury560 from "./luxury-560.avif?url";
import luxury1120 from "./luxury-1120.avif?url";
import monogramA from "./monogram-a.avif?url";
import monogramM from "./monogram-m.avif?url";
import monogramR from "./monogram-r.avif?url";
import music480 from "./music-480.avif?url";
import music720 from "./music-720.avif?url";
import nonprofit from "./nonprofit.svg?url";
import painting450 from "./painting-450.avif?url";
import pestcontrol from "./pestcontrol.svg?url";
import plumbing560 from "./plumbing-560.avif?url";
import plumbing1120 from "./plumbing-1120.avif?url";
import poolbuilder from "./poolbuilder.svg?url";
import realestate640 from "./realestate-640.avif?url";
import realestate1200 from "./realestate-1200.avif?url";
import restaurant from "./restaurant.svg?url";
import roofing from "./roofing.svg?url";
import shelfUrl from "./shelf.avif?url";
import solar from "./solar.svg?url";
import sports from "./sports.svg?url";
import tech from "./tech.svg?url";
import travel600 from "./travel-600.avif?url";
import treeservice from "./treeservice.svg?url";
import wellness from "./wellness.svg?url";

export type Picture = {
  /** Narrowest first; a drawing has one address and no need of widths. */
  sources: readonly { url: string; width: number }[];
  /** Of the widest source, in pixels. */
  width: number;
  height: number;
  alt: string;
};

/** Five covers side by side in one file, so that the whole shelf costs one request. */
export const shelf = { url: shelfUrl, width: 2800, height: 590 };

function rendered(width: number, height: number, alt: string, ...sources: Picture["sources"]): Picture {
  return { sources, width, height, alt };
}

function drawn(url: string, width: number, height: number, alt: string): Picture {
  return { sources: [{ url, width }], width, height, alt };
}

export const pictures = {
  luxury: rendered(
    1120,
    840,
    "A diamond ring standing in folds of green velvet",
    { url: luxury560, width: 560 },
    { url: luxury1120, width: 1120 },
  ),
  travel: rendered(600, 338, "A small sailing boat between sea stacks in evening haze", {
    url: travel600,
    width: 600,
  }),
  crypto: rendered(450, 450, "A gold coin on a plinth in violet light", { url: crypto450, width: 450 }),
  art: rendered(
    720,
    900,
    "A drawing of one continuous thread in red, blue and ochre",
    { url: art480, width: 480 },
    { url: art720, width: 720 },
  ),
  food: rendered(
    1120,
    630,
    "A bowl of ramen with egg, pork and spring onion",
    { url: food560, width: 560 },
    { url: food1120, width: 1120 },
  ),
  music: rendered(
    720,
    900,
    "A glowing orange sphere before a fluted purple curtain",
    { url: music480, width: 480 },
    { url: music720, width: 720 },
  ),
  plumbing: rendered(
    1120,
    840,
    "Chrome pipework with a brass valve dripping before cobalt blue",
    { url: plumbing560, width: 560 },
    { url: plumbing1120, width: 1120 },
  ),
  painting: rendered(450, 450, "A tin overflowing with coral paint, a brush beside it", {
    url: painting450,
    width: 450,
  }),
  gardening: rendered(360, 450, "A leafy plant in a terracotta pot", { url: gardening360, width: 360 }),
  realestate: rendered(
    1200,
    900,
    "A flat-roofed house at dusk, its lit windows mirrored in a pool",
    { url: realestate640, width: 640 },
    { url: realestate1200, width: 1200 },
  ),
  fashion: rendered(
    720,
    900,
    "A burgundy handbag on a draped plinth",
    { url: fashion480, width: 480 },
    { url: fashion720, width: 720 },
  ),
  gaming: drawn(gaming, 960, 1200, "Hexagons in magenta and cyan falling toward a bright gate"),
  wellness: drawn(wellness, 960, 1200, "Soft green circles widening like a breath"),
  tech: drawn(tech, 960, 1200, "A flame graph with one bright green path"),
  sports: drawn(sports, 1680, 720, "A split-flap scoreboard over running lanes"),
  electrician: drawn(electrician, 960, 1200, "An ampersand bent from a single yellow cable with a plug"),
  pestcontrol: drawn(pestcontrol, 960, 1200, "A black beetle under a glass dome"),
  roofing: drawn(roofing, 960, 1200, "Slates under a copper ridge in the rain"),
  solar: drawn(solar, 1200, 900, "A noon sun over a field of solar panels"),
  nonprofit: drawn(nonprofit, 1200, 900, "Three folded paper boats on green waves"),
  poolbuilder: drawn(poolbuilder, 1600, 900, "Large letters half under water"),
  treeservice: drawn(treeservice, 1200, 900, "The growth rings of a cut tree"),
  restaurant: drawn(
    restaurant,
    960,
    1200,
    "A candle-lit menu card beside a plate with a leaf and two berries",
  ),
} satisfies Partial<Record<DemoSlug, Picture>>;

export type PicturedDemo = keyof typeof pictures;

export const monograms = { a: monogramA, m: monogramM, r: monogramR };
