import { fashionEditorialPictures as pictures } from "../../../pictures/fashion-editorial.ts";
import { pieceOf } from "./pieces.ts";

export const cover = {
  title: "Oblique",
  issue: "Issue 12",
  season: "Fall / Winter 2026",
  picture: pictures.cover,
  lines: [
    { title: "Forty-five degrees was too easy", page: "54", href: "/about" },
    { title: "Worn by nobody: eight shoots, no models", page: "38", href: "/lookbook" },
    { title: "Six collections, spine out", page: "24", href: "/collections" },
    { title: "A bag that stands up for itself", page: "12", href: "/product/trapeze-bag" },
  ],
};

export const contents = {
  heading: { title: "In this issue" },
  picture: pictures["house-table"],
  entries: [
    {
      page: "12",
      title: "The shop",
      text: "Eighteen pieces, each on a plinth, none of them level.",
      href: "/shop",
    },
    {
      page: "24",
      title: "Collections",
      text: "Bias, Clay, Night Shift, Salt, Paper and Ember.",
      href: "/collections",
    },
    {
      page: "38",
      title: "The lookbook",
      text: "Chairs, stairs and one reliable wall, dressed.",
      href: "/lookbook",
    },
    {
      page: "54",
      title: "The house",
      text: "A table, eleven people and a protractor.",
      href: "/about",
    },
  ],
};

export const plinths = {
  heading: { title: "Standing room", lead: "Four pieces of the season. The floor is level; we checked." },
  pieces: ["slab-mule", "eau-oblique", "trapeze-bag", "lean-coat"].map((id) => {
    const { inStock: _, ...piece } = pieceOf(id);
    return piece;
  }),
  link: { label: "All eighteen pieces", href: "/shop" },
};

export const openers = {
  collections: {
    title: "Collections",
    folio: "24",
    lead: "Six this year, shelved as we keep them: spine out, one always leaning.",
  },
  lookbook: {
    title: "Lookbook",
    folio: "38",
    lead: "Eight shoots, worn by nobody. Everything in the frame is for sale except the stair.",
  },
  about: {
    title: "About",
    folio: "54",
    lead: "Oblique cuts clothes twelve degrees off the grain. This is how that happened, and who holds the chalk.",
  },
};

export const erratum = {
  title: "This page fell out",
  folio: "404",
  text: "There is no piece at this address. It may have been sold, renamed or cut up for pockets. The other eighteen are where we left them.",
  link: { label: "Back to the shop", href: "/shop" },
  second: { label: "See the collections", href: "/collections" },
};
