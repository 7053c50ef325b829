import type { AccountProps } from "./account.props.ts";

/** Where the customer's parcels go. */
export function AddressesPanel({ tab, default: mark, list }: AccountProps["addresses"]) {
  return (
    <>
      <h2 className="sr-only">{tab}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className="account-addresses" role="list">
        {list.map(({ label, lines, isDefault }) => (
          <li key={label}>
            <h3>{label}</h3>
            {isDefault && <p className="account-default">{mark}</p>}
            <address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </li>
        ))}
      </ul>
    </>
  );
}
