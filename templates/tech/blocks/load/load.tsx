import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Particles } from "../../../../engine/particles/particles.tsx";
import "./load.css";
import type { LoadProps } from "./load.props.ts";

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
            <dd className="load-value" data-length={lengthOf(value)}>
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

/** The first figure has room for four letters at its full size, the others for six. */
function lengthOf(value: string): "medium" | "long" | undefined {
  if (value.length > 6) return "long";
  return value.length > 4 ? "medium" : undefined;
}
