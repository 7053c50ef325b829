import type { Theme } from "../../engine/theme/theme.ts";
import type { FaceUse } from "../../engine/theme/theme-css.ts";

/** Porcelain on grout, written on in ink. The glazes are not here: they belong to the tiles (mosaic/mosaic.css). */
export const theme = {
  scheme: "light",
  colours: {
    paper: "#e4e9e8",
    raised: "#f9fbfa",
    ink: "#0e1419",
    muted: "#4b565e",
    line: "#cfd7d5",
    accent: "#0e1419",
    onAccent: "#f9fbfa",
    accentInk: "#0e1419",
    deep: "#0e1419",
    onDeep: "#eef3f2",
  },
  type: {
    display: "geist",
    text: "geist",
    mono: "geist-mono",
    body: 16,
    scale: 1.28,
    displayWeight: 500,
    displayStyle: "normal",
    displayCase: "none",
    displayTracking: -0.045,
    displayLeading: 1,
  },
  radius: 3,
  density: "regular",
  motif: "none",
} satisfies Theme;

/** What is seen first beside running text and headings. */
export const firstFaces: readonly FaceUse[] = [{ family: "mono" }];
