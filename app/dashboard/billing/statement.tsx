import { useState } from "react";
import { tellShortDay } from "../../../contract/day.ts";
import { plainAmount, tellCents } from "../../../contract/money.ts";
import { type Column, ListTable } from "../../account/area/lists/list-table.tsx";
import { saveTable } from "../../account/area/lists/save-table.ts";
import type { StatementRow } from "../../account/billing/billing-rows.ts";
import { StatementButton } from "../../account/billing/statement-button.tsx";
import { Whole } from "../../account/billing/whole.tsx";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { billingContent } from "./billing-content.ts";
import { readMyStatement } from "./read-billing.ts";

const words = billingContent.statement;

const told = ({ kind, number }: StatementRow) => words.kinds[kind](number);

const columns: readonly Column<StatementRow>[] = [
  { label: words.day, show: ({ day }) => <Whole>{tellShortDay(day)}</Whole> },
  {
    label: words.amount,
    isFigure: true,
    show: ({ amount_cents, currency }) => <Whole>{tellCents(amount_cents, currency)}</Whole>,
  },
  {
    label: words.balance,
    isFigure: true,
    show: ({ balance_cents, currency }) => <Whole>{tellCents(balance_cents, currency)}</Whole>,
  },
];

type Props = { from: string; today: string };

/** What was booked, the newest first, fetched when somebody asks for it; and each year on paper. */
export function Statement({ from, today }: Props) {
  const [rows, setRows] = useState<readonly StatementRow[]>();
  const { busy, run } = useAction();
  return (
    <section aria-labelledby="statement">
      <h2 id="statement" className="mb-3 font-display text-3xl">
        {words.heading}
      </h2>
      <p className="mb-5 max-w-xl text-pretty text-muted">{words.text}</p>
      {rows === undefined ? (
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          <Button
            variant="outline"
            className="min-h-13"
            busyLabel={busy && words.busy}
            onClick={() => void run(async () => setRows((await readMyStatement()).toReversed()))}
          >
            {words.show}
          </Button>
          <StatementButton from={from} today={today} />
        </div>
      ) : (
        <div role="status">
          {rows.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <>
              <ListTable
                label={words.heading}
                rows={rows}
                keyOf={({ place, currency }) => `${place} ${currency}`}
                lead={{ label: words.what, show: told }}
                columns={columns}
              />
              <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-4">
                <StatementButton from={from} today={today} />
                <Button variant="text" onClick={() => saveTable(asTable(rows), words.file)}>
                  {words.save}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** As a table of which no spreadsheet runs anything: all of it are the studio's own words, days and amounts. */
function asTable(rows: readonly StatementRow[]): string {
  const lines = rows.map((row) =>
    [row.day, told(row), row.currency, plainAmount(row.amount_cents), plainAmount(row.balance_cents)].join(
      ",",
    ),
  );
  return [[words.day, words.what, "Currency", words.amount, words.balance].join(","), ...lines, ""].join(
    "\r\n",
  );
}
