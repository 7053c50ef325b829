import { Actions } from "../../../../engine/blocks/actions.tsx";
import { lengthOf } from "../../length.ts";
import { DepthHead } from "../depth-head.tsx";
import "./drain.css";
import type { DrainProps } from "./drain.props.ts";

/** Slots of the grate, as angles and distances of three rings. */
const slots = [4, 7, 10].flatMap((radius) =>
  Array.from({ length: radius * 3 }, (_, index) => {
    const angle = (index / (radius * 3)) * Math.PI * 2;
    const at = (reach: number) =>
      `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
    return `M${at(radius)}L${at(radius + 1.6)}`;
  }),
);

/** The floor: who to call, around the main drain. */
export function Drain({
  id,
  depth,
  eyebrow,
  title,
  lead,
  phone,
  facts = [],
  actions = [],
}: DrainProps & { id: string }) {
  return (
    <section className="drain" aria-labelledby={`${id}-title`}>
      <DepthHead id={id} depth={depth} eyebrow={eyebrow} title={title} />
      {phone && (
        <a className="drain-phone" href={phone.href} data-length={lengthOf(phone.value)}>
          {phone.value}
        </a>
      )}
      <div className="drain-words">
        {lead && <p>{lead}</p>}
        <Actions actions={actions} />
        {facts.length > 0 && (
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <circle r="13" />
        <path d={slots.join("")} />
      </svg>
    </section>
  );
}
