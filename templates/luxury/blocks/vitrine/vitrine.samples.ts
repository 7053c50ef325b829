import { longestText, most } from "../../../longest-text.ts";
import { bench, nocturne, solstice, threshold } from "../../content/home.ts";
import { hero } from "../../pictures.ts";
import type { VitrineProps } from "./vitrine.props.ts";

const fullest: VitrineProps = {
  variant: "threshold",
  title: longestText(90),
  lead: longestText(400),
  actions: most(3, (number) => ({ label: `${number} ${longestText(58)}`, href: "/contact" })),
  facts: most(4, (number) => ({ label: `${number} ${longestText(38)}`, value: longestText(80) })),
  picture: hero,
  label: most(3, (number) => `${number} ${longestText(42)}`),
};

export const vitrineSamples: Record<string, VitrineProps> = {
  threshold,
  left: solstice,
  right: nocturne,
  wide: bench,
  "dark, left": { ...solstice, picture: undefined },
  "dark, right": { ...nocturne, picture: undefined },
  "dark, wide": { ...bench, picture: undefined },
  "most, dark": { ...fullest, variant: "left", picture: undefined },
  least: { variant: "threshold", title: "One lamp" },
  "least, further down": { variant: "left", title: "One lamp" },
  most: fullest,
  "most, left": { ...fullest, variant: "left" },
  "most, right": { ...fullest, variant: "right" },
  "most, wide": { ...fullest, variant: "wide" },
};
