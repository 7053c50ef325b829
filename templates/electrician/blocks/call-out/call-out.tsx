import { Actions } from "../../../../engine/blocks/actions.tsx";
import { nameOf, titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { PointList } from "../../../../engine/blocks/point-list.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./call-out.css";
import type { CallOutProps } from "./call-out.props.ts";

/** The emergency panel, its round button a telephone, and below it the way to a free estimate. */
export function CallOut({
  id,
  heading,
  phone,
  button,
  hours,
  steps = [],
  actions,
  estimate,
  drawing,
}: CallOutProps & { id: string }) {
  return (
    <section
      className="call-out"
      data-long={(heading && heading.title.length > 9) || undefined}
      data-drawing={drawing}
      aria-labelledby={nameOf(id, heading)}
    >
      <SectionHeading id={id} heading={heading} />
      {steps.length > 0 && <PointList points={steps} as="ol" level={titleLevel(heading)} />}
      <Actions actions={actions} />
      {phone && (
        <a className="call-out-button" href={phone.href}>
          <b>{button}</b>
          <span>{phone.label}</span>
          {hours && <span className="call-out-hours">{hours}</span>}
        </a>
      )}
      {estimate && (
        <div className="call-out-estimate" id={`${id}-estimate`}>
          <h3 aria-level={titleLevel(heading)}>{estimate.title}</h3>
          {estimate.text && <p>{estimate.text}</p>}
          {(estimate.phone || estimate.mail) && (
            <p className="call-out-links">
              {estimate.phone && <a href={estimate.phone.href}>{estimate.phone.label}</a>}
              {estimate.mail && <a href={estimate.mail.href}>{estimate.mail.label}</a>}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
