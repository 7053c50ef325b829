import { familiesLike, withFamily } from "./matching-families.ts";
import { toHex, toOklch } from "./oklch.ts";
import { chosenRoles, solveColours } from "./solve-colours.ts";
import type { ColourRole, Theme } from "./theme.ts";

/** Degrees: turned by it again and again, no two of many hues are near each other. */
const goldenAngle = 137.508;

/**
 * Another theme in the manner of `theme`, for each `turn` (1, 2, 3 …) another one: all hues are turned by one angle and keep
 * their lightness, and each family gives way to one of its kind that is about as wide.
 */
export function shuffleTheme(theme: Theme, turn: number): Theme {
  const turned = Object.fromEntries(
    Object.entries(theme.colours).map(([role, colour]) => [role, turnHue(colour, turn * goldenAngle)]),
  ) as Record<ColourRole, string>;
  const chosen = Object.fromEntries(chosenRoles.map((role) => [role, turned[role]])) as typeof turned;
  const { scheme, colours } = solveColours(chosen, { colours: turned });
  return { ...theme, scheme, colours, type: shuffleType(theme.type, turn) };
}

function turnHue(colour: string, angle: number): string {
  const { l, c, h } = toOklch(colour);
  return toHex({ l, c, h: (h + angle) % 360 });
}

function shuffleType(type: Theme["type"], turn: number): Theme["type"] {
  const isOne = type.display === type.text;
  const texts = familiesLike(type.text, "text");
  // One step of the texts each time that all headings have been: else the same two would always meet.
  const displays = isOne ? texts : familiesLike(type.display, "display");
  const display = displays[turn % displays.length] ?? type.display;
  const round = Math.floor(turn / displays.length);
  const text = isOne ? display : (texts[(turn + round) % texts.length] ?? type.text);
  return withFamily(withFamily(type, "display", display), "text", text);
}
