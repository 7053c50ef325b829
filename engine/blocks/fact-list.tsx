import type { Fact } from "./fact.ts";

type Props = { facts?: readonly Fact[] | undefined; className?: string };

/** Labels and values, as the definition list that the block around it lays out, by `className` or by itself. */
export function FactList({ facts = [], className }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
