/** How long the panel waits after losing the focus (SPEC.md section 9). */
const closeDelay = 150;

/**
 * A button and the panel that it opens: by click, Enter, Space or the arrow down. Escape closes and gives the focus
 * back; so do a click elsewhere, a link chosen in the panel, and the focus moving on.
 */
export function enhanceDisclosure(element: HTMLElement, signal: AbortSignal): void {
  const button = element.querySelector<HTMLElement>(":scope > button[aria-expanded]");
  const panel = button && document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!button || !panel) throw new Error("A disclosure needs a button and the panel it controls");
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  const setOpen = (open: boolean) => {
    clearTimeout(timer);
    button.setAttribute("aria-expanded", String(open));
  };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (button.contains(target) || panel.contains(target));

  button.addEventListener("click", () => setOpen(!isOpen()), { signal });
  button.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      setOpen(true);
      panel.querySelector<HTMLElement>("a[href], button")?.focus();
    },
    { signal },
  );
  element.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !isOpen()) return;
      // A menu inside a menu closes alone.
      event.stopPropagation();
      setOpen(false);
      button.focus();
    },
    { signal },
  );
  element.addEventListener("focusin", () => clearTimeout(timer), { signal });
  element.addEventListener(
    "focusout",
    (event) => {
      if (!isOpen() || isInside(event.relatedTarget)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isInside(document.activeElement)) setOpen(false);
      }, closeDelay);
    },
    { signal },
  );
  panel.addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("a")) setOpen(false);
    },
    { signal },
  );
  document.addEventListener(
    "pointerdown",
    (event) => {
      if (isOpen() && !isInside(event.target)) setOpen(false);
    },
    { signal },
  );
  signal.addEventListener("abort", () => setOpen(false));
}
