/** Brings one marked element to life; `signal` says when to take everything back. */
export type EnhanceElement<E extends HTMLElement = HTMLElement> = (element: E, signal: AbortSignal) => void;

/**
 * Takes behaviours by the selector of what they bring to life, and gives the function that does so below a root and
 * itself gives one that takes everything back. A part that is alive already stays as it is, so a second call does no harm.
 */
export function enhanceWith(
  behaviours: readonly [selector: string, enhanceElement: EnhanceElement][],
): (root: ParentNode) => () => void {
  const enhanced = new WeakSet<Element>();
  return (root) => {
    const end = new AbortController();
    for (const [selector, enhanceElement] of behaviours) {
      for (const element of root.querySelectorAll<HTMLElement>(selector)) {
        if (enhanced.has(element)) continue;
        enhanced.add(element);
        end.signal.addEventListener("abort", () => enhanced.delete(element));
        enhanceElement(element, end.signal);
      }
    }
    return () => end.abort();
  };
}
