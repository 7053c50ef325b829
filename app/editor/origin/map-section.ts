import { marksIn, wholeMark } from "./marks.ts";

/** Which texts of a section stand in an element, and whether the element is one of them and nothing else. */
export type Origin = {
  /** Numbers of texts, as they were marked. */
  texts: readonly number[];
  /** The text that the element shows whole, letter by letter, in text nodes of its own. */
  whole?: number;
};

/**
 * By element of `shown`, which texts it shows; found by `drawn`, the same section drawn once more with its texts marked. Both are
 * walked side by side; where they differ (a view that cuts its text into letters draws more of them for a marked one) all that is
 * within belongs to the element around it.
 */
export function mapSection(shown: Element, drawn: Element): Map<Element, Origin> {
  const found = new Map<Element, Origin>();
  walk(shown, drawn, found);
  return found;
}

function walk(shown: Element, drawn: Element, found: Map<Element, Origin>): void {
  const own = new Set(attributeMarks(drawn));
  const before = Array.from(shown.childNodes);
  const after = Array.from(drawn.childNodes);
  const isText = after.length > 0 && after.every(({ nodeType }) => nodeType === Node.TEXT_NODE);
  if (isText && before.every(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
    const text = drawn.textContent ?? "";
    const whole = wholeMark(text);
    for (const number of marksIn(text)) own.add(number);
    if (own.size > 0) found.set(shown, { texts: [...own], ...(whole !== undefined && { whole }) });
    return;
  }
  if (!isAlike(before, after)) {
    for (const number of marksIn(drawn.textContent ?? "")) own.add(number);
    for (const inner of drawn.querySelectorAll("*"))
      for (const number of attributeMarks(inner)) own.add(number);
    if (own.size > 0) found.set(shown, { texts: [...own] });
    return;
  }
  after.forEach((node, index) => {
    const counterpart = before[index];
    if (isElement(node) && counterpart && isElement(counterpart)) walk(counterpart, node, found);
    else for (const number of marksIn(node.nodeValue ?? "")) own.add(number);
  });
  if (own.size > 0) found.set(shown, { texts: [...own] });
}

function isAlike(before: readonly ChildNode[], after: readonly ChildNode[]): boolean {
  return (
    before.length === after.length &&
    before.every(
      (node, index) => node.nodeType === after[index]?.nodeType && node.nodeName === after[index].nodeName,
    )
  );
}

const told = ["alt", "aria-label", "placeholder", "title", "value", "content"];

function attributeMarks(element: Element): number[] {
  return told.flatMap((name) => marksIn(element.getAttribute(name) ?? ""));
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
