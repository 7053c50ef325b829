import { useEffect, useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import type { ImportPlan } from "./plan-import.ts";
import { tableWords } from "./table-words.ts";

const words = tableWords.import;
/** Faults that are shown; whoever has more has one column that is wrong as a whole. */
const mostShown = 30;

type Props = {
  file: string;
  /** What it would do, or why it can do nothing. */
  plan: ImportPlan | string;
  onAccept: () => void;
  onCancel: () => void;
};

/** What a file would change, before it changes anything. */
export function ImportPreview({ file, plan, onAccept, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPlan = typeof plan !== "string";
  const count = isPlan ? plan.added + plan.changed : 0;
  return (
    <div className="grid min-h-0 grow content-start gap-x-14 gap-y-8 overflow-y-auto border-t border-line px-5 py-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:px-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-medium wrap-anywhere outline-none">
          {words.title(file)}
        </h3>
        {isPlan ? <Counts plan={plan} /> : <p className="mt-3 max-w-prose">{plan}</p>}
        {isPlan && count === 0 && plan.unread.length === 0 && <p className="mt-4">{words.nothing}</p>}
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          {count > 0 && <Button onClick={onAccept}>{words.accept(count)}</Button>}
          <Button variant="text" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
        {isPlan && plan.added > 0 && <p className="mt-4 text-sm text-muted">{words.copied}</p>}
        {isPlan && plan.leftOut.length > 0 && (
          <p className="mt-4 text-sm text-muted wrap-anywhere">{words.leftOut(plan.leftOut.join(", "))}</p>
        )}
      </div>
      {isPlan && plan.unread.length > 0 && <Unread unread={plan.unread} />}
    </div>
  );
}

function Counts({ plan }: { plan: ImportPlan }) {
  const { added, changed, same, unread } = plan;
  const rows = new Set(unread.map(({ row }) => row)).size;
  const counts = { added, changed, same, unread: rows };
  return (
    <dl className="mt-4 flex flex-wrap gap-x-7 gap-y-3">
      {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
        <div key={name} className={`flex flex-col-reverse ${counts[name] === 0 ? "text-muted" : ""}`}>
          <dt className="text-sm">{words.counts[name]}</dt>
          <dd className="font-display text-3xl leading-tight tabular-nums">{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Unread({ unread }: Pick<ImportPlan, "unread">) {
  return (
    <section className="max-w-3xl">
      <h4 className="text-sm font-semibold">{words.unread}</h4>
      <p className="mt-1 text-sm text-muted">{words.unreadNote}</p>
      <ul className="mt-3 border-t border-line">
        {unread.slice(0, mostShown).map(({ row, column, text, reason }) => (
          <li
            key={`${row} ${column}`}
            className="grid gap-x-6 border-b border-line py-2.5 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <span className="font-medium tabular-nums">{words.where(row, column)}</span>
            <span className="wrap-anywhere">
              {text && <span className="text-muted">{words.said(text.slice(0, 80))} </span>}
              {reason}
            </span>
          </li>
        ))}
      </ul>
      {unread.length > mostShown && (
        <p className="mt-2 text-sm">{words.moreFaults(unread.length - mostShown)}</p>
      )}
    </section>
  );
}
