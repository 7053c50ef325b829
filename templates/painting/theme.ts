import type { Theme } from "../../engine/theme/theme.ts";

/** Primer and plum. Coral and the other eleven colors of the fan deck are paint: they stand in `paint.css`. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#e9e4de",
    raised: "#f7f3ed",
    ink: "#2b2440",
    muted: "#574d68",
    line: "#c9bfb4",
    accent: "#2b2440",
    onAccent: "#fff6ec",
    accentInk: "#a5321a",
    deep: "#2b2440",
    onDeep: "#f7ece0",
  },
  type: {
    display: "caprasimo",
    text: "figtree",
    body: 18,
    scale: 1.36,
    displayWeight: 400,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.015,
    displayLeading: 0.92,
  },
  radius: 4,
  density: "regular",
  motif: "none",
} satisfies Theme;
