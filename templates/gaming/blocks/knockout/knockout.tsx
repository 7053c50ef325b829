import { Actions } from "../../../../engine/blocks/actions.tsx";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
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
      {hung.length > 0 && <Hung items={hung} level={titleLevel(heading)} />}
      {rounds && <Rounds rounds={rounds} level={titleLevel(heading)} />}
      {final && <Final {...final} level={titleLevel(heading)} />}
      {actions.length > 0 && (
        <div className="knockout-foot">
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}
