import { Actions } from "../../../../engine/blocks/actions.tsx";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { asSentences } from "../../as-sentences.ts";
import "./practices.css";
import type { PracticesProps } from "./practices.props.ts";

/** Radii of circles that stand for no time. */
const sizes = [30, 44, 36, 50, 40, 33];

/** Practices as circles whose area is the time that they take. */
export function Practices({ id, heading, unit, practices, actions }: PracticesProps & { id: string }) {
  const longest = Math.max(...practices.map(({ minutes = 0 }) => minutes));
  return (
    <section className="practices" aria-labelledby={heading && `${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {practices.map(({ name, minutes, price, cost, description, ...practice }, index) => (
          <li key={`${name} ${practice.by}`}>
            <Egg radius={minutes ? 50 * Math.sqrt(minutes / longest) : (sizes[index % sizes.length] ?? 50)} />
            {minutes && unit ? (
              <p className="practice-minutes">
                {minutes} <span>{unit}</span>
              </p>
            ) : (
              (price || cost) && (
                <p className="practice-minutes">
                  {price} <span>{cost}</span>
                </p>
              )
            )}
            <div>
              <h3 aria-level={titleLevel(heading)}>{name}</h3>
              {description && <p>{description}</p>}
              <Note {...practice} />
            </div>
          </li>
        ))}
      </ul>
      <Actions actions={actions} />
    </section>
  );
}

function Egg({ radius }: { radius: number }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r={radius.toFixed(2)} cy={(50 - radius).toFixed(2)} />
    </svg>
  );
}

type NoteProps = Pick<PracticesProps["practices"][number], "level" | "by" | "when" | "participants">;

function Note({ level, by, when, participants }: NoteProps) {
  const note = asSentences([level, by, when, participants]);
  return note && <p className="practice-note">{note}</p>;
}
