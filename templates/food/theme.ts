import type { Theme } from "../../engine/theme/theme.ts";
import type { FaceUse } from "../../engine/theme/theme-css.ts";

/** Flat poster colours: cream paper, broth (`raised`), tomato (`accent`), the soot of the alley (`deep`). */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#fbeed3",
    raised: "#f7c24a",
    ink: "#1b1412",
    muted: "#5b3a2a",
    line: "#1b1412",
    accent: "#cf2f17",
    onAccent: "#fff4de",
    accentInk: "#9c1e0b",
    deep: "#1b1412",
    onDeep: "#fbeed3",
  },
  type: {
    display: "dela-gothic-one",
    text: "schibsted-grotesk",
    body: 17,
    scale: 1.36,
    displayWeight: 400,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.02,
    displayLeading: 0.98,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;

/** What is seen first beside running text and headings. */
export const firstFaces: readonly FaceUse[] = [{ family: "text", weight: 700 }];
