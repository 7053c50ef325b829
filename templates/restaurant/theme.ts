import type { Theme } from "../../engine/theme/theme.ts";

/** Slate and soot, lit in amber; `deep` is the second ground, and here the light one: the laid paper of the menu. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#100e0d",
    raised: "#1a1614",
    ink: "#f4eadb",
    muted: "#bfb09c",
    line: "#43382d",
    accent: "#dd9a4b",
    onAccent: "#1a0f05",
    accentInk: "#e8b16c",
    deep: "#efe6d5",
    onDeep: "#1f1813",
  },
  type: {
    display: "bodoni-moda",
    text: "spectral",
    body: 19,
    scale: 1.33,
    displayWeight: 400,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.025,
    displayLeading: 0.98,
  },
  radius: 0,
  density: "airy",
  motif: "hairline",
} satisfies Theme;
