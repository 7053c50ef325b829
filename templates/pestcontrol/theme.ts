import type { Theme } from "../../engine/theme/theme.ts";
import type { FaceUse } from "../../engine/theme/theme-css.ts";

/** Mint, writing ink and card; copper is the color of whoever is leaving. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#bfe9d4",
    raised: "#fbf7ec",
    ink: "#0c1a14",
    muted: "#2b4a3c",
    line: "#7dbb9b",
    accent: "#0c1a14",
    onAccent: "#eefaf3",
    accentInk: "#7d3412",
    deep: "#0b2419",
    onDeep: "#dff3e8",
  },
  type: {
    display: "libre-caslon-display",
    text: "libre-caslon-text",
    body: 16,
    scale: 1.4,
    displayWeight: 400,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.02,
    displayLeading: 1,
  },
  radius: 0,
  density: "airy",
  motif: "none",
} satisfies Theme;

/** What is seen first beside running text and headings. */
export const firstFaces: readonly FaceUse[] = [{ family: "text", style: "italic" }];
