import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { Boat } from "../../river/boat.tsx";
import { River } from "../../river/river.tsx";
import { Sheet } from "../../river/sheet.tsx";
import "./fleet.css";
import type { FleetProps } from "./fleet.props.ts";

/** Gifts as boats on one waterline, their sheets larger from one to the next, as the sums are. */
export function Fleet({ id, title, lead, gifts, course, drawing }: FleetProps & { id: string }) {
  const level = titleLevel(title);
  // Sums stand large; where one title is longer than a sum, all of them are smaller.
  const isLong = gifts.some(({ title }) => title.length > 5);
  const saysMore = gifts.some(({ when, price, unit, note }) => when || price || unit || note);
  return (
    <section className="fleet stretch" aria-labelledby={title && `${id}-title`}>
      <River course={course} />
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
      <ul data-many={gifts.length > 4 || undefined} data-more={saysMore || undefined}>
        {gifts.map(({ title, when, text, price, unit, note, action }) => (
          <li key={title}>
            {drawing === "plain" ? <Sheet /> : <Boat />}
            <h3 aria-level={level} data-length={isLong ? "long" : undefined}>
              {title}
            </h3>
            {(price || unit) && (
              <p className="fleet-price">
                {price} {unit}
              </p>
            )}
            {[when, text, note].map((words) => words && <p key={words}>{words}</p>)}
            {action && <a href={action.href}>{action.label}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
