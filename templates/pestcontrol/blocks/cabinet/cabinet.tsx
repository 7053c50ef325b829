import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./cabinet.css";
import type { CabinetProps } from "./cabinet.props.ts";
import { Specimen } from "./specimen.tsx";

export function Cabinet({ id, heading, drawer, specimens }: CabinetProps & { id: string }) {
  return (
    <section className="cabinet" aria-labelledby={heading && `${id}-title`}>
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
      <section
        className="cabinet-drawer"
        role={drawer ? undefined : "group"}
        aria-label={drawer ?? heading?.title}
        tabIndex={0}
      >
        <ul>
          {specimens.map((specimen, index) => (
            <Specimen
              key={specimen.name}
              id={id}
              number={index + 1}
              level={titleLevel(heading)}
              {...specimen}
            />
          ))}
        </ul>
      </section>
    </section>
  );
}
