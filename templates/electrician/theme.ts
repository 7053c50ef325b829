import type { Theme } from "../../engine/theme/theme.ts";
import type { FaceUse } from "../../engine/theme/theme-css.ts";

/** A cellar wall, and the yellow of a cord; `deep` is the powder-coated steel of the board's door. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#18181a",
    raised: "#232326",
    ink: "#f3f0e6",
    muted: "#b9b5a9",
    line: "#45454b",
    accent: "#ffd23f",
    onAccent: "#18181a",
    accentInk: "#ffd23f",
    deep: "#cfd2d0",
    onDeep: "#18181a",
  },
  type: {
    display: "b612",
    text: "b612",
    mono: "b612-mono",
    body: 17,
    scale: 1.3,
    displayWeight: 700,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.035,
    displayLeading: 1,
  },
  radius: 3,
  density: "regular",
  motif: "none",
} satisfies Theme;

/** What is seen first beside running text and headings. */
export const firstFaces: readonly FaceUse[] = [{ family: "mono" }];
