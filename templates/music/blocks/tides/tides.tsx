import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./tides.css";
import type { TidesProps } from "./tides.props.ts";

/** Tour dates as a tide table: the water in each gauge stands as high as the room is full. */
export function Tides({ id, heading, dates, full, note, link }: TidesProps & { id: string }) {
  return (
    <section className="tides" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {dates.map(({ date, town, room, artist, doors, sold }) => (
          <li key={date}>
            <Gauge sold={sold} />
            <p className="tides-date">{date}</p>
            <h3>{town}</h3>
            <p className="tides-artist">{artist}</p>
            <p className="tides-room">{room}</p>
            <p className="tides-doors">Doors {doors}</p>
            <p className="tides-sold">{sold === 100 ? full : `${sold}% sold`}</p>
          </li>
        ))}
      </ol>
      <p className="tides-note">
        {note} <a href={link.href}>{link.label}</a>
      </p>
    </section>
  );
}

function Gauge({ sold }: { sold: number }) {
  return (
    <svg className="tides-gauge" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${100 - sold}q12.5 -7 25 0t25 0t25 0t25 0V100H0Z`} />
    </svg>
  );
}
