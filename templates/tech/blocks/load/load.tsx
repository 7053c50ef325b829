import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Particles } from "../../../../engine/particles/particles.tsx";
import "./load.css";
import type { LoadProps } from "./load.props.ts";

/** Four figures as large as they are, in the stream of what they count. */
export function Load({ id, heading, requests, caption, metrics }: LoadProps & { id: string }) {
  return (
    <section className="load" aria-labelledby={`${id}-title`}>
      <Particles motion="stream" count={requests} />
      <SectionHeading id={id} heading={heading} />
      <dl>
        {metrics.map(({ value, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="load-value">{value}</dd>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <p className="load-caption">{caption}</p>
    </section>
  );
}
