import type { Theme } from "../../engine/theme/theme.ts";
import type { FaceUse } from "../../engine/theme/theme-css.ts";

/** Drafting film and graphite. Buttons are graphite too: vermilion is a pencil for corrections, not a paint. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#f3f2ed",
    raised: "#fbfaf7",
    ink: "#26282b",
    muted: "#595852",
    line: "#c4c1b7",
    accent: "#2d2f33",
    onAccent: "#fbfaf7",
    accentInk: "#b4290f",
    deep: "#dad7ce",
    onDeep: "#1f2124",
  },
  type: {
    display: "jost",
    text: "eb-garamond",
    body: 20,
    scale: 1.3,
    displayWeight: 300,
    displayStyle: "normal",
    displayCase: "uppercase",
    displayTracking: 0.06,
    displayLeading: 1.08,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;

/** What is seen first beside running text and headings. */
export const firstFaces: readonly FaceUse[] = [{ family: "text", style: "italic" }];
