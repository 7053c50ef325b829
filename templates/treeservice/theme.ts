import type { Theme } from "../../engine/theme/theme.ts";

/** The inside of a forest; `deep` is the cream of routed letters and field paper, `accent` resin in the sun. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#1f2e1f",
    raised: "#2a3c29",
    ink: "#f6ead0",
    muted: "#d3cdae",
    line: "#4d6247",
    accent: "#f0b96a",
    onAccent: "#24190c",
    accentInk: "#f0b96a",
    deep: "#f4e6c6",
    onDeep: "#2a1e10",
  },
  type: {
    display: "national-park",
    text: "national-park",
    body: 18,
    scale: 1.32,
    displayWeight: 700,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.01,
    displayLeading: 1,
  },
  radius: 14,
  density: "regular",
  motif: "none",
} satisfies Theme;
