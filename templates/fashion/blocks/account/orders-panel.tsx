import type { Words } from "../../../../engine/language/words.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { fillIn } from "../../../fill-in.ts";
import type { Product } from "../../collections.ts";
import { formatAmount, formatPrice } from "../../money.ts";
import { Cloth } from "../../pieces/cloth.tsx";
import type { AccountProps } from "./account.props.ts";

type Props = AccountProps["orders"] & { products: readonly Product[]; locale: Words };

/** What was ordered, the newest first. */
export function OrdersPanel({ tab, list, ...shown }: Props) {
  return (
    <>
      <h2 className="sr-only">{tab}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul role="list">
        {list.map((order) => (
          <li key={order.id}>
            <OrderView {...shown} order={order} />
          </li>
        ))}
      </ul>
    </>
  );
}

type OrderProps = Omit<Props, "tab" | "list"> & { order: Props["list"][number] };

/** Only what has arrived can be ordered again. */
function OrderView({ order, products, locale, ...words }: OrderProps) {
  const { id, date, status } = order;
  const items = order.items.flatMap((item) => products.find((product) => product.id === item) ?? []);
  const total = items.reduce((sum, { price }) => sum + price, 0);
  return (
    <article className="account-order">
      <header>
        <h3>{id}</h3>
        <p>
          <time dateTime={date}>{dayText(date, locale)}</time>
        </p>
        <p className="account-status" data-status={status}>
          {words.statuses[status]}
        </p>
      </header>
      <ul className="account-items">
        {items.map(({ id, name, image, price }) => (
          <li key={id}>
            {image ? <PictureView picture={{ ...image, alt: "" }} sizes="5rem" /> : <Cloth />}
            <p>
              {name} <span>{formatPrice(price, locale.money)}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="account-total">
        <p>
          <span>{words.total}</span> {formatAmount(total, locale.money)}
        </p>
        {status === "delivered" && (
          <button className="action-quiet" type="button" aria-label={fillIn(words.reorderOf, { order: id })}>
            {words.reorder}
          </button>
        )}
      </div>
    </article>
  );
}

/** A day as its value is written, `2026-11-03`, in a language's own months: `November 3, 2026`. */
function dayText(day: string, { monthNames }: Words): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return `${monthNames[month - 1]} ${date}, ${year}`;
}
