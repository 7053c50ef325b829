import { type AtRule, parse, type Rule } from "postcss";
import { mayMatch, readMarkup } from "./markup.ts";
import { mayStand, type PageDocument, readDocument } from "./may-stand.ts";

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
      // The names first: that is quicker.
      const used = rule.selectors.filter(
        (selector) => mayMatch(selector, markup) && mayStandWithin(rule.parent, selector, page),
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

/** Whether `selector` may match where its rule stands: within the elements of another rule, if it is nested in one. */
function mayStandWithin(parent: Rule["parent"], selector: string, page: PageDocument): boolean {
  if (!parent || parent.type === "root") return mayStand(selector, page);
  const outer = parent as Rule | AtRule;
  if (outer.type === "atrule") return outer.name === "scope" || mayStandWithin(outer.parent, selector, page);
  // Between quotes it would be a letter.
  if (/["'][^"']*&/.test(selector)) return true;
  const here = `:is(${outer.selector})`;
  const whole = selector.includes("&") ? selector.replaceAll("&", here) : `${here} ${selector}`;
  return mayStandWithin(outer.parent, whole, page);
}
