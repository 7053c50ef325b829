import "./chips.css";
import type { ChipsProps } from "./chips.props.ts";

export function Chips({ variant, label, chips }: ChipsProps & { id: string }) {
  const list = (
    <ul aria-label={label}>
      {chips.map(({ label, href, isCurrent }) => {
        const Chip = href ? "a" : "span";
        return (
          <li key={label}>
            <Chip className="chips-chip" href={href} aria-current={isCurrent ? "true" : undefined}>
              {label}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
  const areLinks = chips.some(({ href }) => href);
  if (chips.length === 0) return null;
  return (
    <div className="chips" data-variant={variant}>
      {areLinks ? <nav aria-label={label}>{list}</nav> : list}
    </div>
  );
}
