import { samplePicture } from "../sample-picture.ts";
import type { Card, CardGridProps } from "./card-grid.props.ts";

const rings: [Card, ...Card[]] = [
  {
    eyebrow: "Twelve pieces",
    title: "Understory",
    text: "Emeralds that were never cut square, in gold the color of wheat.",
    picture: samplePicture.ring,
    badge: "Rare",
    price: "from $8,400",
    link: { label: "See Understory", href: "#understory" },
  },
  {
    eyebrow: "Seven pieces",
    title: "Night Assay",
    text: "Struck, not cast: coins from a mint that never was.",
    picture: samplePicture.coin,
    badge: "Limited",
    price: "from $3,950",
    link: { label: "See Night Assay", href: "#assay" },
  },
  {
    eyebrow: "Nine pieces",
    title: "Wick",
    text: "Yellow diamonds, each set a hair off center.",
    picture: samplePicture.candle,
    price: "from $5,200",
    link: { label: "See Wick", href: "#wick" },
  },
  {
    eyebrow: "Five pieces",
    title: "Bias",
    text: "Rose gold folded along the grain of a cloth.",
    picture: samplePicture.cloth,
    price: "from $2,700",
    link: { label: "See Bias", href: "#bias" },
  },
];

const services: Card[] = [
  {
    title: "Leak detection",
    text: "Thermal camera and a moisture map, no holes in the wall.",
    price: "$180",
  },
  { title: "Water heaters", text: "Tank or tankless, fitted the day you call.", price: "from $1,450" },
  { title: "Drain clearing", text: "Cleared, then filmed, so you see it is clear.", price: "from $140" },
  {
    title: "Repiping",
    text: "Copper throughout, room by room, water back on every night.",
    price: "by survey",
  },
  { title: "Fixtures", text: "Taps, basins and baths, supplied or your own.", price: "from $95" },
  { title: "Gas lines", text: "Tested, certified and signed for.", price: "from $320" },
];

const passages: Card[] = [
  {
    title: "Madeira to Grenada",
    text: "Trade winds all the way, and one swim stop above five thousand meters of water.",
    picture: samplePicture.candle,
    badge: "Two berths left",
    facts: [
      { label: "Leaves", value: "November 9" },
      { label: "Days", value: "21" },
    ],
    price: "$4,900",
    link: { label: "Passage plan", href: "#grenada" },
  },
  {
    title: "The Azores circle",
    text: "Nine islands, four of them by dinghy.",
    picture: samplePicture.ring,
    facts: [
      { label: "Leaves", value: "June 2" },
      { label: "Days", value: "14" },
    ],
    price: "$3,200",
    link: { label: "Passage plan", href: "#azores" },
  },
  {
    title: "Brest to Cork",
    text: "Four nights, one bay with a temper, and the warmest pub on the quay.",
    picture: samplePicture.coin,
    facts: [
      { label: "Leaves", value: "May 11" },
      { label: "Days", value: "5" },
    ],
    price: "$980",
    link: { label: "Passage plan", href: "#cork" },
  },
];

export const cardGridSamples: Record<string, CardGridProps> = {
  even: {
    variant: "even",
    heading: {
      title: "Passages in 2027",
      lead: "Prices are for a berth, with all meals and foul-weather gear.",
    },
    cards: passages,
  },
  lead: {
    variant: "lead",
    heading: { eyebrow: "Collections", title: "Four ways to hold a stone" },
    cards: rings,
  },
  stagger: {
    variant: "stagger",
    heading: { title: "From the bench" },
    columns: 2,
    cards: rings,
    more: { label: "Show two more", after: 2 },
  },
  list: {
    variant: "list",
    heading: { title: "This season" },
    cards: passages,
    link: { label: "All passages", href: "#all" },
  },
  ruled: {
    variant: "ruled",
    heading: { title: "What we fix", lead: "Fixed prices, told before the van leaves." },
    cards: services,
  },
};
