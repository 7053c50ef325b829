import { useRef, useState } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { Firing } from "../blocks/bento/firing.tsx";
import { StockList } from "../blocks/bento/stock-list.tsx";
import { workshop } from "../content/company.ts";
import { dashboardWords } from "../content/dashboard.ts";
import { kilns, units } from "../content/kilns.ts";
import { glazes, reorderAt } from "../content/stock.ts";
import "../segments.css";
import { useQuery } from "../../../engine/live/use-query.ts";
import { formatOrdersQuery, type OrdersQuery, parseOrdersQuery } from "../workshop/orders-query.ts";
import { orders } from "../workshop/sample-orders.ts";
import { bucketsOf, ordersOf, type Range, ranges } from "../workshop/summarize.ts";
import "./dashboard.css";
import { Figures } from "./figures.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { RevenueChart } from "./revenue-chart.tsx";
import { StackChart } from "./stack-chart.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

/** The product on sample data. All that a visitor chooses stands in the address, but for open tables and shortcuts. */
export function Dashboard() {
  const [query, change] = useQuery(parseOrdersQuery, formatOrdersQuery);
  const hydrated = useHydrated();
  const [hasShortcuts, setHasShortcuts] = useState(true);
  const [areTablesOpen, setTablesOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { range } = query;
  const current = ordersOf(orders, range);
  const before = ordersOf(orders, range, 1);
  const buckets = bucketsOf(current, range);

  function showLate(): void {
    change({ show: query.show === "late" ? "all" : "late", page: 1 });
    status.current?.focus();
  }

  useShortcuts(hasShortcuts, {
    ...Object.fromEntries(ranges.map((days, index) => [index + 1, () => change({ range: days, page: 1 })])),
    "/": () => search.current?.focus(),
    t: () => setTablesOpen(!areTablesOpen),
    l: showLate,
  });

  const tables = { isOpen: areTablesOpen, onToggle: setTablesOpen };
  return (
    <div className="block">
      <div className="dashboard">
        <header className="cell dashboard-head">
          <div>
            <h1>{dashboardWords.title}</h1>
            <p>
              <b>{workshop.name}</b>, {workshop.place}. {workshop.day}, 11:50 AM.
            </p>
            <p>{dashboardWords.lead}</p>
          </div>
          <RangeSwitch range={range} onChange={(days) => change({ range: days, page: 1 })} />
          <label className="dashboard-keys">
            <input
              type="checkbox"
              disabled={!hydrated}
              checked={hasShortcuts}
              onChange={(event) => setHasShortcuts(event.target.checked)}
            />
            Shortcuts
            <span>
              <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> range
            </span>
            <span>
              <kbd>/</kbd> find
            </span>
            <span>
              <kbd>T</kbd> tables
            </span>
            <span>
              <kbd>L</kbd> late
            </span>
          </label>
        </header>
        <Figures range={range} current={current} before={before} onShowLate={showLate} />
        <StackChart range={range} buckets={buckets} tables={tables} />
        <RevenueChart
          range={range}
          buckets={buckets}
          before={bucketsOf(aged(before, range), range)}
          tables={tables}
        />
        <section className="cell dashboard-kilns" aria-labelledby="kilns-title">
          <h2 id="kilns-title">Kilns</h2>
          {kilns.map((kiln) => (
            <Firing key={kiln.name} {...kiln} units={units} />
          ))}
        </section>
        <section className="cell dashboard-stock" aria-labelledby="stock-title">
          <h2 id="stock-title">Glaze, in buckets</h2>
          <StockList glazes={glazes} reorderAt={reorderAt} />
          <p>{dashboardWords.stock}</p>
        </section>
        <OrdersTable orders={current} query={query} onChange={change} search={search} status={status} />
      </div>
    </div>
  );
}

/** The orders of the range before, as if they were of this one, so that both can be drawn over the same days. */
function aged(before: ReturnType<typeof ordersOf>, range: Range) {
  return before.map((order) => ({ ...order, daysAgo: order.daysAgo - range }));
}

type SwitchProps = { range: Range; onChange: (range: OrdersQuery["range"]) => void };

function RangeSwitch({ range, onChange }: SwitchProps) {
  const hydrated = useHydrated();
  return (
    <fieldset className="segments" disabled={!hydrated}>
      <legend className="sr-only">Range</legend>
      {ranges.map((days) => (
        <label key={days}>
          <input
            type="radio"
            name="range"
            value={days}
            checked={days === range}
            onChange={() => onChange(days)}
          />
          {days} days
        </label>
      ))}
    </fieldset>
  );
}
