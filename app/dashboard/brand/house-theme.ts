import type { Theme } from "../../../engine/theme/theme.ts";

/** A quiet theme of nobody's: what a business chooses first is chosen beside it, until it is worn by a design. */
export const houseTheme: Theme = {
  scheme: "light",
  colours: {
    paper: "#faf8f4",
    raised: "#ffffff",
    ink: "#1d1b18",
    muted: "#5d584f",
    line: "#d8d2c6",
    accent: "#9c2f1a",
    onAccent: "#ffffff",
    accentInk: "#9c2f1a",
    deep: "#20302c",
    onDeep: "#f5f2ea",
  },
  type: {
    display: "libre-caslon-text",
    text: "hanken-grotesk",
    body: 17,
    scale: 1.3,
    displayWeight: 400,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.01,
    displayLeading: 1.05,
  },
  radius: 4,
  density: "regular",
  motif: "none",
};
