import type { Patch } from "../../../contract/patch.ts";
import { solveColours } from "../../../engine/theme/solve-colours.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import { themeSteps } from "../look/theme-steps.ts";

/** Moves the colours of `theme` that cannot be read in lightness, no further than they must, all in one step. */
export function mendColours(theme: Theme): Patch | [] {
  const { scheme, colours } = solveColours(theme.colours, theme);
  return themeSteps(theme, { ...theme, scheme, colours });
}
