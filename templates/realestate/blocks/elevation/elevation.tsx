import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./elevation.css";
import type { ElevationProps } from "./elevation.props.ts";
import { Figure } from "./figure.tsx";

/** The people as architects draw people: standing on a ground line, at one scale, with their heights. */
export function Elevation({ id, heading, people }: ElevationProps & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section className="elevation" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <svg className="figure-hatch" aria-hidden="true" width="0" height="0">
        <pattern
          id={`${id}-hatch`}
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V4" />
        </pattern>
      </svg>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul role="list">
        {people.map((person, index) => (
          <li key={person.name}>
            <Figure {...drawnAt(index)} {...person} fill={`url(#${id}-hatch)`} />
            <Title>{person.name}</Title>
            {person.role && <p className="label">{person.role}</p>}
            {person.text && <p className="elevation-text">{person.text}</p>}
            {(person.phone || person.houses) && (
              <p className="elevation-links">
                {person.phone && <a href={person.phone.href}>{person.phone.label}</a>}
                {person.houses?.map(({ label, href }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How somebody is drawn of whom no measures are told: each a little otherwise than the one before. */
function drawnAt(index: number) {
  return {
    hem: [0.24, 0.4, 0.32][index % 3] ?? 0.3,
    flare: [0.6, 0.48, 0.54, 0.5][index % 4] ?? 0.5,
  };
}
