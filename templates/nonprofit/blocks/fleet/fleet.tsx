import { Boat } from "../../river/boat.tsx";
import { River } from "../../river/river.tsx";
import "./fleet.css";
import type { FleetProps } from "./fleet.props.ts";

/** Gifts as boats on one waterline, their sheets as large as the sums. */
export function Fleet({ id, title, lead, gifts, course }: FleetProps & { id: string }) {
  return (
    <section className="fleet stretch" aria-labelledby={`${id}-title`}>
      <River course={course} />
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="lead">{lead}</p>
      <ul>
        {gifts.map(({ amount, text, href }) => (
          <li key={amount}>
            <Boat />
            <h3>${amount}</h3>
            <p>{text}</p>
            <a href={href}>Give ${amount}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
