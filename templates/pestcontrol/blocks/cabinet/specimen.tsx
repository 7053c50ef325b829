import { PictureView } from "../../../../engine/picture-view.tsx";
import type { CabinetProps } from "./cabinet.props.ts";
import { type Plate, plates } from "./plates.ts";

type Props = CabinetProps["specimens"][number] & {
  id: string;
  number: number;
  /** Of its name as a heading. */
  level: 2 | undefined;
};

/** One compartment of the drawer: what is pinned in it, and its label. */
export function Specimen({
  id,
  number,
  level,
  kind,
  picture,
  name,
  latin,
  note,
  when,
  value,
  tell,
  points = [],
  link,
}: Props) {
  const small = [when, value, note, points.join(", ")].filter((text) => text);
  return (
    <li data-kind={kind}>
      {picture ? (
        <PictureView picture={picture} sizes="(min-width: 60rem) 32vw, 76vw" />
      ) : kind ? (
        <Pinned {...plates[kind]} hatch={`url(#${id}-hatch)`} />
      ) : (
        <svg className="cabinet-number" viewBox="-60 -60 120 100" aria-hidden="true">
          <path fill={`url(#${id}-hatch)`} d="M-56 14H56V20H-56z" stroke="none" />
          <path d="M-56 14H56" />
          <text textAnchor="middle" y="6" fill={`url(#${id}-hatch)`}>
            {number}
          </text>
          <Pin at={[0, 27]} />
        </svg>
      )}
      <h3 aria-level={level}>{link ? <a href={link.href}>{name}</a> : name}</h3>
      {latin && (
        <p>
          <i lang="la">{latin}</i>
        </p>
      )}
      {small.length > 0 && (
        <p>
          <i>{small.join(", ")}</i>
        </p>
      )}
      {tell && <p className="cabinet-tell">{tell}</p>}
    </li>
  );
}

function Pinned({ whole, half, shade, pin, hatch }: Plate & { hatch: string }) {
  return (
    <svg viewBox="-60 -78 120 156" preserveAspectRatio={half ? undefined : "xMaxYMid"} aria-hidden="true">
      {shade && <path d={shade} fill={hatch} stroke="none" />}
      <path d={whole} />
      {half && <path d={half} />}
      {half && <path d={half} transform="scale(-1 1)" />}
      {pin && <Pin at={pin} />}
    </svg>
  );
}

function Pin({ at }: { at: readonly [x: number, y: number] }) {
  return (
    <g className="cabinet-pin" transform={`translate(${at.join(" ")})`}>
      <path d="M0 0l7-13" />
      <circle cx="8" cy="-15" r="3.4" />
    </g>
  );
}
