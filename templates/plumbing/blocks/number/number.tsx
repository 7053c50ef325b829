import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./number.css";
import type { NumberProps } from "./number.props.ts";
import { NumberPlates } from "./number-plates.tsx";
import { NumberWall } from "./number-wall.tsx";

/** Titles up to so many letters stand as large as a shout. */
const longestShout = 32;

/** Two labels up to so many letters stand side by side on every phone. */
const longestLabel = 16;

/** The telephone number, as large as the screen is wide, and what a caller asks first. */
export function NumberOnWall(props: NumberProps & { id: string }) {
  const { id, title, lead, phone, call, facts = [], estimate, more, drawing } = props;
  const links = [phone, estimate, more].filter((link) => link !== undefined);
  const isLong = links.length > 2 || links.some(({ label }) => label.length > longestLabel);
  return (
    <section className="number" data-bare={!phone || undefined} aria-labelledby={`${id}-title`}>
      {phone && (
        <a className="number-wall" href={phone.href} aria-label={call ?? phone.label} data-drawing={drawing}>
          {drawing === "plain" ? <NumberPlates phone={phone} /> : <NumberWall phone={phone} />}
        </a>
      )}
      <Pipe from={phone && "number"} drawing={drawing} />
      <div className="number-words">
        <PageTitle id={`${id}-title`} data-long={title.length > longestShout || undefined}>
          {title}
        </PageTitle>
        {links.length > 0 && (
          <p className="number-calls" data-long={isLong || undefined}>
            {phone && (
              <a className="action" href={phone.href}>
                {phone.label}
              </a>
            )}
            {[estimate, more].map(
              (link, index) =>
                link && (
                  <a
                    key={link.label}
                    className={phone || index > 0 ? "action-quiet" : "action"}
                    href={link.href}
                  >
                    {link.label}
                  </a>
                ),
            )}
          </p>
        )}
        {lead && <p className="number-lead">{lead}</p>}
        {facts.length > 0 && (
          <dl>
            {facts.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <strong>{value}</strong> {note && <span>{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

NumberOnWall.opensPage = true;
