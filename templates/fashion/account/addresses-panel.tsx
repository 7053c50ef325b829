import { addresses } from "../content/account.ts";

/** Where the customer's parcels go. */
export function AddressesPanel() {
  return (
    <>
      <h2 className="sr-only">Addresses</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className="account-addresses" role="list">
        {addresses.map(({ label, name, street, unit, city, country, phone, isDefault }) => (
          <li key={label}>
            <h3>{label}</h3>
            {isDefault && <p className="account-default">Default</p>}
            <address>
              {[name, street, unit, city, country, phone].map(
                (text) => text && <span key={text}>{text}</span>,
              )}
            </address>
          </li>
        ))}
      </ul>
    </>
  );
}
