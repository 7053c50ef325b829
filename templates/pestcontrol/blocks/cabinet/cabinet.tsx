import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./cabinet.css";
import type { CabinetProps } from "./cabinet.props.ts";
import { plates } from "./plates.ts";

export function Cabinet({ id, heading, drawer, specimens }: CabinetProps & { id: string }) {
  return (
    <section className="cabinet" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <svg className="cabinet-defs" aria-hidden="true">
        <pattern
          id={`${id}-hatch`}
          width="2.2"
          height="2.2"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(38)"
        >
          <path d="M0 0H2.2" />
        </pattern>
      </svg>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="cabinet-drawer" aria-label={drawer} tabIndex={0}>
        <ul>
          {specimens.map(({ kind, name, latin, tell }) => {
            const { whole, half, shade, pin } = plates[kind];
            return (
              <li key={name} data-kind={kind}>
                <svg
                  viewBox="-60 -78 120 156"
                  preserveAspectRatio={half ? undefined : "xMaxYMid"}
                  aria-hidden="true"
                >
                  {shade && <path d={shade} fill={`url(#${id}-hatch)`} stroke="none" />}
                  <path d={whole} />
                  {half && <path d={half} />}
                  {half && <path d={half} transform="scale(-1 1)" />}
                  {pin && (
                    <g className="cabinet-pin" transform={`translate(${pin.join(" ")})`}>
                      <path d="M0 0l7-13" />
                      <circle cx="8" cy="-15" r="3.4" />
                    </g>
                  )}
                </svg>
                <h3>{name}</h3>
                {latin && (
                  <p>
                    <i lang="la">{latin}</i>
                  </p>
                )}
                {tell && <p className="cabinet-tell">{tell}</p>}
              </li>
            );
          })}
        </ul>
      </section>
    </section>
  );
}
