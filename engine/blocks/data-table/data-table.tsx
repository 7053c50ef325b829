import type { Words } from "../../language/words.ts";
import { nameOf } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "./data-table.css";
import type { Cell, DataTableProps } from "./data-table.props.ts";

type Props = DataTableProps & { id: string; locale: Words };

export function DataTable({ id, variant, heading, caption, columns, rows, rowAction, locale }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className="data-table" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="data-table-scroll" aria-labelledby={caption && `${id}-caption`} tabIndex={0}>
        <table>
          {caption && <caption id={`${id}-caption`}>{caption}</caption>}
          <thead>
            <tr>
              {columns.map(({ label, align }) => (
                <th key={label} scope="col" data-align={align}>
                  {label}
                </th>
              ))}
              {rowAction && (
                <th scope="col">
                  <span className="sr-only">{rowAction.label}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, note, cells }) => (
              <tr key={name}>
                <th scope="row">
                  {name} {note && <small>{note}</small>}
                </th>
                {columns.slice(1).map(({ label, align }, index) => (
                  <td key={label} data-align={align}>
                    <CellView cell={cells[index] ?? ""} locale={locale} />
                  </td>
                ))}
                {rowAction && (
                  <td data-align="end">
                    <RowAction {...rowAction} name={name} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const changes = { up: "▲", down: "▼", level: "●" };
const changeWords = { up: "up", down: "down", level: "unchanged" } as const;

function CellView({ cell, locale }: { cell: Cell; locale: Words }) {
  if (typeof cell === "string") return cell;
  if ("course" in cell)
    return (
      <svg className="data-table-course" viewBox="-2 -2 104 34" role="img" aria-label={cell.text}>
        <polyline points={coursePoints(cell.course)} />
      </svg>
    );
  return (
    <span className="data-table-change" data-change={cell.change}>
      <span aria-hidden="true">{changes[cell.change]}</span>{" "}
      <span className="sr-only">{locale[changeWords[cell.change]]}</span> {cell.text}
    </span>
  );
}

function RowAction({ label, href, name }: { label: string; href?: string | undefined; name: string }) {
  const spoken = <span className="sr-only"> {name}</span>;
  if (href)
    return (
      <a className="data-table-action" href={href}>
        {label}
        {spoken}
      </a>
    );
  return (
    <button className="data-table-action" type="button">
      {label}
      {spoken}
    </button>
  );
}

/** The values as points of a polyline that fills 100 by 30, the greatest at the top. */
function coursePoints(course: readonly number[]): string {
  const least = Math.min(...course);
  const range = Math.max(...course) - least || 1;
  const stride = 100 / (course.length - 1);
  return course
    .map(
      (value, index) => `${(index * stride).toFixed(1)},${(30 - ((value - least) / range) * 30).toFixed(1)}`,
    )
    .join(" ");
}
