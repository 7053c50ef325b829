/** A text that is cut, or runs out of its place sideways. */
export type CutText = { element: Element; text: string };

type Sides = { left: number; right: number };

type StyleOf = (element: Element) => CSSStyleDeclaration;

/** Pixels by which letters may stand out: italics and rounding do by themselves. */
const slack = 2;

/**
 * The texts of `part` that cannot be read whole at the width that it is laid out in: that leave the page, or are wider than the
 * box which cuts them. What can be scrolled there, moves without end (`data-endless`), or is shortened with an ellipsis is
 * meant to be so.
 */
export function cutTexts(part: Element): CutText[] {
  const shown = part.ownerDocument;
  const view = shown.defaultView;
  if (!view) return [];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf: StyleOf = (element) => {
    const known = styles.get(element) ?? view.getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const found: CutText[] = [];
  const texts = shown.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !element || !isRead(element, styleOf)) continue;
    const limits = limitsOf(element, styleOf);
    if (leaves(node, limits)) found.push({ element, text });
  }
  return found;
}

/** Decoration is not, nor is what moves by itself, is closed or only heard. */
function isRead(element: Element, styleOf: StyleOf): boolean {
  return (
    !element.closest("svg, [aria-hidden=true], [data-endless]") &&
    // What nobody can point at hangs there as a picture does.
    styleOf(element).pointerEvents !== "none" &&
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  );
}

/** The boxes that what stands in `element` is cut by; none where that is meant to be. */
function limitsOf(element: Element, styleOf: StyleOf): readonly Sides[] {
  const { body, documentElement } = element.ownerDocument;
  const limits: Sides[] = [];
  for (let around: Element | null = element; around && around !== body; around = around.parentElement) {
    const { overflowX, textOverflow, clipPath } = styleOf(around);
    // Nothing of it is seen: it is for whoever listens.
    if (clipPath.startsWith("inset(50%")) return [];
    if (overflowX === "auto" || overflowX === "scroll") return limits;
    if (overflowX !== "hidden" && overflowX !== "clip") continue;
    if (textOverflow === "ellipsis") return [];
    limits.push(around.getBoundingClientRect());
  }
  return [...limits, { left: 0, right: documentElement.clientWidth }];
}

/** Of a text that seems to, each word is asked: the space where a line breaks may hang out of it. */
function leaves(node: Node, limits: readonly Sides[]): boolean {
  const range = node.ownerDocument?.createRange();
  if (!range) return false;
  const isOut = () =>
    [...range.getClientRects()].some(
      ({ left, right, width }) =>
        width > 0 && limits.some((box) => left < box.left - slack || right > box.right + slack),
    );
  range.selectNodeContents(node);
  if (!isOut()) return false;
  return [...(node.textContent ?? "").matchAll(/\S+/g)].some(({ index, 0: word }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return isOut();
  });
}
