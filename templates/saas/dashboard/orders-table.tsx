import type { RefObject } from "react";
import { formatNumber } from "../../../engine/language/american-english.ts";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { dashboardWords } from "../content/dashboard.ts";
import { emptyTiles } from "../mosaic/empty-tiles.ts";
import { Tiles } from "../mosaic/mosaic.tsx";
import { pitch } from "../mosaic/mosaic-paths.ts";
import { Swatch } from "../mosaic/swatch.tsx";
import { SearchField } from "../search-field.tsx";
import { shortDay } from "../workshop/calendar.ts";
import { dollars } from "../workshop/money.ts";
import { type OrdersQuery, type Show, type SortKey, shows } from "../workshop/orders-query.ts";
import type { Order } from "../workshop/sample-orders.ts";
import { selectOrders } from "../workshop/select-orders.ts";
import { stageNames } from "../workshop/stages.ts";

type Props = {
  orders: readonly Order[];
  query: OrdersQuery;
  onChange: (change: Partial<OrdersQuery>, how?: { replace: boolean }) => void;
  search: RefObject<HTMLInputElement | null>;
  status: RefObject<HTMLParagraphElement | null>;
};

const columns: readonly { key: SortKey; label: string }[] = [
  { key: "id", label: "Order" },
  { key: "item", label: "Item" },
  { key: "customer", label: "Customer" },
  { key: "placed", label: "Placed" },
  { key: "due", label: "Due" },
  { key: "stage", label: "Stage" },
  { key: "total", label: "Total" },
];

/** The orders of the range: found by words, narrowed by stage, sorted by any column, twelve at a time. */
export function OrdersTable({ orders, query, onChange, search, status }: Props) {
  const hydrated = useHydrated();
  const { count, pages, page, shown } = selectOrders(orders, query);

  function sortBy(key: SortKey): void {
    const isSame = query.sort === key;
    // Figures begin with the largest, words with the first of the alphabet.
    const isFirstDescending = key === "total" || key === "id" || key === "placed";
    onChange({ sort: key, isDescending: isSame ? !query.isDescending : isFirstDescending, page: 1 });
  }

  function turn(to: number): void {
    onChange({ page: to });
    status.current?.focus();
  }

  function reset(): void {
    onChange({ show: "all", words: "", page: 1 });
    status.current?.focus();
  }

  return (
    <section className="cell orders" aria-labelledby="orders-title">
      <header className="orders-head">
        <h2 id="orders-title">Orders</h2>
        <p role="status" tabIndex={-1} ref={status}>
          {formatNumber(count)} {count === 1 ? "order" : "orders"}
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
        <SearchField
          label="Find"
          placeholder="Order, item or customer"
          words={query.words}
          field={search}
          maxLength={60}
          onSearch={(words) => onChange({ words, page: 1 }, { replace: true })}
        >
          <kbd>/</kbd>
        </SearchField>
      </header>
      <fieldset className="segments" disabled={!hydrated}>
        <legend className="sr-only">Show</legend>
        {shows.map((show) => (
          <label key={show}>
            <input
              type="radio"
              name="show"
              value={show}
              checked={show === query.show}
              onChange={() => onChange({ show, page: 1 })}
            />
            {show !== "all" && <Swatch stage={show === "late" ? "sent" : show} isLate={show === "late"} />}
            {nameOf(show)}
          </label>
        ))}
      </fieldset>
      {count === 0 ? (
        <div className="nothing">
          <svg viewBox={`0 0 ${16 * pitch - 1} ${3 * pitch - 1}`} aria-hidden="true">
            <Tiles tiles={emptyTiles(16, 3)} />
          </svg>
          <p>
            <b>{dashboardWords.empty.title}</b>
          </p>
          <p>{dashboardWords.empty.text}</p>
          <button className="action" type="button" onClick={reset}>
            Show all orders
          </button>
        </div>
      ) : (
        <table>
          <caption className="sr-only">Orders of the last {query.range} days</caption>
          <thead>
            <tr>
              {columns.map(({ key, label }) => (
                <th
                  key={key}
                  scope="col"
                  data-column={key}
                  aria-sort={
                    query.sort === key ? (query.isDescending ? "descending" : "ascending") : undefined
                  }
                >
                  <button type="button" disabled={!hydrated} onClick={() => sortBy(key)}>
                    {label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className="orders-pages" aria-label="Pages of orders">
          <button type="button" disabled={page === 1} onClick={() => turn(page - 1)}>
            Previous page
          </button>
          <span className="figure">
            {page} / {pages}
          </span>
          <button type="button" disabled={page === pages} onClick={() => turn(page + 1)}>
            Next page
          </button>
        </nav>
      )}
    </section>
  );
}

function Row({ order }: { order: Order }) {
  const { id, item, customer, daysAgo, dueDaysAgo, stage, isLate, total } = order;
  return (
    <tr>
      <th scope="row" data-column="id" className="figure">
        #{id}
      </th>
      <td data-column="item">
        {item}
        <small>{customer}</small>
      </td>
      <td data-column="customer">{customer}</td>
      <td data-column="placed">{shortDay(daysAgo)}</td>
      <td data-column="due">{shortDay(dueDaysAgo)}</td>
      <td data-column="stage">
        <span>
          <Swatch stage={stage} isLate={isLate} /> {stageNames[stage]}
          {isLate && <em>late</em>}
        </span>
      </td>
      <td data-column="total" className="figure">
        {dollars(total)}
      </td>
    </tr>
  );
}

function nameOf(show: Show): string {
  if (show === "all") return "All";
  return show === "late" ? "Late" : stageNames[show];
}
