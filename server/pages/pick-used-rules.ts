import { type AtRule, parse, type Rule } from "postcss";
import { type Markup, mayMatch } from "./markup.ts";

/**
 * The rules of the sheet `css` that may match in a page of this `markup`, in their order and with all that surrounds them.
 * What is no style rule (faces, keyframes, registrations, layers) stays as it is.
 */
export function pickUsedRules(css: string, markup: Markup): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter((selector) => mayMatch(selector, markup));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return sheet.toString().trim();
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");
}
