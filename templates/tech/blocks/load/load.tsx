import { nameOf } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Particles } from "../../../../engine/particles/particles.tsx";
import "./load.css";
import type { LoadProps } from "./load.props.ts";

/** As many letters as a figure has; more are words. */
const longest = 10;

/** Figures as large as they are, in the stream of what they count. */
export function Load({ id, heading, requests, caption, metrics }: LoadProps & { id: string }) {
  return (
    <section className={heading ? "load" : "load load-bare"} aria-labelledby={nameOf(id, heading)}>
      <Particles motion="stream" count={requests} />
      <SectionHeading id={id} heading={heading} />
      <dl>
        {metrics.map(({ value, label, note, detail }) => (
          <div key={`${value} ${label}`}>
            {label && <dt>{label}</dt>}
            <dd
              className={value.length > longest ? "load-value load-words" : "load-value"}
              data-length={lengthOf(value)}
            >
              {value}
            </dd>
            {note && <dd>{note}</dd>}
            {detail && <dd className="load-detail">{detail}</dd>}
          </div>
        ))}
      </dl>
      {caption && <p className="load-caption">{caption}</p>}
    </section>
  );
}

/** The first figure has room for four letters at its full size, the others for six; those of some scripts are as wide as two. */
function lengthOf(value: string): "medium" | "long" | undefined {
  const letters = [...value].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0);
  if (letters > 6) return "long";
  return letters > 4 ? "medium" : undefined;
}
