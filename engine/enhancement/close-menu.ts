/**
 * Closes a menu (`popover`) when one of its links is followed, as one that leads to a place on the same page would stay under
 * it, and when the focus goes elsewhere, as it would be behind the menu.
 */
export function closeMenu(menu: HTMLElement, signal: AbortSignal): void {
  menu.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a")) menu.hidePopover();
    },
    { signal },
  );
  document.addEventListener("focusin", ({ target }) => closeLeftMenu(menu, target), { signal });
}

/** Closes `menu` if `focused` is neither in it nor the button that opens it. */
export function closeLeftMenu(menu: HTMLElement, focused: EventTarget | null): void {
  const isOpener = focused instanceof HTMLButtonElement && focused.popoverTargetElement === menu;
  if (!isOpener && focused instanceof Node && !menu.contains(focused)) menu.hidePopover();
}
