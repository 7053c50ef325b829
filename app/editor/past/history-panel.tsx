import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import type { History } from "../draft/history.ts";
import { historyWords as words } from "./history-words.ts";
import { whereActed } from "./where-acted.ts";

type Props = {
  site: SiteDocument;
  history: History;
  /** Ends what is being done on the page. */
  leave: () => void;
  tell: (text: string) => void;
};

/** Milliseconds after which what is said of the time is looked at again. */
const oneLook = 30_000;

/** All that was done in this browser, the latest first; pressing one leads to the site as it was after it. */
export default function HistoryPanel({ site, history, leave, tell }: Props) {
  const { done, undone } = useSyncExternalStore(history.subscribe, history.getSnapshot, history.getSnapshot);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), oneLook);
    return () => clearInterval(timer);
  }, []);
  const present = useRef<HTMLButtonElement>(null);
  useEffect(() => present.current?.focus(), []);
  const all = [...done, ...undone];
  if (all.length === 0) return <p className="text-muted">{words.nothing}</p>;

  function go(target: number): void {
    leave();
    const lost = history.goTo(target);
    const label = all[target - 1]?.label;
    tell(lost > 0 ? words.told.lost(lost) : label ? words.told.back(label) : words.told.beginning);
  }

  /** `target` acts are done in that state of the site. */
  const state = (target: number, label: string, where?: string, when?: number) => {
    const isNow = target === done.length;
    const isUndone = target > done.length;
    return (
      <button
        ref={isNow ? present : undefined}
        type="button"
        aria-current={isNow ? "true" : undefined}
        onClick={() => isNow || go(target)}
        className={`flex min-h-11 w-full cursor-pointer items-baseline justify-between gap-3 border-l-2 border-transparent py-2 pl-3 text-left hover:border-line aria-[current]:border-accent ${isUndone ? "text-muted" : ""}`}
      >
        <span className="min-w-0 grow">
          <span className={`block wrap-anywhere ${isNow ? "font-semibold" : ""}`}>{label}</span>
          {where && <span className="block truncate text-sm text-muted">{where}</span>}
        </span>
        <span className="shrink-0 text-xs text-muted">
          {isNow
            ? words.now
            : isUndone
              ? words.undone
              : when !== undefined && whenInWords(timeOf(when), Math.max(now, when))}
        </span>
      </button>
    );
  };
  return (
    <div className="clear-both">
      <p className="mb-4 text-sm text-muted">{words.hint}</p>
      <ol reversed className="border-t border-line">
        {all.toReversed().map((act, index) => (
          <li key={act.number} className="border-b border-line">
            {state(all.length - index, act.label, whereActed(act, site), act.when)}
          </li>
        ))}
        <li className="border-b border-line">{state(0, words.before)}</li>
      </ol>
    </div>
  );
}

function timeOf(when: number): string {
  return new Date(when).toISOString();
}
