import type { Link } from "./fields.ts";

/** What there is to do, in one row: the first link is the filled one. Draws nothing for none. */
export function Actions({ actions = [] }: { actions?: readonly Link[] | undefined }) {
  if (actions.length === 0) return null;
  return (
    <p className="actions">
      {actions.map(({ label, href }, index) => (
        <a key={label} className={index === 0 ? "action" : "action-quiet"} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
