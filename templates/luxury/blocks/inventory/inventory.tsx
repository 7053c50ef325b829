import { Actions } from "../../../../engine/blocks/actions.tsx";
import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./inventory.css";
import type { InventoryProps } from "./inventory.props.ts";

/** Points in a row, and the distance from one to the next. */
const columns = 26;
const step = 4;

/** Categories with one point of light for each piece, in rows that can be compared. */
export function Inventory({ id, heading, unit, categories, actions }: InventoryProps & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section className="inventory" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ul data-stacked={categories.some(({ name = "" }) => name.length > 14) || undefined}>
        {categories.map(({ name, pieces, text, note, unit: own = unit }, index) => (
          <li key={name ?? pieces}>
            {name && <Title>{name}</Title>}
            <p>
              <strong>{pieces}</strong> {own}
            </p>
            {text && <p>{text}</p>}
            {note && <p>{note}</p>}
            <Points id={`${id}-dots-${index}`} count={countOf(pieces)} />
          </li>
        ))}
      </ul>
      <Actions actions={actions} />
    </section>
  );
}

/** How many a figure counts, as far as that can be drawn: a whole number at its beginning. */
function countOf(figure: string): number {
  const count = /^\d{1,3}(?![\d.,])/.exec(figure)?.[0];
  return Number(count ?? 0);
}

function Points({ id, count }: { id: string; count: number }) {
  if (count === 0) return null;
  const rows = Math.floor(count / columns);
  const rest = count % columns;
  return (
    <svg viewBox={`0 0 ${columns * step} ${Math.ceil(count / columns) * step}`} aria-hidden="true">
      <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse">
        <circle cx={step / 2} cy={step / 2} r="0.75" />
      </pattern>
      <path
        fill={`url(#${id})`}
        d={`M0 0H${columns * step}V${rows * step}H0Z M0 ${rows * step}H${rest * step}V${(rows + 1) * step}H0Z`}
      />
    </svg>
  );
}
