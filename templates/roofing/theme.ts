import type { Theme } from "../../engine/theme/theme.ts";

/** Wet slate, copper that is still bright, and `deep`, which is pale: the color of rain against a window. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#1d2025",
    raised: "#343b45",
    ink: "#eef2f4",
    muted: "#b6c0c8",
    line: "#434c56",
    accent: "#e89a6c",
    onAccent: "#1f130b",
    accentInk: "#f0ab80",
    deep: "#d3dde2",
    onDeep: "#1d2025",
  },
  type: {
    display: "zilla-slab",
    text: "public-sans",
    body: 17,
    scale: 1.32,
    displayWeight: 600,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.025,
    displayLeading: 0.98,
  },
  radius: 2,
  density: "regular",
  motif: "none",
} satisfies Theme;
