import type { Picture } from "../../../../engine/picture.ts";
import { fashionEditorialPictures as pictures } from "../../../pictures/fashion-editorial.ts";
import { pieceOf } from "./pieces.ts";

export type Shoot = {
  /** Also its place on the lookbook's page. */
  id: string;
  title: string;
  collection: string;
  model: string;
  photographer: string;
  location: string;
  image: Picture;
  orientation: "portrait" | "landscape";
  featured: boolean;
  looks: { item: string; price: string; available: boolean; href: string }[];
};

export const shoots: Shoot[] = [
  {
    id: "frame-1",
    title: "Standing in for someone",
    collection: "Bias",
    model: "A bentwood chair",
    photographer: "Odile Tarnow",
    location: "Fitting room, Selvage Row",
    image: pictures["look-01"],
    orientation: "portrait",
    featured: true,
    looks: looksOf("lean-coat", "bias-scarf", "slab-mule"),
  },
  {
    id: "frame-2",
    title: "Four steps down",
    collection: "Clay",
    model: "Stair B, unrepaired",
    photographer: "Bram Quillfeather",
    location: "Service stair, Selvage Row",
    image: pictures["look-02"],
    orientation: "landscape",
    featured: false,
    looks: looksOf("slab-mule", "wedge-clog", "quarter-belt"),
  },
  {
    id: "frame-3",
    title: "Holding its own",
    collection: "Bias",
    model: "A wall with opinions",
    photographer: "Odile Tarnow",
    location: "Courtyard, 4 PM",
    image: pictures["look-03"],
    orientation: "portrait",
    featured: false,
    looks: looksOf("trapeze-bag", "trapeze-mini"),
  },
  {
    id: "frame-4",
    title: "Northwest, gusting",
    collection: "Ember",
    model: "The wind, uncredited",
    photographer: "Juno Velasquith",
    location: "Roof, Selvage Row",
    image: pictures["look-04"],
    orientation: "portrait",
    featured: false,
    looks: looksOf("slip-dress", "half-cape"),
  },
  {
    id: "frame-5",
    title: "A long line",
    collection: "Night Shift",
    model: "Hanger no. 4, walnut",
    photographer: "Bram Quillfeather",
    location: "Drying yard, Red Hook",
    image: pictures["look-05"],
    orientation: "landscape",
    featured: true,
    looks: looksOf("long-blazer", "offset-blazer", "column-dress"),
  },
  {
    id: "frame-6",
    title: "Twelve in a row",
    collection: "Salt",
    model: "Spools, assorted",
    photographer: "Juno Velasquith",
    location: "Thread store, second shelf",
    image: pictures["look-06"],
    orientation: "portrait",
    featured: false,
    looks: looksOf("pleat-dress", "slant-sunglasses"),
  },
  {
    id: "frame-7",
    title: "Sent back, unopened",
    collection: "Paper",
    model: "Three boxes, one lid",
    photographer: "Odile Tarnow",
    location: "Dispatch, Selvage Row",
    image: pictures["look-07"],
    orientation: "landscape",
    featured: false,
    looks: looksOf("wrap-dress", "fold-wallet", "eau-oblique"),
  },
  {
    id: "frame-8",
    title: "Late, as agreed",
    collection: "Night Shift",
    model: "An arch and its shadow",
    photographer: "Juno Velasquith",
    location: "Arcade, last light",
    image: pictures["look-08"],
    orientation: "portrait",
    featured: false,
    looks: looksOf("half-cape", "slab-sandal"),
  },
];

function looksOf(...ids: string[]): Shoot["looks"] {
  return ids.map((id) => {
    const { name, price, inStock, href } = pieceOf(id);
    return { item: name, price, available: inStock, href };
  });
}
