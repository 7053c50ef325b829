import { Actions } from "../../../../engine/blocks/actions.tsx";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { PointList } from "../../../../engine/blocks/point-list.tsx";
import "./rules.css";
import type { RulesProps } from "./rules.props.ts";

/** Why them: each rule on one pull of the roller, as long as the paint lasted. Without any, the title is on one. */
export function Rules({ id, title, lead, rules = [], actions }: RulesProps & { id: string }) {
  return (
    <section
      className="rules"
      aria-labelledby={title && `${id}-title`}
      data-said={rules.length === 0 || undefined}
    >
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      {lead && <p className="rules-lead">{lead}</p>}
      {rules.length > 0 && <PointList points={rules} level={titleLevel(title)} />}
      {actions && (
        <div className="rules-more">
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}
