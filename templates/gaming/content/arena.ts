import type { NewsletterProps } from "../../../engine/blocks/newsletter/newsletter.props.ts";
import { formatNumber } from "../../../engine/language/american-english.ts";
import type { DropProps } from "../blocks/drop/drop.props.ts";
import type { FloorProps } from "../blocks/floor/floor.props.ts";
import type { KnockoutProps } from "../blocks/knockout/knockout.props.ts";
import type { MinimapProps } from "../blocks/minimap/minimap.props.ts";
import { cup, pit, tall } from "../pictures.ts";
import { watching } from "./streams.ts";

/** Cells of a hexagon with this many rings around its middle. */
const rings = 8;
export const cells = 1 + 3 * rings * (rings + 1);
/** Between two of them dropping. */
export const seconds = 9;
const last = (cells - 1) * seconds;
const untilLast = `${Math.floor(last / 60)}:${String(last % 60).padStart(2, "0")}`;

export const hero = {
  title: "{name}",
  lead: "An arena with 217 cells for a floor. Every nine seconds it has one fewer. The last team standing on something wins.",
  actions: [
    { label: "Tonight’s bracket", href: "#tonight" },
    { label: "Seats from $24", href: "#seats", means: "buy" },
  ],
  picture: pit,
  tallPicture: tall,
  clock: { label: "Next cell drops in", seconds },
  facts: [
    { label: "Doors", value: "6:00 PM" },
    { label: "Final", value: "10:40 PM" },
    { label: "Watching", value: formatNumber(watching) },
  ],
} satisfies DropProps;

export const minimap: MinimapProps = {
  label: "Minimap",
  sectors: [
    { label: "Drop", href: "#drop", litBy: "drop" },
    { label: "Games", href: "#games", litBy: "select" },
    { label: "Tonight", href: "#tonight", litBy: "knockout" },
    { label: "Streams", href: "#streams", litBy: "monitors" },
    { label: "Arena", href: "#arena", litBy: "floor" },
    { label: "Seats", href: "#seats", litBy: "newsletter" },
  ],
};

const vesper = { name: "Vesper House", tag: "VSP" };
const moss = { name: "Moss Giants", tag: "MOS" };
const ninth = { name: "Ninth Floor", tag: "NIN" };
const planB = { name: "Plan B Sharp", tag: "PLB" };
const pizza = { name: "Cold Pizza", tag: "PZA" };

export const bracket = {
  heading: {
    eyebrow: "Sector 3",
    title: "Eight teams came in at the top",
    lead: "Thursday, season 11, as it stood at 9:55 PM. Read it downward; that is the direction.",
  },
  rounds: [
    {
      name: "Quarterfinals",
      time: "6:30 PM",
      matches: [
        { left: { ...vesper, score: 3 }, right: { name: "Night Bus", tag: "BUS", score: 1 } },
        { left: { ...pizza, score: 2 }, right: { ...ninth, score: 3 } },
        { left: { ...planB, score: 3 }, right: { name: "Four Aunts", tag: "ANT", score: 1 } },
        { left: { name: "Soft Launch", tag: "SFT", score: 0 }, right: { ...moss, score: 3 } },
      ],
    },
    {
      name: "Semifinals",
      time: "8:15 PM",
      matches: [
        { left: { ...vesper, score: 3 }, right: { ...ninth, score: 2 } },
        { left: { ...planB, score: 1 }, right: { ...moss, score: 3 } },
      ],
    },
  ],
  final: {
    name: "Final",
    word: "Fall",
    time: "10:40 PM",
    sides: [vesper, moss],
    versus: "v",
    note: "Best of seven. The floor is swept, the cup is not.",
    prize: "$250,000",
    prizeLabel: "and the cup, until next year",
    picture: cup,
  },
} satisfies KnockoutProps;

export const arena: FloorProps = {
  heading: {
    eyebrow: "Sector 5",
    title: "The floor, while it lasts",
    lead: "It was an ore dock. The pit was already there, so we put people around it.",
  },
  rings,
  label: `Plan of the floor: ${cells} hexagonal cells in ${rings} rings around one in the middle`,
  figures: [
    { value: String(cells), label: "cells", note: "eight rings around one" },
    { value: `${seconds} s`, label: "between two drops", note: "the outer ring goes first" },
    { value: untilLast, label: "until one is left", note: "216 drops, nobody has seen all" },
    { value: "2,166", label: "seats", note: "six stands of 361, all face down" },
  ],
  seatsTitle: "Seats",
  seats: [
    { name: "Rim", note: "Row 7 and up. You see all six sides.", price: "$24" },
    { name: "Wall", note: "Rows 2 to 6. You hear them breathe.", price: "$48" },
    { name: "Edge", note: "Row 1. Leave your drink in the cloakroom.", price: "$96" },
  ],
};

export const dropList: NewsletterProps = {
  variant: "band",
  eyebrow: "Sector 6",
  title: "Seats drop on Mondays",
  text: "Noon, all 2,166 at once. The list hears of it nine seconds before everybody else, which has proved enough.",
  fieldLabel: "Email",
  placeholder: "you@example.com",
  buttonLabel: "Get nine seconds",
  note: "This is a sample site: nothing is sent and nobody is signed up.",
};
