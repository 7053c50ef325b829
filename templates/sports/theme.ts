import type { Theme } from "../../engine/theme/theme.ts";

/** Clay under lane white; navy is the board at night, and amber belongs to lane four alone. */
export const theme = {
  scheme: "dark",
  colours: {
    paper: "#9c321b",
    raised: "#a83a21",
    ink: "#fff6ec",
    muted: "#ffdfcd",
    line: "#c9735a",
    accent: "#ffc53d",
    onAccent: "#111a33",
    accentInk: "#ffe3a6",
    deep: "#111a33",
    onDeep: "#fff6ec",
  },
  type: {
    display: "saira-extra-condensed",
    text: "barlow",
    body: 18,
    scale: 1.42,
    displayWeight: 800,
    displayStyle: "normal",
    displayCase: "uppercase",
    displayTracking: -0.012,
    displayLeading: 0.86,
  },
  radius: 0,
  density: "regular",
  motif: "none",
} satisfies Theme;
