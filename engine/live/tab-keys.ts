import type { KeyboardEvent } from "react";

/**
 * Moves the focus between the tabs of a list as the ARIA pattern wants it: arrow keys go round, Home and End to its
 * ends. `event` is a key pressed in an element of role tablist. Gives the position of the tab that has the focus now,
 * or undefined for any other key, which keeps its meaning.
 */
export function moveToTab(event: KeyboardEvent<HTMLElement>): number | undefined {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  // From the tab with the focus, not from the chosen one: that comes through the address, later than a quick hand.
  const at = tabs.findIndex((tab) => tab === event.target);
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return undefined;
  event.preventDefault();
  tabs[target]?.focus();
  return target;
}
