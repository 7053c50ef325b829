import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./drops.css";
import type { DropsProps } from "./drops.props.ts";
import { places } from "./places.ts";

/** SPEC.md section 9. */
const floating = places(20);

/** A page's head in weightless water: drops that hang in front of picture and title. */
export function Drops({ id, title, lead, picture, phone, more, drawing }: DropsProps & { id: string }) {
  return (
    <section className="drops" aria-labelledby={`${id}-title`}>
      {picture && <PictureView picture={picture} sizes="100vw" isFirst />}
      <div className="drops-words">
        <PageTitle id={`${id}-title`}>{title}</PageTitle>
        {lead && <p>{lead}</p>}
        {phone && (
          <a className="action" href={phone.href}>
            {phone.label}
          </a>
        )}
        {more && (
          <a className="action-quiet" href={more.href}>
            {more.label}
          </a>
        )}
      </div>
      <Pipe drawing={drawing} />
      <svg className="drops-water" aria-hidden="true">
        <radialGradient id={`${id}-water`} cx="38%" cy="30%" r="75%">
          <stop stopColor="#fff" />
          <stop offset=".18" stopColor="#cfdcff" stopOpacity=".75" />
          <stop offset=".6" stopColor="#7f9dff" stopOpacity=".25" />
          <stop offset="1" stopColor="#fff" stopOpacity=".8" />
        </radialGradient>
        {floating.map(({ x, y, size }) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the hidden drawing, nested for its place in percent
          <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}%`} overflow="visible">
            <circle r={size / 2} fill={`url(#${id}-water)`} />
          </svg>
        ))}
      </svg>
    </section>
  );
}

Drops.opensPage = true;
