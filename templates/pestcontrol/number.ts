import type { Link } from "../../engine/blocks/fields.ts";

/** Whether a link is a telephone number that the stationery prints large, on one line; anything else is an action. */
export function isNumber({ href, label }: Link): boolean {
  return /^(tel|fact:phone)/.test(href) && label.length <= 24;
}
