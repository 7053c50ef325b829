import { PictureView } from "../../../../engine/picture-view.tsx";
import "./estimate.css";
import type { EstimateProps } from "./estimate.props.ts";

/** Two ways to call: at leisure, on copper; and with a bucket in the other hand, in the dark beside it. */
export function Estimate({
  id,
  title,
  text,
  steps,
  call,
  phone,
  email,
  picture,
  emergency,
}: EstimateProps & { id: string }) {
  return (
    <section className="estimate" aria-labelledby={`${id}-title`}>
      <div className="estimate-sheet">
        <h2 id={`${id}-title`} data-long={title.length > 18 || undefined}>
          {title}
        </h2>
        {text && <p className="lead">{text}</p>}
        <ol>
          {steps.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
        {(call || email) && (
          <p className="estimate-ways">
            {call && (
              <a className="estimate-phone" href={call.href}>
                {call.label}
              </a>
            )}
            {email && <a href={email.href}>{email.label}</a>}
          </p>
        )}
        <PictureView className="estimate-slate" picture={picture} sizes="(min-width: 60rem) 22rem, 50vw" />
      </div>
      {emergency && (
        <aside className="estimate-emergency" aria-labelledby={`${id}-emergency`}>
          <PictureView picture={emergency.picture} sizes="(min-width: 60rem) 36vw, 100vw" />
          <div>
            <h3 id={`${id}-emergency`}>{emergency.title}</h3>
            {emergency.text && <p>{emergency.text}</p>}
            {phone && (
              <a className="action" href={phone.href}>
                {phone.label}
              </a>
            )}
          </div>
        </aside>
      )}
    </section>
  );
}
