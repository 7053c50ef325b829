import { fitLine } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { LoadedSide } from "../../plates/loaded-side.tsx";
import { platesNear } from "../../plates/plate-maths.ts";
import { PosterLine } from "../../poster-type/poster-line.tsx";
import "./roster.css";
import type { RosterProps } from "./roster.props.ts";

/** People, each as the thing they never train without and the figure they are known by. */
export function Roster({ id, heading, label, people }: RosterProps & { id: string }) {
  return (
    <section className="roster" aria-label={label}>
      {heading && (
        <div className="roster-head">
          <SectionHeading id={id} heading={heading} />
        </div>
      )}
      {people.map(({ name, discipline, object, picture, record, text, link }, index) => (
        <article key={name} aria-labelledby={`${id}-${index}`}>
          {picture && (
            <figure>
              <PictureView
                picture={picture}
                sizes="(min-width: 44rem) 36vw, 100vw"
                isFirst={index === 0 && !heading}
              />
              {object && <figcaption>{object}</figcaption>}
            </figure>
          )}
          <div className="roster-words">
            <h2 id={`${id}-${index}`} data-fit={picture || record ? undefined : fitLine(name)}>
              {name}
            </h2>
            {discipline && <p className="roster-discipline">{discipline}</p>}
            {text && <p className="roster-text">{text}</p>}
            {!picture && object && <p className="roster-text">{object}</p>}
            {link && (
              <a className="action" href={link.href}>
                {link.label}
              </a>
            )}
          </div>
          {record && <RecordView {...record} />}
          {record?.bar !== undefined && (
            <div className="roster-bar">
              <LoadedSide plates={platesNear(record.bar)} end="right" />
            </div>
          )}
        </article>
      ))}
    </section>
  );
}

function RecordView({ figure, unit, what }: NonNullable<RosterProps["people"][number]["record"]>) {
  return (
    <p className="roster-record">
      <span className="sr-only">{[[figure, unit].filter(Boolean).join(" "), what].join(", ")}</span>
      <PosterLine text={figure} />
      <span className="roster-unit" aria-hidden="true">
        {unit} <b>{what}</b>
      </span>
    </p>
  );
}
