import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./stagger.css";
import type { StaggerProps } from "./stagger.props.ts";

type Lane = {
  ahead?: number | undefined;
  /** What is said loudest, and in what. */
  value?: string | undefined;
  measure?: string | undefined;
  title?: string | undefined;
  label?: string | undefined;
  texts: readonly (string | undefined)[];
};

/** Eight starts, each as far ahead as the bend asks for, and a figure, a step or a reason painted in each lane. */
export function Stagger({
  id,
  heading,
  unit,
  lanes = [],
  steps = [],
  reasons = [],
  actions,
}: StaggerProps & { id: string }) {
  const starts: readonly Lane[] = [
    ...lanes.map(({ note, text, ...lane }) => ({ ...lane, texts: [note, text] })),
    ...steps.map(({ title, when, text }) => ({ title, texts: [when, text] })),
    ...reasons.map(({ title, value, text }) => ({ title, value, texts: [text] })),
  ];
  const isFew = starts.length < 5;
  const isWordy = starts.some((lane) => saysMuch(lane)) || (unit?.length ?? 0) > 3;
  // The corner above the inner lanes holds a heading of a few words.
  const isApart =
    isFew || isWordy || !heading || heading.title.length > 32 || (heading.lead?.length ?? 0) > 230;
  return (
    <section
      className="stagger"
      data-few={isFew || undefined}
      data-wordy={isWordy || undefined}
      data-apart={isApart || undefined}
      data-alone={starts.length === 0 || undefined}
      aria-labelledby={heading && `${id}-title`}
    >
      <SectionHeading id={id} heading={heading} />
      {starts.length > 0 && (
        <ol>
          {starts.map(({ ahead, value, measure, title, label, texts }, index) => (
            <li key={title ?? label ?? value}>
              <p className="stagger-lane" aria-hidden="true">
                {index + 1}
              </p>
              {ahead !== undefined && (
                <p className="stagger-ahead">
                  +{ahead.toFixed(2)} {unit}
                </p>
              )}
              {value && (
                <p className="stagger-value" data-fit={fitWord(value)}>
                  {value} {measure}
                </p>
              )}
              {title && <h3 aria-level={titleLevel(heading)}>{title}</h3>}
              {label && <p>{label}</p>}
              {texts.map((text) => text && <p key={text}>{text}</p>)}
            </li>
          ))}
        </ol>
      )}
      <Actions actions={actions} />
    </section>
  );
}

/** Whether a lane says more than an eighth of the page has room for. */
function saysMuch({ measure, title, label = "", texts }: Lane): boolean {
  return Boolean(measure || title || texts.some(Boolean)) || label.length > 28 || fitWord(label) > 9;
}
