import { River } from "../../river/river.tsx";
import { FoldDiagram } from "./fold-diagram.tsx";
import "./folds.css";
import type { FoldsProps } from "./folds.props.ts";

/** The services, on both banks of the river, each with a fold of the boat. */
export function Folds({ id, title, lead, folds, course }: FoldsProps & { id: string }) {
  return (
    <section className="folds stretch" aria-labelledby={`${id}-title`}>
      <River course={course} />
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="lead">{lead}</p>
      <ol>
        {folds.map(({ title, text, price, fold }, index) => (
          <li key={title}>
            <FoldDiagram step={index} />
            <p className="folds-fold">{fold}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="folds-price">{price}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
