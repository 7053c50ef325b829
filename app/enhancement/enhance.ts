import { enhanceContactForm } from "./enhance-contact-form.ts";
import { enhanceDisclosure } from "./enhance-disclosure.ts";
import { enhanceSession } from "./enhance-session.ts";
import { logNotFound } from "./log-not-found.ts";

const behaviours: [selector: string, enhanceElement: (element: HTMLElement, signal: AbortSignal) => void][] =
  [
    ["[data-disclosure]", enhanceDisclosure],
    ["[data-contact]", enhanceContactForm],
    ["[data-signed-in]", enhanceSession],
    ["[data-not-found]", logNotFound],
  ];

const enhanced = new WeakSet<Element>();

/**
 * Brings the marked parts below `root` to life and gives a function that takes everything back. A part that is alive
 * already stays as it is, so a second call does no harm.
 */
export function enhance(root: ParentNode): () => void {
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
}
