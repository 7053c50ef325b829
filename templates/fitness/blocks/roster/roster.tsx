import { PictureView } from "../../../../engine/picture-view.tsx";
import { LoadedSide } from "../../plates/loaded-side.tsx";
import { platesFor } from "../../plates/plate-maths.ts";
import { PosterLine } from "../../poster-type/poster-line.tsx";
import "./roster.css";
import type { RosterProps } from "./roster.props.ts";

/** People, each as the thing they never train without and the figure they are known by. */
export function Roster({ id, label, people }: RosterProps & { id: string }) {
  return (
    <section className="roster" aria-label={label}>
      {people.map(({ name, discipline, object, picture, record, text, link }, index) => (
        <article key={name} aria-labelledby={`${id}-${index}`}>
          <figure>
            <PictureView picture={picture} sizes="(min-width: 44rem) 36vw, 100vw" isFirst={index === 0} />
            <figcaption>{object}</figcaption>
          </figure>
          <div className="roster-words">
            <h2 id={`${id}-${index}`}>{name}</h2>
            <p className="roster-discipline">{discipline}</p>
            <p className="roster-text">{text}</p>
            <a className="action" href={link.href}>
              {link.label}
            </a>
          </div>
          <p className="roster-record">
            <span className="sr-only">
              {record.figure} {record.unit}, {record.what}
            </span>
            <PosterLine text={record.figure} />
            <span className="roster-unit" aria-hidden="true">
              {record.unit} <b>{record.what}</b>
            </span>
          </p>
          {record.bar !== undefined && (
            <div className="roster-bar">
              <LoadedSide plates={platesFor(record.bar)} end="right" />
            </div>
          )}
        </article>
      ))}
    </section>
  );
}
