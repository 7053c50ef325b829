import { Actions } from "../../../../engine/blocks/actions.tsx";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { asSentences } from "../../as-sentences.ts";
import { seeds } from "../../seeds.ts";
import "./seed-heads.css";
import type { SeedHeadsProps } from "./seed-heads.props.ts";

/** How many seeds stand for what has no number of days, one after the other. */
const unnumbered = [8, 21, 13, 5];

/** Programs as seed heads: one numbered seed a day, all at one scale. */
export function SeedHeads({ id, heading, programs, actions = [] }: SeedHeadsProps & { id: string }) {
  return (
    <section
      className="seed-heads"
      data-low={isLow(heading) || undefined}
      aria-labelledby={heading && `${id}-title`}
    >
      <SectionHeading id={id} heading={heading} />
      <ol>
        {programs.map(
          ({ name, days, duration, price, description, points = [], action, ...program }, index) => (
            <li key={`${name} ${program.by}`}>
              <SeedHead
                days={days ?? unnumbered[index % unnumbered.length] ?? 8}
                isNumbered={days !== undefined}
              />
              <div className="seed-head-words">
                <h3 aria-level={titleLevel(heading)}>{name}</h3>
                {(price || duration) && (
                  <p className="seed-head-price" data-long={(price?.length ?? 0) > 8 || undefined}>
                    {price} {duration && <span>{duration}</span>}
                  </p>
                )}
                {description && <p>{description}</p>}
                {points.length > 0 && (
                  <ul className="seed-head-points">
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
                <Note {...program} />
                {action && (
                  <a className="action-quiet" href={action.href}>
                    {action.label}
                  </a>
                )}
              </div>
            </li>
          ),
        )}
      </ol>
      {actions.length > 0 && (
        <div className="seed-heads-foot">
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}

/** Whether the first head has no room beside the heading. */
function isLow(heading: SeedHeadsProps["heading"]): boolean {
  return !heading || (heading.lead?.length ?? 0) > 56 || heading.title.length > 48;
}

type NoteProps = Pick<SeedHeadsProps["programs"][number], "level" | "by" | "when" | "participants">;

function Note({ level, by, when, participants }: NoteProps) {
  const note = asSentences([level, by, when, participants]);
  return note && <p className="seed-head-note">{note}</p>;
}

/** In a frame as large as its seeds fill, and as many em wide: the sheet says what a unit is, which is the same for all. */
function SeedHead({ days, isNumbered }: { days: number; isNumbered: boolean }) {
  const reach = Math.ceil(8 * Math.sqrt(days)) + 6;
  return (
    <svg
      className="seed-head"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      width={`${2 * reach}em`}
      data-large={days > 14 || undefined}
      aria-hidden="true"
    >
      {seeds(days).map(({ x, y, angle }, index) => (
        <g key={angle} transform={`translate(${x} ${y})`}>
          <circle r="5.7" />
          {isNumbered && <text dy="1.3">{index + 1}</text>}
        </g>
      ))}
    </svg>
  );
}
