import type { KnockoutProps } from "./knockout.props.ts";

type Item = Partial<
  NonNullable<KnockoutProps["steps"]>[number] & NonNullable<KnockoutProps["dates"]>[number]
>;

/** What comes one after the other: each hangs from its wire, lower than the one before. */
export function Hung({ items, level }: { items: readonly Item[]; level: 2 | undefined }) {
  return (
    <ol className="knockout-hung">
      {items.map(({ title, when, by, note, text, link }) => (
        <li key={`${when} ${title} ${by}`}>
          {when && <p className="knockout-when">{when}</p>}
          {title && <h3 aria-level={level}>{title}</h3>}
          {(by || note) && <p className="knockout-note">{[by, note].filter(Boolean).join(", ")}</p>}
          {text && <p>{text}</p>}
          {link && (
            <a className="action-quiet" href={link.href}>
              {link.label}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
