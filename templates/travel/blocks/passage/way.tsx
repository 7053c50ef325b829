import { Actions } from "../../../../engine/blocks/actions.tsx";
import type { PassageProps } from "./passage.props.ts";
import { Passage } from "./passage.tsx";
import "./way.css";

/** The year on its chart, or without one the way as a dotted line, with its legs where there are some. */
export function PassageOrWay(props: PassageProps & { id: string }) {
  const { id, title, lead, chart, legs = [], actions } = props;
  if (chart) return <Passage {...props} />;
  return (
    <section className="way" aria-labelledby={`${id}-title`}>
      <div className="way-words">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        <Actions actions={actions} />
      </div>
      {legs.length > 0 && (
        <ol>
          {legs.map(({ when, title, text }) => (
            <li key={title}>
              {when && <p className="way-when">{when}</p>}
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
