import { River } from "../../river/river.tsx";
import { FoldDiagram } from "./fold-diagram.tsx";
import "./folds.css";
import type { FoldsProps } from "./folds.props.ts";

/** The services, on both banks of the river, each with a fold of the boat; the last one always floats. */
export function Folds({ id, title, lead, folds, course }: FoldsProps & { id: string }) {
  return (
    <section className="folds stretch" aria-labelledby={`${id}-title`}>
      <River course={course} />
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      <ol>
        {folds.map(({ title, text, price, fold }, index) => (
          <li key={title}>
            <FoldDiagram step={index === folds.length - 1 ? 5 : index} />
            <p className="folds-fold">{fold}</p>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
            {price && <p className="folds-price">{price}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
