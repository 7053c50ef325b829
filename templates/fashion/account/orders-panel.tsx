import { formatDay } from "../../../engine/language/american-english.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { type Order, orders } from "../content/account.ts";
import { formatAmount, formatPrice } from "../money.ts";

/** What was ordered, the newest first. */
export function OrdersPanel() {
  return (
    <>
      <h2 className="sr-only">Orders</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul role="list">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderView order={order} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Only what has arrived can be ordered again. */
function OrderView({ order: { id, date, status, total, items } }: { order: Order }) {
  return (
    <article className="account-order">
      <header>
        <h3>{id}</h3>
        <p>
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <p className="account-status" data-status={status}>
          {status}
        </p>
      </header>
      <ul className="account-items">
        {items.map(({ name, image, price }) => (
          <li key={name}>
            <PictureView picture={{ ...image, alt: "" }} sizes="5rem" />
            <p>
              {name} <span>{formatPrice(price)}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="account-total">
        <p>
          <span>Total</span> {formatAmount(total)}
        </p>
        {status === "Delivered" && (
          <button className="action-quiet" type="button" aria-label={`Reorder ${id}`}>
            Reorder
          </button>
        )}
      </div>
    </article>
  );
}
