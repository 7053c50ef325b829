import type { Theme } from "../../engine/theme/theme.ts";

/** Wall and ink; `deep` is the concrete floor. The accent is the red dot of a sold work and is used for nothing else. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#ffffff",
    raised: "#f7f7f6",
    ink: "#0e0e0e",
    muted: "#4f4f4d",
    line: "#d4d4d1",
    accent: "#d3121c",
    onAccent: "#ffffff",
    accentInk: "#0e0e0e",
    deep: "#e6e6e3",
    onDeep: "#0e0e0e",
  },
  type: {
    display: "instrument-serif",
    text: "hanken-grotesk",
    body: 16,
    scale: 1.22,
    displayWeight: 400,
    displayStyle: "italic",
    displayCase: "none",
    displayTracking: -0.012,
    displayLeading: 1.02,
  },
  radius: 0,
  density: "airy",
  motif: "none",
} satisfies Theme;
