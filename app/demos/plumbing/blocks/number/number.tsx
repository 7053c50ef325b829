import { pictureFallback, pictureSrcSet } from "../../../../../engine/picture.ts";
import { Pipe } from "../../pipe/pipe.tsx";
import "./number.css";
import type { NumberProps } from "./number.props.ts";

/** The telephone number, as large as the screen is wide, and what a caller asks first. */
export function NumberOnWall({
  id,
  title,
  row,
  stack,
  phone,
  facts,
  estimate,
}: NumberProps & { id: string }) {
  return (
    <section className="number" aria-labelledby={`${id}-title`}>
      <a className="number-wall" href={phone.href} aria-label={`Call ${phone.label}`}>
        <picture>
          <source
            type="image/avif"
            media="(min-width: 44rem)"
            srcSet={pictureSrcSet(row)}
            sizes="100vw"
            width={row.width}
            height={row.height}
          />
          <source
            type="image/avif"
            srcSet={pictureSrcSet(stack)}
            sizes="100vw"
            width={stack.width}
            height={stack.height}
          />
          <img
            src={pictureFallback(stack)}
            width={stack.width}
            height={stack.height}
            alt=""
            fetchPriority="high"
            decoding="async"
          />
        </picture>
      </a>
      <Pipe to="left" from="number" />
      <div className="number-words">
        <h1 id={`${id}-title`}>{title}</h1>
        <p className="number-calls">
          <a className="action" href={phone.href}>
            {phone.label}
          </a>
          <a className="action-quiet" href={estimate.href}>
            {estimate.label}
          </a>
        </p>
        <dl>
          {facts.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <strong>{value}</strong> <span>{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
