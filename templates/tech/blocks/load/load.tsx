import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Particles } from "../../../../engine/particles/particles.tsx";
import "../../../../engine/blocks/fit.css";
import "./load.css";
import type { LoadProps } from "./load.props.ts";

/** As many letters of a figure as are set at the full size; more of them are smaller. */
const fullSize = 4;

/** Figures as large as they are, in the stream of what they count. */
export function Load({ id, heading, requests, caption, metrics }: LoadProps & { id: string }) {
  return (
    <section className="load" aria-labelledby={`${id}-title`}>
      <Particles motion="stream" count={requests} />
      <SectionHeading id={id} heading={heading} />
      <dl>
        {metrics.map(({ value, label, note }) => (
          <div key={`${value} ${label}`}>
            {label && <dt>{label}</dt>}
            <dd className="load-value" data-fit={Math.max(value.length, fullSize)}>
              {value}
            </dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
      {caption && <p className="load-caption">{caption}</p>}
    </section>
  );
}
