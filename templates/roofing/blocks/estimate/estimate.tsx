import { PictureView } from "../../../../engine/picture-view.tsx";
import "./estimate.css";
import type { EstimateProps } from "./estimate.props.ts";

/** Two ways to call: at leisure, on copper; and with a bucket in the other hand, in the dark beside it. */
export function Estimate({
  id,
  title,
  lead,
  steps,
  call,
  others = [],
  picture,
  emergency,
}: EstimateProps & { id: string }) {
  return (
    <section className="estimate" aria-labelledby={`${id}-title`}>
      <div
        className="estimate-sheet"
        data-plain={!picture || undefined}
        data-wide={(!picture && !emergency) || undefined}
      >
        <h2 id={`${id}-title`} data-long={isLong(title) || undefined}>
          {title}
        </h2>
        {lead && <p className="lead">{lead}</p>}
        {steps && (
          <ol data-told={steps.some(({ text }) => text) || undefined}>
            {steps.map((step) => (
              <li key={step.title}>
                <Step {...step} />
              </li>
            ))}
          </ol>
        )}
        {(call || others.length > 0) && (
          <p className="estimate-ways">
            {call && (
              <a className="estimate-phone" href={call.href}>
                {call.label}
              </a>
            )}
            {others.map(({ label, href }) => (
              <a key={label} href={href}>
                {label}
              </a>
            ))}
          </p>
        )}
        {picture && (
          <PictureView className="estimate-slate" picture={picture} sizes="(min-width: 60rem) 22rem, 50vw" />
        )}
      </div>
      {emergency && <Emergency id={`${id}-emergency`} {...emergency} />}
    </section>
  );
}

/** Whether it is more than two short words, which alone are set as large as the sheet allows. */
function isLong(title: string): boolean {
  return title.length > 18 || title.split(/\s+/).some((word) => word.length > 9);
}

/** A title by itself is a sentence; with more to say, it heads it. */
function Step({ title, when, text }: NonNullable<EstimateProps["steps"]>[number]) {
  if (!when && !text) return title;
  return (
    <>
      <b>{title}</b> {when && <span className="estimate-when">{when}</span>}
      {text && <p>{text}</p>}
    </>
  );
}

function Emergency({
  id,
  title,
  lead,
  picture,
  phone,
}: NonNullable<EstimateProps["emergency"]> & { id: string }) {
  return (
    <aside className="estimate-emergency" data-plain={!picture || undefined} aria-labelledby={id}>
      {picture && <PictureView picture={picture} sizes="(min-width: 60rem) 36vw, 100vw" />}
      <div>
        <h3 id={id}>{title}</h3>
        {lead && <p>{lead}</p>}
        {phone && (
          <a className="action" href={phone.href}>
            {phone.label}
          </a>
        )}
      </div>
    </aside>
  );
}
