/** What is chosen of a text, counted in letters from its beginning; where nothing is, both are where the caret stands. */
export type Caret = { from: number; to: number };

/** Where the caret is in `host`; undefined where it is not in there. */
export function caretIn(host: HTMLElement): Caret | undefined {
  const selection = host.ownerDocument.getSelection();
  const chosen = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!chosen || !host.contains(chosen.commonAncestorContainer)) return undefined;
  const before = host.ownerDocument.createRange();
  before.selectNodeContents(host);
  before.setEnd(chosen.startContainer, chosen.startOffset);
  const from = before.toString().length;
  return { from, to: from + chosen.toString().length };
}

/** Puts the caret there again; at the end where the text has become shorter. */
export function putCaret(host: HTMLElement, { from, to }: Caret): void {
  const selection = host.ownerDocument.getSelection();
  const [start, end] = [placeOf(host, from), placeOf(host, to)];
  selection?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

function placeOf(host: HTMLElement, at: number): { node: Node; offset: number } {
  const texts = host.ownerDocument.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  let left = at;
  let last: { node: Node; offset: number } = { node: host, offset: 0 };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left <= length) return { node, offset: left };
    left -= length;
    last = { node, offset: length };
  }
  return last;
}
