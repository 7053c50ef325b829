import { longestText, most } from "../../../longest-text.ts";
import { crate } from "../../content/releases.ts";
import { ferryHymns } from "../../pictures.ts";
import type { CrateProps } from "./crate.props.ts";

export const crateSamples: Record<string, CrateProps> = {
  own: crate,
  least: { heading: { title: "The crate" }, releases: [{ title: "Low Water Mark" }] },
  plain: {
    heading: { title: "The crate" },
    releases: most(6, (number) => ({
      title: `Low Water Mark ${number}`,
      text: "Seven songs.",
      price: "$29",
    })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    releases: most(8, (number) => ({
      number: longestText(12),
      title: longestText(40, number),
      artist: longestText(32),
      year: 2026,
      text: longestText(200),
      price: longestText(12),
      ...(number % 2 === 0 && { picture: ferryHymns }),
    })),
    prices: most(3, (number) => ({ name: longestText(48, number), price: longestText(12) })),
    note: longestText(120),
  },
};
