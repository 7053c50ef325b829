import type { Theme } from "../../engine/theme/theme.ts";
import type { FaceUse } from "../../engine/theme/theme-css.ts";

/** Noon and midnight. The hours between stand in `sky.css`. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#ffd9b5",
    raised: "#fff3df",
    ink: "#0a1f4d",
    muted: "#2c3a63",
    line: "#0a1f4d",
    accent: "#0a1f4d",
    onAccent: "#fff3df",
    accentInk: "#0a1f4d",
    deep: "#0a1f4d",
    onDeep: "#ffeccd",
  },
  type: {
    display: "unbounded",
    text: "hanken-grotesk",
    body: 18,
    scale: 1.34,
    displayWeight: 700,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.045,
    displayLeading: 0.98,
  },
  radius: 30,
  density: "regular",
  motif: "none",
} satisfies Theme;

/** What is seen first beside running text and headings. */
export const firstFaces: readonly FaceUse[] = [{ family: "display", weight: 300 }];
