/** Closes a menu (`popover`) when one of its links is followed: one that leads to a place on the same page would stay under it. */
export function closeMenu(menu: HTMLElement, signal: AbortSignal): void {
  menu.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a")) menu.hidePopover();
    },
    { signal },
  );
}
