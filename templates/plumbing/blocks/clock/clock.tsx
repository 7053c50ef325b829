import { nameOf, titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import { arc, onDial, round } from "./arcs.ts";
import "./clock.css";
import type { ClockProps } from "./clock.props.ts";

type Zone = ClockProps["zones"][number];

/** What a visit costs at which hour, as a dial of 24 hours and as a list. Prices without hours are a list alone. */
export function Clock({ id, heading, drawing, zones, middle, footnote }: ClockProps & { id: string }) {
  return (
    <section className="clock" aria-labelledby={nameOf(id, heading)}>
      {zones.some(hasHours) && <Dial zones={zones.filter(hasHours)} middle={middle} />}
      <div className="clock-words">
        <SectionHeading id={id} heading={heading} />
        <ul>
          {zones.map(({ name, hours, price, unit, note }) => (
            <li key={name}>
              <h3 aria-level={titleLevel(heading)}>
                {name} {hours && <span>{hours}</span>}
              </h3>
              {(price || unit) && (
                <p className="clock-price" data-long={(price && price.length > 7) || undefined}>
                  {price} {unit && <small>{unit}</small>}
                </p>
              )}
              {note && <p className="clock-note">{note}</p>}
            </li>
          ))}
        </ul>
        {footnote && <p className="clock-footnote">{footnote}</p>}
      </div>
      <Pipe drawing={drawing} />
    </section>
  );
}

type Drawn = Zone & { from: number; to: number; hours: string };

function hasHours(zone: Zone): zone is Drawn {
  return zone.from !== undefined && zone.to !== undefined && zone.hours !== undefined;
}

function Dial({ zones, middle }: { zones: readonly Drawn[]; middle: string | undefined }) {
  return (
    <svg viewBox="-110 -110 220 220" aria-hidden="true">
      {zones.map(({ name, from, to }) => (
        <path key={name} className="clock-zone" d={arc(from + 0.12, to - 0.12, 88)} />
      ))}
      {zones.map(({ name, from, to, price }) => {
        const [x, y] = onDial(from + ((to - from + 24) % 24) / 2, 88);
        return (
          <text key={name} className="clock-label" x={x} y={round(y + 5)}>
            {price}
          </text>
        );
      })}
      {Array.from({ length: 24 }, (_, hour) => {
        const [x, y] = onDial(hour, 64);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
          <text key={hour} x={x} y={round(y + 2.5)} data-main={hour % 6 === 0 || undefined}>
            {hour % 12 || 12}
          </text>
        );
      })}
      <path className="clock-hand" d={`M0 0L${onDial(3, 54)}`} />
      <circle r="4.5" />
      {middle && (
        <text className="clock-now" x="20" y="-8">
          {middle}
        </text>
      )}
    </svg>
  );
}
