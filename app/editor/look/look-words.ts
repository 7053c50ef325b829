import type { FamilyUse } from "../../../engine/theme/matching-families.ts";
import type { ChosenRole, Moved } from "../../../engine/theme/solve-colours.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import type { PaletteKind } from "./logo-palettes.ts";

const roles: Record<ChosenRole, { short: string; whole: string }> = {
  paper: { short: "Ground", whole: "Ground of the page" },
  ink: { short: "Text", whole: "Text" },
  accent: { short: "Accent", whole: "Accent: buttons, links and marks" },
  deep: { short: "Second", whole: "Second ground, which breaks the page" },
  raised: { short: "Cards", whole: "Cards and fields" },
};

const motifs: Record<Theme["motif"], string> = {
  none: "None",
  hairline: "Line",
  "double-rule": "Two lines",
  diagonal: "Slanted",
  grid: "Ruler",
  dots: "Dots",
  wave: "Wave",
};

const densities: Record<Theme["density"], string> = { dense: "Close", regular: "Even", airy: "Wide" };

const families: Record<FamilyUse, string> = { display: "Headings", text: "Running text" };

const because: Partial<Record<ChosenRole, string>> = {
  ink: "so that it can be read",
  raised: "so that text can be read on them",
  accent: "so that it stands out from the ground",
};

/** What the panel of the look says itself. */
export const lookWords = {
  shuffle: "Shuffle",
  asDesigned: "As the design has it",
  colours: "Colors",
  roles,
  channels: { l: "Lightness", s: "Strength", h: "Hue" },
  percent: (value: number) => `${value} %`,
  degrees: (value: number) => `${value}°`,
  hex: "Code",
  /** What gave way to a choice: "Text made darker, so that it can be read." */
  moved: ({ role, to }: Moved) => `${roles[role].short} made ${to}, ${because[role]}.`,
  families,
  near: "Near the design’s own",
  others: "All others",
  spacing: "Spacing",
  densities,
  corners: "Corners",
  pixels: (value: number) => `${value} px`,
  mark: "Mark",
  markHint: "The small sign before the lines that stand above headings.",
  motifs,
  logo: "From your logo",
  palettes: { accent: "Accent", ground: "Ground", both: "Both" } satisfies Record<PaletteKind, string>,
  designs: {
    title: "Another design",
    hint: "Press one and your page wears it, with all that it says. Visitors see it once you publish, and Undo brings back what was there to the letter.",
    elsewhere: "See your words in all designs",
    worn: "Worn now",
    suits: "Made for your trade",
    featured: "The studio's choice",
    loading: "The designs are on their way.",
    coming: "Coming...",
    failed:
      "It could not be brought just now. Check your connection and press it again: nothing has changed.",
  },
  acts: {
    colours: "Colors",
    family: (use: FamilyUse) => `Type of ${families[use].toLowerCase()}`,
    spacing: "Spacing",
    corners: "Corners",
    mark: "Mark",
    logo: "Colors of the logo",
    shuffle: "Shuffle",
    asDesigned: "Look of the design",
  },
  told: {
    logo: "It has the colors of your logo. Undo brings back what was there.",
    shuffled: "Other colors and type. Undo brings back what was there.",
    asDesigned: "It looks as the design has it. Undo brings back what was there.",
    asDesignedAlready: "It looks as the design has it.",
  },
} as const;
