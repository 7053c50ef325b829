import { fill } from "../../../../engine/language/fill.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { VoyagesProps } from "./voyages.props.ts";

type Voyage = VoyagesProps["voyages"][number];

type Props = {
  /** Of the block. */
  id: string;
  voyages: readonly Voyage[];
  all: readonly Voyage[];
} & Pick<VoyagesProps, "labels" | "berth">;

/** Each voyage as a scene: its still, its slate, and what is said below. A scene keeps its number, whoever else is cut. */
export function Scenes({ id: block, voyages, all, labels, berth }: Props) {
  return (
    <ul className="voyages-scenes">
      {voyages.map((voyage) => {
        const { id, name, kind, place, description, note, sound, picture } = voyage;
        return (
          <li key={name} id={id && `${block}-${id}`} data-plain={!picture || undefined}>
            {picture ? (
              <PictureView picture={picture} sizes="(min-width: 64rem) 67vw, 110vw" />
            ) : (
              <div className="scene-sky" />
            )}
            <div className="slate">
              <p className="slate-number">
                {labels.scene} {all.indexOf(voyage) + 1}
              </p>
              <h3>{name}</h3>
              {(kind || place) && <p className="slate-place">{[kind, place].filter(Boolean).join(", ")}</p>}
              <Terms voyage={voyage} labels={labels} />
              {berth && (
                <a
                  className="action-quiet"
                  href={berth.href.startsWith("mailto:") ? withSubject(berth.href, name) : berth.href}
                  aria-label={`${berth.label}: ${name}`}
                >
                  {berth.label}
                </a>
              )}
            </div>
            {(sound || description || note) && (
              <div className="scene-subtitle">
                {sound && <p className="travel-sound">{sound}</p>}
                {description && <p>{description}</p>}
                {note && <p className="travel-sound">{note}</p>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The longest label that stands beside others. */
const usual = 9;

function Terms({ voyage, labels }: { voyage: Voyage } & Pick<VoyagesProps, "labels">) {
  const { season, nights, price, unit, rating, ratedBy, when = season?.words } = voyage;
  const isPriced = price !== undefined && (season !== undefined || nights !== undefined);
  const isLong = [labels.price, labels.nights, labels.rating, price ?? ""].some(
    ({ length }) => length > usual,
  );
  return (
    <>
      {price && !isPriced && (
        <p className="slate-price">
          {price} {unit}
        </p>
      )}
      {(isPriced || nights || when || rating !== undefined) && (
        <dl data-length={isLong || labels.ratedBy.length > usual + 6 ? "long" : undefined}>
          {isPriced && (
            <div>
              <dt>{labels.price}</dt>
              <dd>{price}</dd>
            </div>
          )}
          {nights && (
            <div>
              <dt>{labels.nights}</dt>
              <dd>{nights}</dd>
            </div>
          )}
          {rating !== undefined && (
            <div>
              <dt>{labels.rating}</dt>
              <dd>
                {rating} <small>{ratedBy ? fill(labels.ratedBy, ratedBy) : labels.outOf}</small>
              </dd>
            </div>
          )}
          {when && (
            <div className="slate-season">
              <dt>{labels.season}</dt>
              <dd>{when}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}

function withSubject(href: string, subject: string): string {
  return `${href}?subject=${encodeURIComponent(subject)}`;
}
