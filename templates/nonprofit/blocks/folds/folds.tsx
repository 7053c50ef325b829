import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { River } from "../../river/river.tsx";
import { FoldDiagram } from "./fold-diagram.tsx";
import "./folds.css";
import type { FoldsProps } from "./folds.props.ts";

/** The services, on both banks of the river, each with a fold of the boat; the last one always floats. */
export function Folds({ id, title, lead, folds, more, course, drawing }: FoldsProps & { id: string }) {
  const level = titleLevel(title);
  return (
    <section className="folds stretch" data-drawing={drawing} aria-labelledby={title && `${id}-title`}>
      <River course={course} />
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
      <ol>
        {folds.map(({ title, when, text, price, unit, note, fold }, index) => (
          <li key={title}>
            <FoldDiagram step={drawing !== "plain" && index === folds.length - 1 ? 5 : index % 5} />
            <p className="folds-fold">{fold}</p>
            <h3 aria-level={level}>{title}</h3>
            {when && <p>{when}</p>}
            {text && <p>{text}</p>}
            {note && <p>{note}</p>}
            {(price || unit) && (
              <p className="folds-price">
                {price} {unit}
              </p>
            )}
          </li>
        ))}
      </ol>
      {more && (
        <a className="action-quiet" href={more.href}>
          {more.label}
        </a>
      )}
    </section>
  );
}
