import type { DenominationsProps } from "../blocks/denominations/denominations.props.ts";
import type { DepthProps } from "../blocks/depth/depth.props.ts";
import type { HandfulProps } from "../blocks/handful/handful.props.ts";
import type { NoteProps } from "../blocks/note/note.props.ts";
import type { TapeProps } from "../blocks/tape/tape.props.ts";
import { hero, learn, wallet } from "../pictures.ts";
import { market, sampledAt } from "./market.ts";

export const note: NoteProps = {
  issuer: "{name}",
  office: ", digital exchange",
  serial: "DR 2100 0890 5230 73",
  title: "Numbers that hold still while the market does not.",
  lead: "Six coins, one fee, and figures set so that a digit never moves its neighbor.",
  rosette: "DRC",
  headline: market.cap,
  figures: [market.volume, market.dominance, market.greed],
  actions: [
    { label: "Open the markets", href: "/markets" },
    { label: "Place a practice order", href: "/trading" },
  ],
  small: "Specimen. Not legal tender, not advice, not live.",
};

export const tape: TapeProps = {
  label: "The tape",
  note: "It does not run.",
  coins: "{collection:coins}",
};

export const handful: HandfulProps = {
  eyebrow: "The name",
  title: "Six iron spits made one handful",
  lead: "Before coins there were spits. A hand closes around six, and drachm is the Greek for that grip. Every coin here is named after what came next.",
  picture: hero,
  scale: "Worth in obols. The axis is not linear, and neither was Athens.",
  coins: [
    { name: "Obol", worth: "1" },
    { name: "Hecte", worth: "2" },
    { name: "{name}", worth: "6" },
    { name: "Stater", worth: "12" },
    { name: "Mina", worth: "600" },
    { name: "Talent", worth: "36,000" },
  ],
};

export const denominations: DenominationsProps = {
  heading: {
    eyebrow: "Denominations",
    title: "No logos. Line work.",
    lead: "Each rosette is computed from the three letters of its symbol: change one letter and the whole engraving changes. Forgers of banknotes have hated this for two hundred years.",
  },
  period: "7 days",
  coins: "{collection:coins}",
  link: { label: "Compare them in the table", href: "/markets" },
};

export const depth: DepthProps = {
  eyebrow: "Depth",
  title: "The order book, seen from a hill",
  lead: "Six books behind one another. Bids rise to the left, asks to the right; the valley is the spread, where every trade happens. A narrow valley is a good market.",
  bids: "Bids",
  asks: "Asks",
  valley: "Spread",
  coins: "{collection:coins}",
  actions: [{ label: "Stand in the valley", href: "/trading" }],
};

export const habits = {
  rows: [
    {
      eyebrow: "Wallet",
      title: "A case that clicks shut",
      text: "Coins leave the exchange when you say so and rest where only your key reaches. Until then the wallet shows one thing at a time: what you hold, what it is worth, where it lives.",
      picture: wallet,
      link: { label: "Look into a sample wallet", href: "/wallet" },
    },
    {
      eyebrow: "Learn",
      title: "How the coin is struck",
      text: "Keys, spreads, fees and the ways people lose money, in plain words and before you need them. The page on risk is printed larger than the one on returns, because there is no page on returns.",
      picture: learn,
      link: { label: "Read it first", href: "/learn" },
    },
  ],
};

export const closingPrint = {
  variant: "band" as const,
  eyebrow: "The closing print",
  title: "One mail a day, at the close. Six numbers, no adjectives.",
  fieldLabel: "E-mail",
  placeholder: "you@example.com",
  buttonLabel: "Subscribe",
  note: `${sampledAt}. This is a demo: nothing is sent, to us or to you.`,
};
