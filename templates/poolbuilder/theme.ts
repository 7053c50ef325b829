import type { Theme } from "../../engine/theme/theme.ts";
import type { FaceUse } from "../../engine/theme/theme-css.ts";

/** The deck is pale terrazzo, everything below it is water; only the board is orange. */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#f0efe6",
    raised: "#faf9f3",
    ink: "#04343e",
    muted: "#35565d",
    line: "#b9d3d0",
    accent: "#e8560f",
    onAccent: "#021a20",
    accentInk: "#a33a06",
    deep: "#065766",
    onDeep: "#d8fbf5",
  },
  type: {
    display: "josefin-sans",
    text: "public-sans",
    body: 18,
    scale: 1.45,
    displayWeight: 200,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.035,
    displayLeading: 0.95,
  },
  radius: 40,
  density: "airy",
  motif: "none",
} satisfies Theme;

/** What is seen first beside running text and headings. */
export const firstFaces: readonly FaceUse[] = [{ family: "display", weight: 600 }];
