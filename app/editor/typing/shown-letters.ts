/** What an element holds, down to its letters. */
export type Held = ReadonlyMap<Node, readonly ChildNode[] | string>;

export function heldBy(element: Element): Held {
  const held = new Map<Node, readonly ChildNode[] | string>();
  const look = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      held.set(node, node.nodeValue ?? "");
      return;
    }
    const inner = Array.from(node.childNodes);
    held.set(node, inner);
    inner.forEach(look);
  };
  look(element);
  return held;
}

/** Puts back what `held` says: the nodes, and of several texts the letters, since one alone is drawn as it stands there. */
export function putBack(held: Held): void {
  const isSeveral = lettersIn(held).length > 1;
  for (const [node, before] of held) {
    if (typeof before === "string") {
      if (isSeveral && node.nodeValue !== before) node.nodeValue = before;
      continue;
    }
    const now = Array.from(node.childNodes);
    if (now.length !== before.length || now.some((one, index) => one !== before[index]))
      (node as Element).replaceChildren(...before);
  }
}

/** Lets `element` read `text`, in the nodes that it has. */
export function showText(element: Element, text: string): void {
  const before = element.textContent ?? "";
  if (before === text) return;
  // From the end first: a space at the end of a text is its own, and not of what stands behind it.
  const most = Math.min(before.length, text.length);
  let end = 0;
  while (end < most && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  let start = 0;
  while (start < most - end && before[start] === text[start]) start += 1;
  let typed = text.slice(start, text.length - end);
  let at = 0;
  for (const node of textsOf(element)) {
    const letters = node.data;
    const from = Math.max(start - at, 0);
    const to = Math.min(before.length - end - at, letters.length);
    at += letters.length;
    if (from > letters.length || to < from) continue;
    node.data = letters.slice(0, from) + typed + letters.slice(to);
    typed = "";
  }
}

/** How many letters of the element stand before a place in it. */
export function lettersBefore(element: Element, node: Node, offset: number): number {
  if (!element.contains(node)) return 0;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** The place behind so many letters of the element; undefined where it has fewer. */
export function placeBehind(element: Element, letters: number): { node: Text; offset: number } | undefined {
  let left = letters;
  for (const node of textsOf(element)) {
    if (left <= node.data.length) return { node, offset: left };
    left -= node.data.length;
  }
  return undefined;
}

function lettersIn(held: Held): Node[] {
  return Array.from(held.keys()).filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
}

function textsOf(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
}
