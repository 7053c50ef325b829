/** Of a frame's height, at least so much counts as seen: the rest of it is about to come to the screen. */
const least = 0.3;

/**
 * Turns the page in `frame` at once to its section of that name, and there as far down as `service` is seen; to its beginning
 * without a section. Only the page itself moves, never what surrounds the frame.
 */
export function turnTo(frame: HTMLIFrameElement, section: string | undefined, service: string): void {
  const shown = frame.contentDocument;
  const view = frame.contentWindow;
  const found = section ? shown?.getElementById(section) : undefined;
  if (!view || !shown?.body) return;
  if (!found) {
    view.scrollTo({ top: 0, behavior: "instant" });
    return;
  }
  const { top } = found.getBoundingClientRect();
  const said = service && boxOf(found, service);
  const below = said ? said.bottom - top - heightSeen(frame) * 0.8 : 0;
  view.scrollTo({ top: view.scrollY + top + Math.max(0, below), behavior: "instant" });
}

/** How much of a frame is on the screen, in its own pixels. */
function heightSeen(frame: HTMLIFrameElement): number {
  const { top, bottom, height } = frame.getBoundingClientRect();
  const share = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.max(height, 1);
  return frame.clientHeight * Math.max(least, share);
}

/** Where the first text stands that says `service`. */
function boxOf(section: HTMLElement, service: string): DOMRect | undefined {
  const texts = section.ownerDocument.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.nodeValue?.includes(service))
      return texts.currentNode.parentElement?.getBoundingClientRect();
  return undefined;
}
