import type { Theme } from "../../engine/theme/theme.ts";

/** Slate sea and the last apricot of the sky; `deep` is the black of the letterbox. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#22303c",
    raised: "#2b3b48",
    ink: "#f3ede3",
    muted: "#b9c4ca",
    line: "#46586a",
    accent: "#f6d2a6",
    onAccent: "#1a222b",
    accentInk: "#f6d2a6",
    deep: "#090c10",
    onDeep: "#f1ebe1",
  },
  type: {
    display: "forum",
    text: "barlow",
    body: 18,
    scale: 1.36,
    displayWeight: 400,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: 0,
    displayLeading: 1.02,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;
