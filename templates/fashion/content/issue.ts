import { fashionEditorialPictures as pictures } from "../editorial-pictures.ts";
import { pieceOf } from "./pieces.ts";
import { priceWords } from "./words.ts";

/** The bag on the cover, traced from the picture of `tracedVersion`: a new picture wants a new outline. */
const bagOutline =
  "M.561 .28L.587 .281L.606 .285L.63 .295L.644 .303L.657 .315L.666 .326L.677 .347L.679 .358L.69 .369L.698 .369L.74 .362L.75 .365L.758 .37L.786 .414L.815 .467L.818 .474L.818 .483L.815 .492L.812 .496L.812 .501L.833 .543L.862 .593L.863 .598L.862 .6L.856 .603L.833 .607L.793 .616L.773 .619L.757 .624L.7 .634L.696 .636L.644 .647L.631 .648L.623 .651L.569 .661L.563 .664L.555 .664L.514 .675L.468 .685L.45 .687L.439 .682L.417 .677L.414 .674L.412 .669L.412 .593L.409 .529L.402 .437L.4 .434L.396 .432L.395 .427L.398 .423L.402 .421L.453 .412L.458 .409L.453 .384L.453 .366L.457 .349L.468 .327L.487 .306L.506 .294L.523 .287L.538 .283zM.554 .295L.532 .3L.516 .307L.499 .319L.486 .333L.477 .35L.474 .366L.475 .394L.477 .399L.482 .405L.492 .405L.532 .397L.641 .379L.659 .376L.666 .373L.666 .369L.662 .365L.659 .355L.647 .334L.639 .324L.622 .31L.603 .301L.589 .297L.575 .295z";

/** Of the cover's picture, as it was when the outline was traced. */
export const tracedVersion = "c235d8e5";

export const cover = {
  title: "{shortName}",
  issue: "Issue 12",
  season: "Fall / Winter 2026",
  picture: pictures.cover,
  front: bagOutline,
  page: "Page",
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
  list: {
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
        text: "Chairs, stairs and one good wind, dressed.",
        href: "/lookbook",
      },
      {
        page: "54",
        title: "The house",
        text: "A table, eleven people and a protractor.",
        href: "/about",
      },
    ],
  },
};

export const plinths = {
  heading: { title: "Standing room", lead: "Four pieces of the season. The floor is level; we checked." },
  pieces: ["slab-mule", "eau-oblique", "trapeze-bag", "lean-coat"].map((id) => {
    const { inStock: _, ...piece } = pieceOf(id);
    return piece;
  }),
  labels: { before: priceWords.before, now: priceWords.now },
  link: { label: "All eighteen pieces", href: "/shop" },
};

/** Stands before the number of a page. */
const folioLabel = "Page";

export const openers = {
  collections: {
    title: "Collections",
    folio: "24",
    folioLabel,
    lead: "Six this year, shelved as we keep them: spine out, one always leaning.",
  },
  lookbook: {
    title: "Lookbook",
    folio: "38",
    folioLabel,
    lead: "Eight shoots, worn by nobody. Everything in the frame is for sale except the stair; so are some things that stood just outside it.",
  },
  about: {
    title: "About",
    folio: "54",
    folioLabel,
    lead: "{name} cuts clothes twelve degrees off the grain. This is how that happened, and who holds the chalk.",
  },
};

export const erratum = {
  title: "This page fell out",
  folio: "404",
  lead: "There is no piece at this address. It may have been sold, renamed or cut up for pockets. The other eighteen are where we left them.",
  link: { label: "Back to the shop", href: "/shop" },
  second: { label: "See the collections", href: "/collections" },
};
