import { fill } from "../../../../engine/language/fill.ts";
import type { Words } from "../../../../engine/language/words.ts";
import type { SavingsProps } from "./savings.props.ts";

const rows = 11;
const high = rows * 30;

type Props = SavingsProps["year"] & {
  id: string;
  locale: Words;
  /** Kilowatt-hours made in each month. */
  months: readonly number[];
  /** Kilowatt-hours used in a month. */
  used: number;
  /** Many panels need cells that hold twice as much. */
  isLarge: boolean;
};

/** A year as twelve columns of cells that fill from below, with a line at what is used. */
export function YieldCells({ id, locale, alt, caption, months, used, isLarge }: Props) {
  const cell = isLarge ? 300 : 150;
  const heightOf = (kilowattHours: number) => Math.min((kilowattHours / cell) * 30, high);
  const said = months.map((made, index) => `${locale.monthNames[index]} ${Math.round(made)}`).join(", ");
  return (
    <figure className="yield-cells">
      <svg viewBox={`0 0 1200 ${high}`} preserveAspectRatio="none" role="img" aria-label={fill(alt, said)}>
        <defs>
          <pattern id={`${id}-empty`} width="100" height="30" patternUnits="userSpaceOnUse">
            <rect className="cell-empty" x="4" y="2" width="92" height="26" />
          </pattern>
          <pattern id={`${id}-full`} width="100" height="30" patternUnits="userSpaceOnUse">
            <rect className="cell-full" x="4" y="2" width="92" height="26" />
            <path className="cell-bars" d="M27 2v26M50 2v26M73 2v26" />
          </pattern>
        </defs>
        <rect width="1200" height={high} fill={`url(#${id}-empty)`} />
        {months.map((made, index) => (
          <rect
            key={locale.monthNames[index]}
            x={index * 100}
            y={high - heightOf(made)}
            width="100"
            height={heightOf(made)}
            fill={`url(#${id}-full)`}
          />
        ))}
        <line x2="1200" y1={high - heightOf(used)} y2={high - heightOf(used)} />
      </svg>
      <ol aria-hidden="true">
        {locale.monthsShort.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <figcaption>{fill(caption, cell)}</figcaption>
    </figure>
  );
}
