import { Actions } from "../../../../engine/blocks/actions.tsx";
import { SectionHour } from "../../sky/section-hour.tsx";
import type { DialProps } from "./dial.props.ts";
import { Dial } from "./dial.tsx";
import "./hours.css";

/** What the half of a dial has room for. */
const room = { reasons: 6, title: 28, text: 84 };

/** A dial where its reasons are few and short; else rows, a line of the dial to each, under a sun half down. */
export function DialOrHours(props: DialProps & { id: string }) {
  const { id, hour, title, lead, reasons = [], steps = [], dates = [], actions } = props;
  const fits =
    reasons.length > 0 &&
    reasons.length <= room.reasons &&
    reasons.every(
      ({ value, title, text = "" }) => !value && title.length <= room.title && text.length <= room.text,
    );
  if (fits && !lead && steps.length + dates.length === 0 && !actions) return <Dial {...props} />;
  const rows = [
    ...reasons.map(({ value, ...row }) => ({ mark: value, note: undefined, ...row })),
    ...steps.map(({ when, ...row }) => ({ mark: when, note: undefined, ...row })),
    ...dates.map(({ when, ...row }) => ({ mark: when, ...row })),
  ];
  return (
    <section className="hours" aria-labelledby={`${id}-title`}>
      <SectionHour id={id} hour={hour} title={title} />
      {lead && <p className="lead">{lead}</p>}
      <Actions actions={actions} />
      {rows.length > 0 && (
        <ul>
          {rows.map(({ mark, title, text, note }) => (
            <li key={`${mark} ${title}`}>
              {mark && <p className="hours-mark">{mark}</p>}
              {title && <h3>{title}</h3>}
              {(text || note) && (
                <p>
                  {text} {note}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
