import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./orbit.css";
import type { OrbitProps } from "./orbit.props.ts";

/** Points around a heading. */
export function Orbit({ id, heading, items, actions }: OrbitProps & { id: string }) {
  return (
    <section
      className="orbit"
      data-apart={!isRing(heading, items) || undefined}
      aria-labelledby={heading && `${id}-title`}
    >
      {isRing(heading, items) ? (
        <h2 id={`${id}-title`}>{heading?.title}</h2>
      ) : (
        <SectionHeading id={id} heading={heading} />
      )}
      <ul>
        {items.map(({ value, title, text }) => (
          <li key={title}>
            {value && <p className="orbit-value">{value}</p>}
            <h3 aria-level={titleLevel(heading)}>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
      <Actions actions={actions} />
    </section>
  );
}

/** Whether the heading has room within the ring, and each item beside it. */
function isRing(heading: OrbitProps["heading"], items: OrbitProps["items"]): boolean {
  return (
    heading !== undefined &&
    !heading.eyebrow &&
    !heading.lead &&
    heading.title.length <= 40 &&
    fitWord(heading.title) <= 12 &&
    items.length <= 10 &&
    items.every(({ value, title, text = "" }) => !value && title.length <= 28 && text.length <= 120)
  );
}
