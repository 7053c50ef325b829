import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./estimate.css";
import type { EstimateProps } from "./estimate.props.ts";

/** The quiet way in, and the number once more: each group of its digits on a tile. */
export function Estimate({
  id,
  heading,
  drawing,
  phone,
  ask,
  more,
  hours = [],
}: EstimateProps & { id: string }) {
  const groups = phone?.label.split(/\D+/).filter(Boolean) ?? [];
  // Ten digits in three groups fill the page; more of either, or more without a gap, stand a step smaller.
  const isLong = groups.join("").length > 10 || groups.length > 3 || groups.some(({ length }) => length > 6);
  return (
    <section className="estimate" aria-labelledby={`${id}-title`}>
      <div className="estimate-words">
        <SectionHeading id={id} heading={heading} />
        {ask && (
          <a className="action" href={ask.href}>
            {ask.label}
          </a>
        )}
        {more && (
          <a className="action-quiet estimate-more" href={more.href}>
            {more.label}
          </a>
        )}
      </div>
      {hours.length > 0 && <FactList facts={hours} className="estimate-facts" />}
      {phone && groups.length > 0 && (
        <a className="estimate-phone" href={phone.href} data-long={isLong || undefined}>
          {groups.map((digits, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same
            <span key={index}>{digits} </span>
          ))}
        </a>
      )}
      <Pipe isEnd drawing={drawing} />
    </section>
  );
}
