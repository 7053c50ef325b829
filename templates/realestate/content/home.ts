import type { CorrectionsProps } from "../blocks/corrections/corrections.props.ts";
import type { LineupProps } from "../blocks/lineup/lineup.props.ts";
import type { ModelProps } from "../blocks/model/model.props.ts";
import type { PlatesProps } from "../blocks/plates/plates.props.ts";
import type { SheetProps } from "../blocks/sheet/sheet.props.ts";
import type { Polyline } from "../drawing/plan.props.ts";
import { formatArea, formatBeds, formatPrice } from "../measures.ts";
import { hero, section } from "../pictures.ts";
import { housePictures } from "./house-pictures.ts";
import { type HouseId, houseById, houses } from "./houses.ts";
import { ropewalk } from "./ropewalk.ts";
import { sheets } from "./sheets.ts";
import { measureWords, planScale, statusWords } from "./words.ts";

export const sheet: SheetProps = {
  plan: ropewalk,
  planScale,
  picture: hero,
  room: [5.1, 3.3, 13.8, 8.4],
  notesTitle: "General notes",
  notes: [
    "Do not scale from adjectives. Every figure on these sheets was measured, most of them twice.",
    "All dimensions in meters, all prices in dollars, all walls in black.",
    "Of each house we build a model. It stands on a plinth until the house is sold; then it goes with the keys.",
  ],
  eyebrow: "{name}, architectural estates",
  title: "Houses shown the way architects draw them",
  facts: [
    { label: "Drawing", value: "The Ropewalk, our office", href: "/contact" },
    { label: "In the hall", value: "Five of nine models" },
    { label: "Sheet", value: "A1 of A4" },
  ],
  actions: [
    { label: "The nine houses", href: "/listings" },
    { label: "Arrange a visit", href: "/contact" },
  ],
};

export const lineup: LineupProps = {
  heading: {
    eyebrow: "Comparison",
    title: "Nine houses, one scale",
    lead: "Everywhere else a house is as wide as your screen. Here the cabin is as small as it is.",
  },
  houses: houses
    .toSorted((a, b) => b.area - a.area)
    .map(({ id, name, area, price }) => ({
      name,
      detail: `${area} m², ${formatPrice(price)}`,
      href: `/property/${id}`,
      ...outlineOf(id),
    })),
  note: "Ground floors, or the floor that is for sale.",
  unit: "m",
};

/** The walls that carry, from their own upper left corner; of the row house only the ground floor. */
function outlineOf(id: HouseId): { size: [number, number]; walls: Polyline[]; partitions: Polyline[] } {
  const { walls, partitions = [] } = sheets[id].plan;
  const shown = id === "brick-row" ? walls.slice(0, 1) : walls;
  const inside = id === "brick-row" ? partitions.slice(0, 2) : partitions;
  const along = (axis: 0 | 1) => shown.flatMap((line) => line.filter((_, index) => index % 2 === axis));
  const [left, top] = [Math.min(...along(0)), Math.min(...along(1))];
  const round = (value: number) => Math.round(value * 10) / 10;
  const moved = (line: Polyline) => line.map((value, index) => round(value - (index % 2 ? top : left)));
  return {
    size: [round(Math.max(...along(0)) - left), round(Math.max(...along(1)) - top)],
    walls: shown.map(moved),
    partitions: inside.map(moved),
  };
}

export const plates: PlatesProps = {
  heading: { eyebrow: "Plates", title: "Four of the nine" },
  plates: [
    plate("Fig. 1", "vault-house", "24.00 m"),
    plate("Fig. 2", "salt-cabin", "9.60 m"),
    plate("Fig. 3", "stair-tower", "14.80 m"),
    plate("Fig. 4", "ridge-house", "22.00 m"),
  ],
  link: { label: "All nine on the map", href: "/listings" },
};

function plate(figure: string, id: HouseId, width: string): PlatesProps["plates"][number] {
  const house = houseById(id);
  if (!house) throw new Error(`no house ${id}`);
  const { name, line, beds, area, price, status } = house;
  const standing = status === "sale" ? [] : [statusWords[status]];
  return {
    figure,
    name,
    href: `/property/${id}`,
    text: line,
    detail: [
      formatPrice(price),
      formatBeds(beds, measureWords),
      formatArea(area, measureWords),
      ...standing,
    ].join(" / "),
    width,
    picture: housePictures[id].model,
  };
}

export const model: ModelProps = {
  heading: {
    eyebrow: "Section A–A",
    title: "Every house is built twice",
    lead: "Photographs flatter. A model cannot: it has a back. So before we sell a house we build it again, small enough to walk around in six steps.",
  },
  picture: section,
  caption: "Fig. 5. Mill Loft, cut from end to end: hall, stair, gallery, library.",
  measure: "16.00 m, or 32 cm",
  mark: "A",
  steps: [
    {
      figure: "1:50",
      title: "Measured",
      text: "Two people, a laser and a plumb line, two days. Where the deed and the wall disagree, we draw the wall.",
    },
    {
      figure: "6 weeks",
      title: "Built",
      text: "Plaster for plaster, basswood for larch, brick for brick. Doors open. Roofs come off, which helps with buyers and cats.",
    },
    {
      figure: "1 of 1",
      title: "Yours",
      text: "The model is in the contract, between the deed and the keys. Most end up on the kitchen table they contain.",
    },
  ],
};

export const corrections: CorrectionsProps = {
  heading: {
    eyebrow: "Corrections",
    title: "We own one red pencil",
    lead: "It is used on what the trade usually says.",
  },
  corrections: [
    correction("Spacious", "360 m²", "vault-house"),
    correction("Cozy", "46 m², one chair", "salt-cabin"),
    correction("Sun-drenched", "west light from 3:40 PM", "ridge-house"),
    correction("Steps from the beach", "112 steps from the beach", "cliff-terraces"),
    correction("Loads of character", "51 stairs, no elevator", "brick-row"),
  ],
};

function correction(wrong: string, right: string, id: HouseId) {
  return { wrong, right, of: { label: houseById(id)?.name ?? id, href: `/property/${id}` } };
}
