import type { Theme } from "../../engine/theme/theme.ts";

/** A cobalt wall at night; `deep` is white enamel, `accent` the peach of skin, copper and first light. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#1537bf",
    raised: "#0f2a9b",
    ink: "#f6f8ff",
    muted: "#cfdaff",
    line: "#5974dc",
    accent: "#ffc9ae",
    onAccent: "#0b1d73",
    accentInk: "#ffc9ae",
    deep: "#eef2fa",
    onDeep: "#0b1d73",
  },
  type: {
    display: "overpass",
    text: "overpass",
    body: 18,
    scale: 1.36,
    displayWeight: 900,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.03,
    displayLeading: 0.95,
  },
  radius: 10,
  density: "regular",
  motif: "none",
} satisfies Theme;
