import { type AtRule, parse, type Rule } from "postcss";
import { mayMatch, readMarkup } from "./markup.ts";
import { mayStand, readDocument } from "./may-stand.ts";

/**
 * The rules of the sheet `css` that may match in the page `html` while its elements stay where they are, in their order and
 * with all that surrounds them. What is no style rule (faces, keyframes, registrations, layers) stays as it is.
 */
export function pickUsedRules(css: string, html: string): string {
  return rulesUsedIn(html)(css);
}

/** The same for several sheets of one page, which is read once. */
export function rulesUsedIn(html: string): (css: string) => string {
  const markup = readMarkup(html);
  const page = readDocument(html);
  return (css) => {
    const sheet = parse(css);
    sheet.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      // The names first: that is quicker, and all that can be said of what is nested.
      const isNested = isWithin(rule);
      const used = rule.selectors.filter(
        (selector) => mayMatch(selector, markup) && (isNested || mayStand(selector, page)),
      );
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
    return sheet.toString().trim();
  };
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");
}

/** Whether a rule's selectors begin at those of another rule, or at the root of a scope. */
function isWithin({ parent }: Rule | AtRule): boolean {
  if (!parent || parent.type === "root") return false;
  const outer = parent as Rule | AtRule;
  return outer.type === "rule" || outer.name === "scope" || isWithin(outer);
}
