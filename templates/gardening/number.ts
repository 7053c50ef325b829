import type { Link } from "../../engine/blocks/fields.ts";

/** Whether a link is a telephone number that is set large; anything else is an action. */
export function isNumber({ href, label }: Link): boolean {
  return /^(tel|fact:phone)/.test(href) && label.length <= 24;
}

/** Whether a link is an address to write to. */
export function isMail({ href }: Link): boolean {
  return /^(mailto|fact:email)/.test(href);
}

/** For `data-length`: a number that is longer than most, which is set smaller. */
export function lengthOf(label: string): "long" | undefined {
  return label.length > 15 ? "long" : undefined;
}
