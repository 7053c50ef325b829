import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useSiteVisit } from "../../../../engine/live/site-visit.ts";
import { moveToTab } from "../../../../engine/live/tab-keys.ts";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";

export type AccountTab = { id: string; label: string; panel: ReactNode };

type Props = {
  /** Of the block. */
  id: string;
  label: string;
  tabs: readonly [AccountTab, ...AccountTab[]];
};

/**
 * Tabs after the ARIA pattern: arrow keys, Home and End move and choose. The chosen one stands in the address as its
 * fragment, so that a link to it works, before React runs too; the first is the one of the built page.
 */
export function AccountTabs({ id, label, tabs }: Props) {
  const { hash, navigate } = useSiteVisit();
  const hydrated = useHydrated();
  const chosen = (hydrated && tabs.find(({ id }) => `#${id}` === hash)) || tabs[0];

  function choose({ id }: AccountTab): void {
    navigate({ hash: id }, { replace: true, preventScrollReset: true });
  }

  function click(event: MouseEvent, tab: AccountTab): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(tab);
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    const tab = tabs[moveToTab(event) ?? -1];
    if (tab) choose(tab);
  }

  return (
    <>
      <div className="account-tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${id}-tab-${tab.id}`}
            href={`#${tab.id}`}
            role="tab"
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={(event) => click(event, tab)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div
        className="account-panel"
        id={`${id}-panel`}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to press must be reached too
        tabIndex={0}
        aria-labelledby={`${id}-tab-${chosen.id}`}
      >
        {chosen.panel}
      </div>
    </>
  );
}
