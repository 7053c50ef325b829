import { PointList } from "../../../../engine/blocks/point-list.tsx";
import "./orbit.css";
import type { OrbitProps } from "./orbit.props.ts";

/** Eight cards around a heading. */
export function Orbit({ id, heading, items }: OrbitProps & { id: string }) {
  return (
    <section className="orbit" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading.title}</h2>
      <PointList points={items} />
    </section>
  );
}
