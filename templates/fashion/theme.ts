import type { Theme } from "../../engine/theme/theme.ts";

/** Bone paper, everything printed in burgundy, terracotta as the spot colour that floods a page. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#ece6dc",
    raised: "#f6f2ea",
    ink: "#3d0b18",
    muted: "#70434a",
    line: "#c9b6a9",
    accent: "#a93d1b",
    onAccent: "#fff6ea",
    accentInk: "#973414",
    deep: "#4b0d1f",
    onDeep: "#f2e6d8",
  },
  type: {
    display: "instrument-serif",
    text: "familjen-grotesk",
    body: 18,
    scale: 1.4,
    displayWeight: 400,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.025,
    displayLeading: 0.92,
  },
  radius: 0,
  density: "airy",
  motif: "diagonal",
} satisfies Theme;
