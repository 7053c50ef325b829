import type { Theme } from "../../engine/theme/theme.ts";
import type { FaceUse } from "../../engine/theme/theme-css.ts";

/** The pit with the lights off, magenta from below, bone for words. Prize yellow is the site's own (hud.css). */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#0a0613",
    raised: "#150c26",
    ink: "#f6ece1",
    muted: "#b7a9c9",
    line: "#3a2857",
    accent: "#ff6be0",
    onAccent: "#1a0518",
    accentInk: "#ff6be0",
    deep: "#170b2d",
    onDeep: "#f6ece1",
  },
  type: {
    display: "oxanium",
    text: "oxanium",
    mono: "martian-mono",
    body: 17,
    scale: 1.36,
    displayWeight: 700,
    displayStyle: "normal",
    displayCase: "uppercase",
    displayTracking: -0.015,
    displayLeading: 0.94,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;

/** What is seen first beside running text and headings. */
export const firstFaces: readonly FaceUse[] = [{ family: "mono" }];
