import { fashionEditorialPictures as pictures } from "../editorial-pictures.ts";

/** Stands before the number of a page. */
const folioLabel = "Page";

/** What the spreads tell; how each is laid out is said where it is used. */
export const stories = {
  bias: {
    folio: "13",
    folioLabel,
    title: "The same letter, leaning",
    text: [
      "An italic is a different letter, drawn again by another hand. An oblique is the same letter, leaning. We make clothes the second way: one plain pattern, turned twelve degrees on the cloth before the shears go in.",
      "Off the grain, cloth stops hanging and starts to travel. A level hem swings. A flat lapel rolls by itself. You may not see why a coat of ours moves. You will see that it does.",
    ],
    picture: pictures["collection-bias"],
    link: { label: "See the Bias collection", href: "/collections#bias" },
  },
  nobody: {
    folio: "38",
    folioLabel,
    title: "Worn by nobody",
    text: [
      "Eight shoots and not one model. A scarf says more over the back of a chair than around a famous neck, so we hired the chair. Also a stair, an arch, some hat boxes and one good wind.",
      "They were on time, and nobody asked to keep the shoes.",
    ],
    picture: pictures["look-08"],
    second: pictures["look-01"],
    link: { label: "Open the lookbook", href: "/lookbook" },
  },
  room: {
    folio: "54",
    folioLabel,
    title: "Eleven people, forty reds",
    text: [
      "The thread wall holds forty reds and three bones. Every seam in the shop is sewn in one of them, by somebody who signs the label.",
      "We tried black once. Nobody could see where the seam was going, and where it is going is the point.",
    ],
    picture: pictures["house-threads"],
    link: { label: "Read about the house", href: "/about" },
  },
  table: {
    folio: "57",
    folioLabel,
    title: "Everything lies down once",
    text: [
      "A pattern here is drawn straight, by hand, on brown paper. Then it is laid on the cloth, the protractor is set to twelve and the paper is turned. That is the whole secret. The rest is pressing.",
      "Offcuts come out as slim triangles. They become belt loops, scarf hems and the lining of every pocket, which is why no two pockets match.",
    ],
    caption: "The table, between two coats.",
  },
};

export const angles = {
  title: "Where the shears go",
  alt: "A woven ground under a protractor: the grain at 0 degrees, our cut at 12, the true bias at 45, the weft at 90.",
  angles: [
    {
      angle: "0°",
      title: "With the grain",
      text: "Most clothes. The cloth hangs straight down and stays there, like a curtain with sleeves.",
    },
    {
      angle: "12°",
      title: "Ours",
      text: "Enough give to move with you, enough grain to keep a shoulder. A coat needs a fifth more cloth this way, and no shaping darts at all.",
    },
    {
      angle: "45°",
      title: "The true bias",
      text: "Falls beautifully for an evening, then keeps falling. By spring the hem is a different length from the one you bought.",
    },
  ],
};

export const history = [
  {
    date: "2012",
    title: "A bolt slips",
    text: "A bolt of wool slides on a cutting table in a rented basement. The coat that comes of it hangs crooked, sells first and is asked for again.",
  },
  {
    date: "2014",
    title: "A number for it",
    text: "After two years of guessing, somebody buys a protractor. It says twelve.",
  },
  {
    date: "2017",
    title: "The Trapeze",
    text: "The first bag. Four panels, no right angles, and it stands. It has been in every issue since.",
  },
  {
    date: "2026",
    title: "Issue 12",
    text: "A magazine and not a catalog, because a catalog has nowhere to put a joke. The protractor is framed. We bought another.",
  },
];

export const people = [
  { name: "Ottoline Vesper-Ruiz", role: "Pattern", text: "Has the final word and most of the pencils." },
  { name: "Casimir Dahl-Obi", role: "Cutting", text: "Has not followed a dotted line since 2012." },
  {
    name: "Perpetua Lindqvale",
    role: "Leather",
    text: "Everything with a handle, and all four sides of the Trapeze.",
  },
  {
    name: "Teodor Anand-Marsh",
    role: "Dye",
    text: "Four baths to get from burgundy to orange. Ask him about the third.",
  },
  {
    name: "Wilhelmina Sorrow",
    role: "Shop",
    text: "Will tell you when it does not fit. Will tell you kindly.",
  },
];
