import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./guests.css";
import type { GuestsProps } from "./guests.props.ts";

/** Strokes of a pen, no two alike, in a field that is stretched over the name. */
const strokes = [
  "M2 24C60 14 120 30 190 18s150 6 208-4",
  "M4 16C90 30 150 8 230 20s120-8 166 2",
  "M2 26C40 10 70 30 120 20s180-14 276 0",
  "M3 20c80-12 130 14 210 2s140 8 184-6",
  "M4 14c60 16 110-4 180 8s140 10 212-8",
  "M2 22c70-6 100-14 170-2s150-12 224 4",
];

/** With longer names the list is written smaller, so that a stroke of the pen does for each. */
const shortName = 22;

export function Guests({ id, heading, guests, pen, calendar }: GuestsProps & { id: string }) {
  const calling = guests.filter(hasMonths);
  return (
    <section className="guests" data-pen={pen} aria-labelledby={heading && `${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol className="guests-list" data-long={guests.some(({ name }) => name.length > shortName) || undefined}>
        {guests.map(({ name, latin, note, points = [], price, unit, when, aside }, index) => {
          const asides = [when, points.join(", "), aside].filter((said) => said);
          return (
            <li key={name}>
              <h3 aria-level={titleLevel(heading)}>
                {name}
                <svg viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true">
                  <path d={strokes[index % strokes.length]} pathLength="1" />
                </svg>
              </h3>
              {(latin || note || asides.length > 0) && (
                <p className="guests-note">
                  {latin && <i lang="la">{latin}</i>} {note}
                  {asides.map((said) => (
                    <small key={said}>{said}</small>
                  ))}
                </p>
              )}
              {(price || unit) && (
                <p className="guests-price">
                  {price} {unit && <small>{unit}</small>}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {calendar && calling.length > 0 && <Calendar id={id} calendar={calendar} guests={calling} />}
    </section>
  );
}

type Guest = GuestsProps["guests"][number];
type Calling = Guest & { months: number[] };
type Months = { id: string; calendar: NonNullable<GuestsProps["calendar"]>; guests: readonly Calling[] };

function hasMonths(guest: Guest): guest is Calling {
  return guest.months !== undefined;
}

function Calendar({ id, calendar, guests }: Months) {
  return (
    <div className="guests-calendar">
      <h3 id={`${id}-calendar`}>{calendar.title}</h3>
      <table aria-labelledby={`${id}-calendar`}>
        {calendar.caption && <caption>{calendar.caption}</caption>}
        <thead>
          <tr>
            <td />
            {calendar.months.map((month) => (
              <th key={month} scope="col">
                <abbr title={month}>{month.charAt(0)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guests.map(({ name, months, height }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {calendar.months.map((label, index) => {
                const month = index + 1;
                const isOften = height !== undefined && isWithin(month, height);
                return months.includes(month) ? (
                  <td key={label} data-calls={isOften ? "often" : ""}>
                    <span className="sr-only">{isOften ? calendar.often : calendar.calls}</span>
                  </td>
                ) : (
                  <td key={label} />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isWithin(month: number, [first, last]: readonly [number, number]): boolean {
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}
