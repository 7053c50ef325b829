import type { Theme } from "../../engine/theme/theme.ts";
import type { FaceUse } from "../../engine/theme/theme-css.ts";

/** Midnight, hairlines and one green light; `deep` is the paper that notes are printed on, the only bright ground. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#070b18",
    raised: "#0c1326",
    ink: "#e8eefb",
    muted: "#9aa8c7",
    line: "#222e4d",
    accent: "#6fe3c4",
    onAccent: "#04140f",
    accentInk: "#86e8ce",
    deep: "#d5e2da",
    onDeep: "#0b1a2b",
  },
  type: {
    display: "hanken-grotesk",
    text: "hanken-grotesk",
    mono: "martian-mono",
    body: 17,
    scale: 1.3,
    displayWeight: 500,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.035,
    displayLeading: 1,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;

/** What is seen first beside running text and headings. */
export const firstFaces: readonly FaceUse[] = [{ family: "mono" }];
