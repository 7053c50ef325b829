import type { Theme } from "../../engine/theme/theme.ts";

/** Aubergine by night, the orange of a low sun, and `deep`, the blue that everything stands in up to its waist. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#2f0d35",
    raised: "#3f1646",
    ink: "#fff1df",
    muted: "#d9bcd2",
    line: "#6a3a70",
    accent: "#ff9a5e",
    onAccent: "#2a0a2f",
    accentInk: "#ffab78",
    deep: "#072b52",
    onDeep: "#f3f0e6",
  },
  type: {
    display: "syne",
    text: "archivo",
    body: 17,
    scale: 1.34,
    displayWeight: 800,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.04,
    displayLeading: 0.94,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;
