/**
 * What is wrong with the texts of each `[data-case]` of the page, as it is laid out now: runs in the browser, and knows
 * nothing outside itself.
 *
 * A text is where its glyphs are (`Range.getClientRects`), less a quarter of their height above and below, where no
 * letter of a usual word reaches. It is cut where an ancestor hides what leaves it, outside where it leaves the window and
 * nothing scrolls to it, and two texts overlap where their rectangles do. What is hidden from those who listen is
 * decoration and left out, and so is what is turned, because its rectangle says nothing of where it is.
 */
export function findFaults(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  type Surroundings = {
    clips: readonly { clip: Box; scrolls: boolean }[];
    isTurned: boolean;
    layer: Element | null;
  };
  const far = 1e6;
  const faults: string[] = [];
  let surroundings = new Map<Element, Surroundings>();
  const width = document.documentElement.clientWidth;
  // What is far off screen is skipped by browsers and as high as was guessed, until somebody comes near it.
  for (const skipped of document.querySelectorAll<HTMLElement>("[data-case] *"))
    if (getComputedStyle(skipped).contentVisibility === "auto") skipped.style.contentVisibility = "visible";
  for (const details of document.querySelectorAll("details")) details.open = true;
  for (const root of document.querySelectorAll<HTMLElement>("[data-case]")) {
    examine(root, root);
    for (const panel of root.querySelectorAll<HTMLElement>("[popover]")) {
      // Where the window is wide, what was a panel stands on the page.
      if (panel.checkVisibility()) continue;
      panel.showPopover();
      examine(panel, root);
      panel.hidePopover();
    }
  }
  if (document.documentElement.scrollWidth > width)
    faults.push(`the page scrolls sideways (${document.documentElement.scrollWidth})`);
  return faults;

  function examine(root: HTMLElement, about: HTMLElement) {
    surroundings = new Map();
    const found = new Set<string>();
    const boxes: { box: Box; node: Node; layer: Element | null }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isRead(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { clips, isTurned, layer } = surroundingsOf(element);
      if (isTurned) continue;
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        const quarter = rect.height / 4;
        let box: Box | undefined = {
          left: rect.left,
          right: rect.right,
          top: rect.top + quarter,
          bottom: rect.bottom - quarter,
        };
        let isReachable = false;
        for (const { clip, scrolls } of clips) {
          const shown: Box = cross(box, clip);
          const isCut =
            shown.right - shown.left < box.right - box.left - 2 ||
            shown.bottom - shown.top < box.bottom - box.top - 1;
          if (isCut && !scrolls && !isReachable) found.add(`cut: ${said(node)}`);
          if (scrolls) isReachable = true;
          box = shown;
          if (box.right - box.left < 1 || box.bottom - box.top < 1) {
            box = undefined;
            break;
          }
        }
        if (!box) continue;
        if (!isReachable && (box.right > width + 1 || box.left < -1)) found.add(`outside: ${said(node)}`);
        boxes.push({ box, node, layer });
      }
    }
    if (!/, word$/.test(about.dataset.case ?? "")) for (const fault of brokenWords(root)) found.add(fault);
    boxes.sort((a, b) => a.box.top - b.box.top);
    for (const [index, one] of boxes.entries()) {
      for (let at = index + 1; at < boxes.length; at += 1) {
        const other = boxes[at];
        if (!other || other.box.top > one.box.bottom - 2) break;
        if (other.node === one.node || other.layer !== one.layer) continue;
        const shared = cross(one.box, other.box);
        if (shared.right - shared.left > 2 && shared.bottom - shared.top > 2)
          found.add(`overlap: ${said(one.node)} and ${said(other.node)}`);
      }
    }
    const all = [...found];
    faults.push(...all.slice(0, 4).map((fault) => `${about.dataset.case}: ${fault}`));
    if (all.length > 4) faults.push(`${about.dataset.case}: ${all.length - 4} more`);
  }

  /** Words of usual length that stand on two lines, which only a place far too narrow does to them. */
  function brokenWords(root: HTMLElement): string[] {
    const narrow = 110;
    return [...root.querySelectorAll("*")].flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || element.clientWidth > narrow) return [];
        const parent = element.closest("li, dd, dt, td, th, p, a, button, div, h1, h2, h3") ?? element;
        const { width: room } = parent.getBoundingClientRect();
        // A word for those who listen alone breaks wherever it likes.
        if (room < 2 || room > narrow || element.clientWidth === 1 || !isRead(element)) return [];
        return [...(node.textContent ?? "").matchAll(/[a-z]{2,9}/gi)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return tops.size > 1 ? [`broken word ${word}: ${said(node)}`] : [];
        });
      }),
    );
  }

  function isRead(element: Element): boolean {
    if (element.closest("[aria-hidden=true], script, style, title, option, [hidden]")) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** What hides or moves a text: from the nearest ancestor outwards. */
  function surroundingsOf(element: Element | null): Surroundings {
    if (!element) return { clips: [], isTurned: false, layer: null };
    const known = surroundings.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const isFixed = style.position === "fixed";
    const outer = surroundingsOf(isFixed ? null : element.parentElement);
    const clip = clipOf(element, style);
    const [, skewX = 0, skewY = 0] = style.transform.replace("matrix(", "").split(",").map(Number);
    const isTurned =
      Boolean(skewX || skewY) || style.transform.includes("3d") || !/^(none|0deg)$/.test(style.rotate);
    const result = {
      clips: clip ? [clip, ...outer.clips] : outer.clips,
      isTurned: isTurned || outer.isTurned || element.localName === "textPath",
      layer: isFixed ? element : outer.layer,
    };
    surroundings.set(element, result);
    return result;
  }

  function clipOf(
    element: Element,
    { clipPath, display, overflowX, overflowY, webkitLineClamp }: CSSStyleDeclaration,
  ) {
    const axes = [overflowX, overflowY];
    const scrolls = axes.some((axis) => axis === "auto" || axis === "scroll");
    if (display === "inline" || display === "contents" || axes.every((axis) => axis === "visible"))
      return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // A word for those who listen alone.
    if (clipPath === "inset(50%)") return { clip: { left, top, right: left, bottom: top }, scrolls: true };
    if (webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 1)
      return { clip: { left, right, top: far, bottom: far }, scrolls: false };
    const [x, y] = axes.map((axis) => axis !== "visible");
    const clip = {
      left: x ? left : -far,
      right: x ? right : far,
      top: y ? top : -far,
      bottom: y ? bottom : far,
    };
    return { clip, scrolls };
  }

  function cross(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }

  function said(node: Node): string {
    const element = node.parentElement;
    const name = element?.closest("[class]")?.getAttribute("class")?.split(" ")[0];
    return `<${element?.localName}> in .${name} "${node.textContent?.trim().slice(0, 24)}"`;
  }
}
