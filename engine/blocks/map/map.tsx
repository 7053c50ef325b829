import { fill } from "../../language/fill.ts";
import type { Words } from "../../language/words.ts";
import type { Resolved } from "../../render/resolve.ts";
import { nameOf } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import { field } from "./field.ts";
import "./map.css";
import type { MapProps } from "./map.props.ts";
import { TownDrawing } from "./town-drawing.tsx";

/** Where each name's middle stands on its street: clear of the pin, and within the sheet's crops. */
const nameOffsets = ["66%", "35%", "45%", "68%"];

type Props = Resolved<MapProps> & { id: string; locale: Words };

export function TownMap({
  id,
  variant,
  heading,
  place,
  address = [],
  seed,
  water,
  streets = [],
  note,
  directions,
  locale,
}: Props) {
  return (
    <section className="map" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <figure>
        <div className="map-sheet">
          <svg
            viewBox={`0 0 ${field.width} ${field.height}`}
            preserveAspectRatio="xMidYMid slice"
            role="img"
            aria-label={fill(locale.map, [place, ...address].filter(Boolean).join(", "))}
          >
            <TownDrawing id={id} seed={seed} water={water} named={streets.length} />
            {streets.map((name, index) => (
              <text key={name} className="map-street">
                <textPath href={`#${id}-street-${index}`} startOffset={nameOffsets[index]}>
                  {name}
                </textPath>
              </text>
            ))}
          </svg>
          {place && (
            <p className="map-pin" aria-hidden="true">
              {place}
            </p>
          )}
        </div>
        {(place || address.length > 0 || note || directions) && (
          <figcaption>
            {(place || address.length > 0) && (
              <address>
                {place && <b>{place}</b>}
                {address.map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </address>
            )}
            {note && <p>{note}</p>}
            {directions && (
              <a className="action-quiet" href={directions.href}>
                {directions.label}
              </a>
            )}
          </figcaption>
        )}
      </figure>
    </section>
  );
}
