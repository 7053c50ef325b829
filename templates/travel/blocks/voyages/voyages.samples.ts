import { longestText, most } from "../../../longest-text.ts";
import { search } from "../../content/voyages.ts";
import { fjord } from "../../pictures.ts";
import type { VoyagesProps } from "./voyages.props.ts";

const berth = { label: "Ask for a berth", href: "mailto:berth@farshore.example" };

export const voyagesSamples: Record<string, VoyagesProps> = {
  usual: { ...search, berth },
  least: { ...search, title: "One coast", berth: undefined, voyages: [{ name: "Stillevik" }] },
  plain: {
    ...search,
    none: undefined,
    berth,
    title: "Three coasts",
    voyages: search.voyages.slice(0, 3).map(({ name, description }) => ({ name, description })),
  },
  most: {
    title: longestText(120),
    fields: {
      destination: { label: longestText(24), placeholder: longestText(40) },
      checkIn: { label: longestText(24) },
      checkOut: { label: longestText(24) },
    },
    submitLabel: longestText(24),
    rule: longestText(320),
    refusal: longestText(160),
    none: { title: longestText(40), text: longestText(160), reset: longestText(40) },
    labels: {
      count: `{} ${longestText(29)}`,
      scene: longestText(16),
      price: longestText(16),
      nights: longestText(16),
      rating: longestText(16),
      outOf: longestText(16),
      ratedBy: `{} ${longestText(21)}`,
      season: longestText(16),
    },
    berth: { ...berth, label: longestText(60) },
    voyages: most(12, (number) => ({
      name: longestText(60, number),
      kind: longestText(24),
      place: longestText(40),
      season: { from: "05-04", to: "06-08", words: longestText(48) },
      nights: 120,
      price: longestText(28),
      rating: 4.9,
      ratedBy: 99_999,
      description: longestText(280),
      sound: longestText(60),
      ...(number % 2 === 0 && { picture: fjord }),
    })),
  },
};
