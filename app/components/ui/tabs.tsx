import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from "react";
import { moveToTab } from "../../../engine/live/tab-keys.ts";
import { TabRow } from "./tab-row.tsx";

/** `href` is the fragment that chooses the tab when the page opens: a click before React runs is not lost that way. */
export type Tab<Value extends string> = { value: Value; label: string; href: `#${string}` };

/**
 * Tabs after the ARIA pattern: arrow keys, Home and End move and choose, Tab goes on into the panel. Written here
 * because the page is rendered ahead of time under a policy that refuses `style` attributes, which the usual
 * primitives put on the list and on the panel. They stand in one line, which scrolls where it is longer than its place.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
}) {
  const id = useId();
  const tabId = (tab: Value) => `${id}-${tab}`;

  function choose(event: MouseEvent, tab: Value): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChange(tab);
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    const tab = tabs[moveToTab(event) ?? -1];
    if (tab) onChange(tab.value);
  }

  return (
    <>
      <TabRow label={label} chosen={tabId(value)} onKeyDown={move}>
        {tabs.map((tab) => (
          <a
            key={tab.value}
            id={tabId(tab.value)}
            href={tab.href}
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={(event) => choose(event, tab.value)}
            className="flex min-h-13 shrink-0 items-center border-b-2 border-transparent whitespace-nowrap text-muted -outline-offset-3 hover:text-ink sm:text-lg aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
          >
            {tab.label}
          </a>
        ))}
      </TabRow>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={tabId(value)} className="pt-8">
        {children}
      </div>
    </>
  );
}
