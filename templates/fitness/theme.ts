import type { Theme } from "../../engine/theme/theme.ts";

/** Acid yellow, black and chalk. `raised` is the chalk; `deep` is the page printed the other way round. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#e3f21a",
    raised: "#f6f7ee",
    ink: "#0f1006",
    muted: "#2e310a",
    line: "#0f1006",
    accent: "#0f1006",
    onAccent: "#e3f21a",
    accentInk: "#0f1006",
    deep: "#0f1006",
    onDeep: "#e3f21a",
  },
  type: {
    display: "big-shoulders",
    text: "archivo",
    body: 17,
    scale: 1.48,
    displayWeight: 900,
    displayStyle: "normal",
    displayCase: "uppercase",
    displayTracking: -0.01,
    displayLeading: 0.84,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;
