import { PointList } from "../../../../engine/blocks/point-list.tsx";
import "./rules.css";
import type { RulesProps } from "./rules.props.ts";

/** Why them: each rule on one pull of the roller, as long as the paint lasted. */
export function Rules({ id, title, rules }: RulesProps & { id: string }) {
  return (
    <section className="rules" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <PointList points={rules} />
    </section>
  );
}
