import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import "./tides.css";
import type { TidesProps } from "./tides.props.ts";

/** Tour dates as a tide table: the water in each gauge stands as high as the room is full. */
export function Tides({ id, heading, dates, labels, note, link }: TidesProps & { id: string }) {
  return (
    <section className="tides" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {dates.map(({ date, town, room, artist, doors, sold }) => (
          <li
            key={`${date} ${town}`}
            data-plain={sold === undefined || undefined}
            data-long={(town && isLong({ date, room, artist, doors })) || undefined}
          >
            {sold !== undefined && <Gauge sold={sold} />}
            {date && <p className="tides-date">{date}</p>}
            {town && <h3>{town}</h3>}
            {artist && <p className="tides-artist">{artist}</p>}
            {room && <p className="tides-room">{room}</p>}
            {doors && (
              <p className="tides-doors">
                {labels.doors} {doors}
              </p>
            )}
            {sold !== undefined && (
              <p className="tides-sold">{sold === 100 ? labels.full : fill(labels.sold, sold)}</p>
            )}
          </li>
        ))}
      </ol>
      {(note || link) && (
        <p className="tides-note">
          {note} {link && <a href={link.href}>{link.label}</a>}
        </p>
      )}
    </section>
  );
}

/** More than a table has room for. */
function isLong({ date = "", room = "", artist = "", doors = "" }: TidesProps["dates"][number]): boolean {
  return date.length > 12 || room.length > 40 || artist.length > 24 || doors.length > 12;
}

function Gauge({ sold }: { sold: number }) {
  return (
    <svg className="tides-gauge" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${100 - sold}q12.5 -7 25 0t25 0t25 0t25 0V100H0Z`} />
    </svg>
  );
}
