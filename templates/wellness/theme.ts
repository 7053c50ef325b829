import type { Theme } from "../../engine/theme/theme.ts";

/** Sage as it looks in fog, moss for ink; `deep` is dry sand. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#e6eae0",
    raised: "#f3f5ee",
    ink: "#24332c",
    muted: "#4f5f55",
    line: "#c3ccbd",
    accent: "#3f5f4d",
    onAccent: "#f4f6ee",
    accentInk: "#39594a",
    deep: "#e3d2b9",
    onDeep: "#30291b",
  },
  type: {
    display: "urbanist",
    text: "urbanist",
    body: 19,
    scale: 1.42,
    displayWeight: 250,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.035,
    displayLeading: 1.02,
  },
  radius: 40,
  density: "airy",
  motif: "none",
} satisfies Theme;
