/** The part of the editor that comes after the one with the focus, or before it: the bar, the panel, the page. */
export function nextPane(isBack: boolean): HTMLElement | undefined {
  const panes = [...document.querySelectorAll<HTMLElement>("[data-pane]")].filter(
    ({ clientHeight }) => clientHeight > 0,
  );
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  return panes.at((at + (isBack ? -1 : 1) + panes.length) % panes.length);
}

/** Leads the focus to the page itself. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('[data-pane="canvas"] iframe')?.focus();
}
