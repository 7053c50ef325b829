import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { fill } from "../../../../engine/language/fill.ts";
import { Moons } from "./moons.tsx";
import "./year.css";
import type { YearProps } from "./year.props.ts";

/** Longer names of dates are set smaller, all of them. */
const shortName = 12;

/** Twelve months as rows of an almanac: name and moons, what to sow, cut and leave alone, and a note in the margin of some. */
export function Year({
  id,
  eyebrow,
  title,
  lead,
  action,
  labels,
  columns,
  months,
}: YearProps & { id: string }) {
  const isLong = months.some(({ name }) => name.length > shortName);
  return (
    <section className="year" aria-labelledby={title && `${id}-title`}>
      {eyebrow && <p className="year-lead">{eyebrow}</p>}
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      {lead && <p className="year-lead">{lead}</p>}
      <ol data-long={isLong || undefined}>
        {months.map((month, index) => (
          // Two things may be on the same date.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Row key={index} {...month} labels={labels} columns={columns} level={titleLevel(title)} />
        ))}
      </ol>
      {action && (
        <p className="year-action">
          <a className="action" href={action.href}>
            {action.label}
          </a>
        </p>
      )}
    </section>
  );
}

type RowProps = YearProps["months"][number] &
  Pick<YearProps, "labels" | "columns"> & {
    level: ReturnType<typeof titleLevel>;
  };

function Row({ name, full, dark, title, text, by, note, link, labels, columns, level, ...month }: RowProps) {
  const works = (["sow", "cut", "leave"] as const).filter((work) => columns && month[work]);
  return (
    <li>
      <h3 aria-level={level}>{name}</h3>
      {full && dark && (
        <div className="year-moons">
          <Moons full={full} dark={dark} />
          {labels && <p>{fill(fill(labels.moons, full.join(", ")), dark.join(", "))}</p>}
        </div>
      )}
      {works.length > 0 && (
        <dl>
          {works.map((work) => (
            <div key={work}>
              <dt>{columns?.[work]}</dt>
              <dd>{month[work]}</dd>
            </div>
          ))}
        </dl>
      )}
      {(title || text || by) && (
        <div className="year-words">
          {title && <h4>{link ? <a href={link.href}>{title}</a> : title}</h4>}
          {by && <p className="year-by">{by}</p>}
          {text && <p>{text}</p>}
        </div>
      )}
      {note && <p className="year-note">{note}</p>}
    </li>
  );
}
