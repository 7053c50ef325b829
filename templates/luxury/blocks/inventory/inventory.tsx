import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./inventory.css";
import type { InventoryProps } from "./inventory.props.ts";

/** Points in a row, and the distance from one to the next. */
const columns = 26;
const step = 4;

/** Categories with one point of light for each piece, in rows that can be compared. */
export function Inventory({ id, heading, unit, categories }: InventoryProps & { id: string }) {
  return (
    <section className="inventory" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {categories.map(({ name, pieces }, index) => {
          const rows = Math.floor(pieces / columns);
          const rest = pieces % columns;
          const dots = `${id}-dots-${index}`;
          return (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                <strong>{pieces}</strong> {unit}
              </p>
              <svg viewBox={`0 0 ${columns * step} ${Math.ceil(pieces / columns) * step}`} aria-hidden="true">
                <pattern id={dots} width={step} height={step} patternUnits="userSpaceOnUse">
                  <circle cx={step / 2} cy={step / 2} r="0.75" />
                </pattern>
                <path
                  fill={`url(#${dots})`}
                  d={`M0 0H${columns * step}V${rows * step}H0Z M0 ${rows * step}H${rest * step}V${(rows + 1) * step}H0Z`}
                />
              </svg>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
