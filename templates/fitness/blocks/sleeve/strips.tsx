import { Actions } from "../../../../engine/blocks/actions.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import type { SleeveProps } from "./sleeve.props.ts";
import "./strips.css";

/** The longest figure that is as large as a plate. */
const full = 5;

/** What has no weight, as strips of the sheet: each by its figure or its hour, or counted. */
export function Strips({
  id,
  heading,
  figures = [],
  reasons = [],
  steps = [],
  dates = [],
  actions,
}: SleeveProps & { id: string }) {
  const strips = [
    ...[...figures, ...reasons].map(({ value, ...words }) => ({ mark: value, note: undefined, ...words })),
    ...steps.map(({ when, ...words }) => ({ mark: when, note: undefined, ...words })),
    ...dates.map(({ when, ...words }) => ({ mark: when, ...words })),
  ];
  return (
    <section className="strips" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {strips.length > 0 && (
        <ul>
          {strips.map(({ mark, title, text, note }) => (
            <li key={`${mark} ${title}`} data-counted={!mark || undefined}>
              {mark && (
                <p className="strips-mark" data-length={mark.length > full ? "long" : undefined}>
                  {mark}
                </p>
              )}
              <div>
                {title && <h3>{title}</h3>}
                {(text || note) && (
                  <p>
                    {text} {note}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Actions actions={actions} />
    </section>
  );
}
