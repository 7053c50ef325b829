import type { TaughtClass } from "../../collections.ts";

/** How many grounds the sheet paints. */
const grounds = 7;

/** The ground on which the letter of a class is painted, from 1 on: no two of the first seven have the same. */
export function groundOf(id: string, classes: readonly TaughtClass[]): number {
  return (classes.findIndex((taught) => taught.id === id) % grounds) + 1;
}
