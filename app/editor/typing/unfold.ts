import { placeBehind } from "./shown-letters.ts";

/** Opens what `host` is folded in, and puts the caret behind so many of its letters: `begin` has it typed into in between. */
export function unfold(host: HTMLElement, letters: number, begin: () => void): void {
  const fold = host.closest("details");
  if (fold) fold.open = true;
  begin();
  host.focus({ preventScroll: true });
  const caret = placeBehind(host, letters);
  if (caret) host.ownerDocument.getSelection()?.collapse(caret.node, caret.offset);
}
