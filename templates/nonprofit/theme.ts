import type { Theme } from "../../engine/theme/theme.ts";

/** Writing paper and river; `deep` is the water at night. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#f7ead9",
    raised: "#fff8ec",
    ink: "#10353a",
    muted: "#3f5f61",
    line: "#d9c8b0",
    accent: "#0c5a5e",
    onAccent: "#fff8ec",
    accentInk: "#0c5a5e",
    deep: "#06343a",
    onDeep: "#f7ead9",
  },
  type: {
    display: "young-serif",
    text: "atkinson-hyperlegible-next",
    body: 18,
    scale: 1.33,
    displayWeight: 400,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.025,
    displayLeading: 1.02,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;
