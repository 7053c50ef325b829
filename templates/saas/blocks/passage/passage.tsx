import { Actions } from "../../../../engine/blocks/actions.tsx";
import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Swatch } from "../../mosaic/swatch.tsx";
import { type Stage, stages } from "../../workshop/stages.ts";
import "./passage.css";
import type { PassageProps } from "./passage.props.ts";

type StepProps = {
  stage?: Stage | undefined;
  name?: string | undefined;
  text?: string | undefined;
  when?: string | undefined;
  value?: string | undefined;
};

/** The way of one order, a large tile for each stage; or what else is told one by one. */
export function Passage({ id, heading, steps, reasons, dates, actions }: PassageProps & { id: string }) {
  const told: readonly StepProps[] = steps ?? reasons ?? dates ?? [];
  const Title = titleTag(heading);
  return (
    <section className="passage" aria-labelledby={nameOf(id, heading)}>
      {(heading || actions) && (
        <div className="cell" data-only={told.length === 0 || undefined}>
          <SectionHeading id={id} heading={heading} />
          <Actions actions={actions} />
        </div>
      )}
      {told.length > 0 && (
        <ol data-columns={told.length > 5 ? columnsOf(told.length) : undefined}>
          {told.map(({ stage, name, text, when, value }, index) => (
            <li key={`${when} ${name}`} className="cell">
              <Swatch stage={stage ?? stages[index % stages.length] ?? "sent"} />
              {when && <p className="passage-when figure">{when}</p>}
              {name && <Title className={Title === "h2" ? "passage-name" : undefined}>{name}</Title>}
              {value && <p className="passage-when figure">{value}</p>}
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Of how many columns the rows come out even, or nearly so. */
function columnsOf(count: number): 3 | 4 | 5 {
  if (count % 4 === 0) return 4;
  return count % 3 === 0 ? 3 : 5;
}
