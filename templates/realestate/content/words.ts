import type { Fact } from "../../../engine/blocks/fact.ts";
import type { MapWords, MeasureWords, StatusWords } from "../collections.ts";

/** What more than one block says in the same words. */
export const statusWords: StatusWords = { sale: "For sale", offer: "Under offer", sold: "Sold" };

export const measureWords: MeasureWords = {
  bed: "{=beds} bed",
  beds: "{=beds} beds",
  area: "{=metres} m²",
  areaInBoth: "{=metres} m² ({=feet} sq ft)",
};

/** Cutwater, as its map is lettered. */
export const mapWords: MapWords = {
  names: [
    "River Alder",
    "Gulf of Maine",
    "Plumb Street",
    "High Street",
    "Mill Lane",
    "Shore Road",
    "148 m",
    "61 m",
  ],
  scale: "500 m",
};

/** The length of the scale bar below a plan. */
export const planScale = "5 m";

/** How one reaches whoever it is. */
export const contactFacts: Fact[] = [
  { label: "Address", value: "{address}" },
  { label: "Open", value: "{hours}" },
  { label: "Telephone", value: "{phone}", href: "fact:phone" },
  { label: "Mail", value: "{email}", href: "fact:email" },
];
