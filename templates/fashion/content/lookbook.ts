import type { Picture } from "../../../engine/picture.ts";
import { fashionEditorialPictures as pictures } from "../editorial-pictures.ts";
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
    title: "Two no-shows",
    collection: "Bias",
    model: "Hanger no. 4, walnut",
    photographer: "Odile Tarnow",
    location: "Fitting room, Selvage Row",
    image: pictures["look-01"],
    orientation: "portrait",
    featured: true,
    looks: looksOf("offset-blazer", "long-blazer"),
  },
  {
    id: "frame-2",
    title: "Taking the stairs",
    collection: "Clay",
    model: "Stair B, unrepaired",
    photographer: "Bram Quillfeather",
    location: "Service entrance, Selvage Row",
    image: pictures["look-02"],
    orientation: "landscape",
    featured: false,
    looks: looksOf("trapeze-bag", "trapeze-mini"),
  },
  {
    id: "frame-3",
    title: "Late, as agreed",
    collection: "Ember",
    model: "An arch and its shadow",
    photographer: "Juno Velasquith",
    location: "Arcade, last light",
    image: pictures["look-03"],
    orientation: "portrait",
    featured: false,
    looks: looksOf("half-cape", "column-dress"),
  },
  {
    id: "frame-4",
    title: "Holding its own",
    collection: "Bias",
    model: "Offcuts of a staircase",
    photographer: "Odile Tarnow",
    location: "Courtyard, 4 PM",
    image: pictures["look-04"],
    orientation: "portrait",
    featured: false,
    looks: looksOf("trapeze-bag", "fold-wallet"),
  },
  {
    id: "frame-5",
    title: "Northwest, gusting",
    collection: "Night Shift",
    model: "The wind, uncredited",
    photographer: "Bram Quillfeather",
    location: "Roof, Selvage Row",
    image: pictures["look-05"],
    orientation: "landscape",
    featured: true,
    looks: looksOf("slip-dress", "wrap-dress", "bias-scarf"),
  },
  {
    id: "frame-6",
    title: "Sent back, unopened",
    collection: "Paper",
    model: "Hat boxes, empty",
    photographer: "Juno Velasquith",
    location: "Dispatch, second shelf",
    image: pictures["look-06"],
    orientation: "portrait",
    featured: false,
    looks: looksOf("pleat-dress", "eau-oblique"),
  },
  {
    id: "frame-7",
    title: "The contents of one pocket",
    collection: "Salt",
    model: "A table, seven meters",
    photographer: "Odile Tarnow",
    location: "Cutting room, from a ladder",
    image: pictures["look-07"],
    orientation: "landscape",
    featured: false,
    looks: looksOf("slant-sunglasses", "quarter-belt", "fold-wallet", "trapeze-mini"),
  },
  {
    id: "frame-8",
    title: "Standing in for someone",
    collection: "Night Shift",
    model: "A chair, short in one leg",
    photographer: "Juno Velasquith",
    location: "Hallway, before opening",
    image: pictures["look-08"],
    orientation: "portrait",
    featured: false,
    looks: looksOf("bias-scarf", "lean-coat", "slab-sandal"),
  },
];

/** What all shoots are labelled with. */
const shootLabels = {
  frame: "Frame",
  featured: "Editor’s frame",
  looks: "In the frame",
  soldOut: "sold out",
};

/** A shoot as its section shows it, but for its layout. */
export function shootSection({ title, featured, image, looks, ...shoot }: Shoot) {
  const { collection, model, photographer, location } = shoot;
  const credits = [
    { label: "Collection", value: collection },
    { label: "Model", value: model },
    { label: "Photographer", value: photographer },
    { label: "Location", value: location },
  ];
  return { title, featured, picture: image, credits, looks, labels: shootLabels };
}

function looksOf(...ids: string[]): Shoot["looks"] {
  return ids.map((id) => {
    const { name, price, inStock, href } = pieceOf(id);
    return { item: name, price, available: inStock, href };
  });
}
