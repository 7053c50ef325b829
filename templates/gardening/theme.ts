import type { Theme } from "../../engine/theme/theme.ts";
import type { FaceUse } from "../../engine/theme/theme-css.ts";

/** Celadon paper printed in mud; `deep` is what lies under it. Marigold is a plate of its own, in garden.css. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#dfe3d6",
    raised: "#edf0e4",
    ink: "#2b150a",
    muted: "#5b4231",
    line: "#8d7a66",
    accent: "#5a2d17",
    onAccent: "#f8efd9",
    accentInk: "#5a2d17",
    deep: "#38190b",
    onDeep: "#f3e7cf",
  },
  type: {
    display: "grenze-gotisch",
    text: "vollkorn",
    body: 18,
    scale: 1.42,
    displayWeight: 600,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: 0,
    displayLeading: 0.88,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;

/** What is seen first beside running text and headings. */
export const firstFaces: readonly FaceUse[] = [{ family: "text", style: "italic" }];
