import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { LoadedSide } from "../../plates/loaded-side.tsx";
import { plates } from "../../plates/plate-maths.ts";
import { Stencil } from "../../poster-type/stencil.tsx";
import "./sleeve.css";
import type { SleeveProps } from "./sleeve.props.ts";
import { Strips } from "./strips.tsx";

/** The gym in figures, each of them a plate: they slide onto the bar as the section is scrolled through. */
export function Sleeve(props: SleeveProps & { id: string }) {
  const { id, heading, facts, unit = "", total } = props;
  if (!facts) return <Strips {...props} />;
  const loaded = plates.filter((plate) => facts.some(({ kg }) => kg === plate.kg));
  return (
    <section className="sleeve" aria-labelledby={`${id}-title`}>
      <div className="sleeve-stage">
        <SectionHeading id={id} heading={heading} />
        <div className="sleeve-bar">
          <LoadedSide plates={loaded} end="right" />
        </div>
        <ul>
          {facts.map(({ kg, text }) => (
            <li key={kg}>
              <Stencil text={String(kg)} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {total && (
          <p className="sleeve-total" data-unit={` ${unit}`} data-wide={unit.length > 2 || undefined}>
            {total}
          </p>
        )}
      </div>
    </section>
  );
}
