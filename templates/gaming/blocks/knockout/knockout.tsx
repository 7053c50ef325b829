import { Actions } from "../../../../engine/blocks/actions.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Final, Rounds } from "./bracket.tsx";
import { Hung } from "./hung.tsx";
import "./knockout.css";
import type { KnockoutProps } from "./knockout.props.ts";

export function Knockout({
  id,
  heading,
  rounds,
  final,
  steps = [],
  dates = [],
  actions = [],
}: KnockoutProps & { id: string }) {
  const hung = [...steps, ...dates];
  const isAlone = !rounds && !final && hung.length === 0;
  return (
    <section
      className="knockout"
      data-alone={isAlone || undefined}
      data-lasts={!final || undefined}
      data-bare={(final && !final.picture) || undefined}
      aria-labelledby={heading && `${id}-title`}
    >
      <SectionHeading id={id} heading={heading} />
      {hung.length > 0 && <Hung items={hung} />}
      {rounds && <Rounds rounds={rounds} />}
      {final && <Final {...final} />}
      {actions.length > 0 && (
        <div className="knockout-foot">
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}
