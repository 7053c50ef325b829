import type { Picture } from "../../../engine/picture.ts";
import { fashionEditorialPictures as pictures } from "../editorial-pictures.ts";

export type Collection = {
  /** Also its place on the page of collections. */
  id: string;
  name: string;
  season: string;
  theme: string;
  description: string;
  pieces: number;
  priceRange: string;
  colors: { name: string; value: string }[];
  image: Picture;
  isNew: boolean;
  featured: boolean;
};

/** What all collections are labelled with. */
export const plateLabels = {
  new: "New",
  featured: "Featured",
  pieces: "pieces",
  prices: "Prices",
  colors: "Colors",
};

/** Where one buys what is shown. */
export const toShop = { label: "To the shop", href: "/shop" };

const terracotta = { name: "Terracotta", value: "#a93d1b" };
const burgundy = { name: "Burgundy", value: "#4b0d1f" };
const bone = { name: "Bone", value: "#e2d8c8" };

export const collections: Collection[] = [
  {
    id: "bias",
    name: "Bias",
    season: "Fall 2026",
    theme: "Every pattern turned twelve degrees",
    description:
      "The house's own habit, made into a whole wardrobe. Coats, dresses and one obstinate scarf, all drawn straight and then turned on the cloth before cutting. Side seams travel from hip to knee; nothing is symmetrical and nothing looks wrong.",
    pieces: 18,
    priceRange: "$145 to $1,650",
    colors: [terracotta, burgundy, bone],
    image: pictures["collection-bias"],
    isNew: true,
    featured: true,
  },
  {
    id: "clay",
    name: "Clay",
    season: "Fall 2026",
    theme: "Fired earth, left unglazed",
    description:
      "Boiled wool and brushed knit in the colors of a kiln floor. The shapes are thrown, not tailored: a shoulder goes round, a sleeve is one turn of cloth. Heavy enough to stand up without you.",
    pieces: 14,
    priceRange: "$200 to $1,240",
    colors: [terracotta, { name: "Kiln brown", value: "#7a3a24" }, { name: "Slip", value: "#d9b79d" }],
    image: pictures["collection-clay"],
    isNew: false,
    featured: false,
  },
  {
    id: "night-shift",
    name: "Night Shift",
    season: "Winter 2026",
    theme: "Clothes for the last train home",
    description:
      "Long blazers, a coat with a pocket deep enough for a paperback, shoes that can be run in once. Everything is lined in the same burgundy silk, so the inside is the part that is dressed for dinner.",
    pieces: 21,
    priceRange: "$165 to $1,180",
    colors: [burgundy, { name: "Soot", value: "#241317" }, { name: "Signal", value: "#c9502b" }],
    image: pictures["collection-night-shift"],
    isNew: true,
    featured: false,
  },
  {
    id: "salt",
    name: "Salt",
    season: "Resort 2026",
    theme: "Pleats that keep their crease at sea",
    description:
      "White on bone on white. Knife pleats are set at an angle and baked in, so they open when you walk and close when you stop. Machine wash, drip dry, never iron: the iron would only argue.",
    pieces: 16,
    priceRange: "$260 to $960",
    colors: [bone, { name: "Salt", value: "#f4f1ea" }, { name: "Rope", value: "#b49a78" }],
    image: pictures["collection-salt"],
    isNew: false,
    featured: false,
  },
  {
    id: "paper",
    name: "Paper",
    season: "Spring 2026",
    theme: "Folded once, worn flat",
    description:
      "Twelve pieces, each cut from a single rectangle and closed by folding. They ship in an envelope, travel in a book and keep their creases as decoration. The pattern is printed inside, in case you want to make another.",
    pieces: 12,
    priceRange: "$148 to $640",
    colors: [{ name: "Newsprint", value: "#d8cfc2" }, bone, { name: "Pencil", value: "#6f5a54" }],
    image: pictures["collection-paper"],
    isNew: false,
    featured: false,
  },
  {
    id: "ember",
    name: "Ember",
    season: "Holiday 2026",
    theme: "Silk in a dark room",
    description:
      "Nine pieces of sand-washed silk, dyed in four baths from burgundy to orange. In daylight they are red. Under one lamp they are the lamp.",
    pieces: 9,
    priceRange: "$145 to $890",
    colors: [{ name: "Ember", value: "#cf4a1c" }, burgundy, { name: "Smoke", value: "#8c6a63" }],
    image: pictures["collection-ember"],
    isNew: true,
    featured: true,
  },
];

/** The volumes on the shelf. */
export const shelf = {
  label: "The six collections",
  spines: collections.map(({ id, name, season, pieces }) => ({
    name,
    season,
    pieces,
    href: `#${id}`,
  })),
  unit: "pieces",
};

/** A collection as its plate shows it, but for its layout. */
export function collectionPlate({ name, theme, description, pieces, image, ...collection }: Collection) {
  const { season, priceRange, colors, isNew, featured } = collection;
  const words = { title: name, eyebrow: theme, lead: description, pieces: String(pieces) };
  return {
    ...words,
    season,
    priceRange,
    colors,
    isNew,
    featured,
    picture: image,
    link: toShop,
    labels: plateLabels,
  };
}
