import type { Resolved } from "../../../../engine/render/resolve.ts";
import { fillIn } from "../../../fill-in.ts";
import { PlanView } from "../../drawing/plan-view.tsx";
import "./floor-plan.css";
import type { FloorPlanProps } from "./floor-plan.props.ts";

/** The plan of a house with the key to its rooms; nothing where none is drawn. */
export function FloorPlan({
  id,
  house,
  title,
  alt,
  caption,
  measures,
  scale,
}: Resolved<FloorPlanProps> & { id: string }) {
  if (!house?.plan) return null;
  const { name, plan } = house;
  return (
    <section className="property-plan" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <figure>
        <PlanView plan={plan} title={fillIn(alt, { house: name })} scale={scale} labels="numbers" />
        <figcaption className="figure-number">{caption}</figcaption>
      </figure>
      <ol>
        {plan.rooms.map(({ name, area }) => (
          <li key={name}>
            <span>{name}</span>
            {area && <span>{fillIn(measures.area, { metres: area })}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
