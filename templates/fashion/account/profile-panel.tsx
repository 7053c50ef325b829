import { customer, paymentMethods } from "../content/account.ts";

/** Who the customer is, and how they pay. */
export function ProfilePanel() {
  return (
    <div className="account-profile">
      <section aria-labelledby="account-person">
        <h2 id="account-person">{customer.name}</h2>
        <dl>
          <div>
            <dt>Email</dt>
            <dd>{customer.email}</dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>{customer.phone}</dd>
          </div>
          <div>
            <dt>Sizes</dt>
            <dd>{customer.sizes}</dd>
          </div>
          <div>
            <dt>Leans</dt>
            <dd>{customer.leans}</dd>
          </div>
        </dl>
      </section>
      <section aria-labelledby="account-payment">
        <h2 id="account-payment">Payment</h2>
        <ul className="account-cards">
          {paymentMethods.map(({ brand, lastFour, expiry }) => (
            <li key={lastFour} className="account-card">
              <p>{brand}</p>
              <p className="account-digits">
                <span className="sr-only">ending in</span>
                <span aria-hidden="true">····</span> {lastFour}
              </p>
              <p>Expires {expiry}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
