import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./estimate.css";
import type { EstimateProps } from "./estimate.props.ts";

/** The quiet way in, and the number once more: each group of its digits on a tile. */
export function Estimate({ id, heading, phone, ask, hours }: EstimateProps & { id: string }) {
  return (
    <section className="estimate" aria-labelledby={`${id}-title`}>
      <div className="estimate-words">
        <SectionHeading id={id} heading={heading} />
        {ask && (
          <a className="action" href={ask.href}>
            {ask.label}
          </a>
        )}
      </div>
      <FactList facts={hours} className="estimate-facts" />
      {phone && (
        <a className="estimate-phone" href={phone.href}>
          {phone.label
            .split(/\D+/)
            .filter(Boolean)
            .map((digits) => (
              <span key={digits}>{digits} </span>
            ))}
        </a>
      )}
      <Pipe to="out" />
    </section>
  );
}
