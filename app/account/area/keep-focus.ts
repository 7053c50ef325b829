/**
 * Whatever is done inside `root`, the focus is not lost: where what had it has gone, the heading of what stood around it
 * takes it, which says what has become of that. Ends with `signal`.
 */
export function keepFocus(root: HTMLElement, signal: AbortSignal): void {
  let last: HTMLElement | undefined;
  let around: readonly HTMLElement[] = [];
  const note = ({ target }: FocusEvent) => {
    // Whoever has gone somewhere else has not lost it.
    last = target instanceof HTMLElement && root.contains(target) ? target : undefined;
    around = last ? ancestors(last, root) : [];
  };
  const look = () => {
    if (!last || document.activeElement !== document.body || last.checkVisibility()) return;
    last = undefined;
    headingOf(around)?.focus();
  };
  document.addEventListener("focusin", note, { signal });
  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
  signal.addEventListener("abort", () => watch.disconnect());
}

/** What stands around `element` within `root`, the nearest first. */
function ancestors(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one && root.contains(one); one = one.parentElement) found.push(one);
  return found;
}

/** The heading, or the legend, of the nearest that is still there, as one that can take the focus. */
function headingOf(around: readonly HTMLElement[]): HTMLElement | undefined {
  for (const one of around) {
    const heading =
      one.isConnected && [...one.querySelectorAll<HTMLElement>("h1, h2, h3, legend")].find(isSeen);
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}

const isSeen = (element: HTMLElement) => element.checkVisibility();
