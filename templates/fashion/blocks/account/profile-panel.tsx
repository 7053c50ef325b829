import { fillIn } from "../../../fill-in.ts";
import type { AccountProps } from "./account.props.ts";

type Props = AccountProps["profile"] & { id: string };

/** Who the customer is, and how they pay. */
export function ProfilePanel({ id, name, rows, payment, cards, ending, expires }: Props) {
  return (
    <div className="account-profile">
      <section aria-labelledby={`${id}-person`}>
        <h2 id={`${id}-person`}>{name}</h2>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby={`${id}-payment`}>
        <h2 id={`${id}-payment`}>{payment}</h2>
        <ul className="account-cards">
          {cards.map(({ brand, lastFour, expiry }) => (
            <li key={lastFour} className="account-card">
              <p>{brand}</p>
              <p className="account-digits">
                <span className="sr-only">{ending}</span>
                <span aria-hidden="true">····</span> {lastFour}
              </p>
              <p>{fillIn(expires, { expiry })}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
