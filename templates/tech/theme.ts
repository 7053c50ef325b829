import type { Theme } from "../../engine/theme/theme.ts";

/** A phosphor screen; `deep` is the listing paper that the manual is printed on. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#06120b",
    raised: "#0b1d13",
    ink: "#dcf8e6",
    muted: "#8db79c",
    line: "#1f3d2b",
    accent: "#4dff9a",
    onAccent: "#04160b",
    accentInk: "#4dff9a",
    deep: "#f1f4ea",
    onDeep: "#0c2016",
  },
  type: {
    display: "commit-mono",
    text: "commit-mono",
    body: 16,
    scale: 1.3,
    displayWeight: 400,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.05,
    displayLeading: 1,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;
