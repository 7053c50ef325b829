/**
 * Closes a menu (`popover`) when one of its links is followed, as one that leads to a place on the same page would stay under
 * it, and when the focus goes elsewhere, as it would be behind the menu.
 */
export function closeMenu(menu: HTMLElement, signal: AbortSignal): void {
  menu.addEventListener(
    "click",
    ({ target }) => {
      // What is clicked, or takes the focus, is an element.
      if ((target as Element).closest("a")) menu.hidePopover();
    },
    { signal },
  );
  document.addEventListener("focusin", ({ target }) => closeLeftMenu(menu, target as Element), { signal });
}

/** Closes `menu` if `focused` is neither in it nor the button that opens it. */
export function closeLeftMenu(menu: HTMLElement, focused: Element): void {
  const isOpener = (focused as Partial<PopoverTargetAttributes>).popoverTargetElement === menu;
  if (!isOpener && !menu.contains(focused)) menu.hidePopover();
}
