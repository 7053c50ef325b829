/**
 * Leads the focus into a panel that has just been asked for: to what is current there, else to the first thing that can be
 * done, else, while its part is still being fetched, to the panel itself. Where something in it has the focus already, that keeps it.
 */
export function focusPanel(panel: HTMLElement): void {
  if (panel !== document.activeElement && panel.contains(document.activeElement)) return;
  // What is folded away has a place all the same, and takes no focus.
  const isShown = (element: HTMLElement) => element.checkVisibility();
  const current = [...panel.querySelectorAll<HTMLElement>("[aria-current]")].find(isShown);
  const others = panel.querySelectorAll<HTMLElement>("button, a, select, input, textarea, summary");
  const first = [...others].find((element) => isShown(element) && !element.hasAttribute("data-close"));
  (current ?? first ?? panel).focus();
}
