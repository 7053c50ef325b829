import { linkNotices as words } from "./link-notices-content.ts";

/**
 * Puts a note with these parts over the lower right of the page, until its button or Escape inside of it closes it, or
 * `signal` ends the page. A note that had the focus gives it back.
 */
export function openNote(parts: readonly HTMLElement[], signal: AbortSignal): HTMLElement {
  const before = document.activeElement;
  const note = element("div", { className: "link-note", role: "region" });
  const dismiss = element("button", { className: "dismiss", type: "button", ariaLabel: words.dismiss });
  note.append(...parts, dismiss);

  const close = () => {
    const hadFocus = note.contains(document.activeElement);
    note.remove();
    if (hadFocus) giveFocus(before);
  };
  dismiss.addEventListener("click", close);
  note.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
  signal.addEventListener("abort", () => note.remove());
  document.body.append(note);
  return note;
}

/** To what had it; where nothing had, to the beginning of the page's content, so that the next Tab goes on from there. */
function giveFocus(before: Element | null): void {
  const isGone = !before?.isConnected || before === document.body;
  const target = isGone ? document.querySelector("main") : before;
  if (!(target instanceof HTMLElement)) return;
  if (isGone) {
    target.tabIndex = -1;
    target.style.outline = "none";
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** Makes an element with these properties. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
