import type { Theme } from "../../engine/theme/theme.ts";

/** A room with the lamps turned down; `deep` is the green velvet of the drawers. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#120d10",
    raised: "#1d161a",
    ink: "#f2e9dc",
    muted: "#b9a99b",
    line: "#5a4834",
    accent: "#c8a355",
    onAccent: "#1a1206",
    accentInk: "#dcbc7a",
    deep: "#0d2a21",
    onDeep: "#f1eadb",
  },
  type: {
    display: "marcellus",
    text: "cormorant-garamond",
    body: 21,
    scale: 1.24,
    displayWeight: 400,
    displayStyle: "normal",
    displayCase: "uppercase",
    displayTracking: 0.12,
    displayLeading: 1.2,
  },
  radius: 0,
  density: "airy",
  motif: "none",
} satisfies Theme;
