import { Boat } from "../../river/boat.tsx";
import { River } from "../../river/river.tsx";
import "./fleet.css";
import type { FleetProps } from "./fleet.props.ts";

/** Gifts as boats on one waterline, their sheets larger from one to the next, as the sums are. */
export function Fleet({ id, title, lead, gifts, course }: FleetProps & { id: string }) {
  return (
    <section className="fleet stretch" aria-labelledby={`${id}-title`}>
      <River course={course} />
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      <ul>
        {gifts.map(({ title, text, action }) => (
          <li key={title}>
            <Boat />
            <h3 data-length={title.length > 5 ? "long" : undefined}>{title}</h3>
            {text && <p>{text}</p>}
            {action && <a href={action.href}>{action.label}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
