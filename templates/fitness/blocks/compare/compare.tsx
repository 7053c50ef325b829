import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Stencil } from "../../poster-type/stencil.tsx";
import "./compare.css";
import type { CompareProps } from "./compare.props.ts";

/** What a fourth of the narrowest screen holds. */
const short = { name: 12, word: 4 };

/** What each offer includes, as a table that stays a table on the narrowest screen. */
export function Compare({ id, heading, caption, offers, rows, labels, note }: CompareProps & { id: string }) {
  const isLong =
    offers.some(({ name }) => name.length > short.name || hasLonger(name, short.name / 2)) ||
    rows.some(({ cells }) => cells.some((cell) => typeof cell === "string" && hasLonger(cell, short.word)));
  return (
    <section className="compare" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <table data-long={isLong || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td />
            {offers.map(({ name, sign }) => (
              <th key={name} scope="col">
                <span className="compare-sign" aria-hidden="true">
                  <Stencil text={sign} />
                </span>
                <span className="compare-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {offers.map((offer, index) => (
                <td key={offer.name} data-offer={isLong ? offer.name : undefined}>
                  <CellView cell={cells[index] ?? false} {...labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="compare-note">{note}</p>}
    </section>
  );
}

function CellView({ cell, yes, no }: { cell: boolean | string } & CompareProps["labels"]) {
  if (typeof cell === "string") return cell;
  return (
    <>
      <span className="compare-plate" data-has={cell} aria-hidden="true" />
      <span className="sr-only">{cell ? yes : no}</span>
    </>
  );
}

function hasLonger(text: string, letters: number): boolean {
  return text.split(/\s/).some(({ length }) => length > letters);
}
