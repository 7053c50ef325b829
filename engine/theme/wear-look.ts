import type { BrandLook } from "./brand-look.ts";
import { withFamily } from "./matching-families.ts";
import { type Moved, solveColours } from "./solve-colours.ts";
import type { Theme } from "./theme.ts";

/** A theme in the look of a business, and which of its colours had to give way for that. */
export type WornLook = { theme: Theme; moved: readonly Moved[] };

/**
 * `theme`, of whatever design, with the colours, families and corners of a business. Every text can be read: what cannot stand beside
 * another is moved (`solveColours`), and headings are as heavy as the design has them, as far as the family is.
 */
export function wearLook(theme: Theme, { colours, families, radius }: BrandLook): WornLook {
  const solved = colours && solveColours(colours, theme);
  const headed = families ? withFamily(theme.type, "display", families.display) : theme.type;
  const type = families ? withFamily(headed, "text", families.text) : headed;
  return {
    theme: {
      ...theme,
      ...(solved && { scheme: solved.scheme, colours: solved.colours }),
      type,
      ...(radius !== undefined && { radius }),
    },
    moved: solved?.moved ?? [],
  };
}
