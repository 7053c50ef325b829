import { formatNumber } from "../../../../engine/language/american-english.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { VoyagesProps } from "./voyages.props.ts";

type Voyage = VoyagesProps["voyages"][number];

type Props = { voyages: readonly Voyage[]; all: readonly Voyage[]; berth: VoyagesProps["berth"] };

/** Each voyage as a scene: its still, its slate, and what is said below. A scene keeps its number, whoever else is cut. */
export function Scenes({ voyages, all, berth }: Props) {
  return (
    <ul className="voyages-scenes">
      {voyages.map((voyage) => {
        const { id, name, kind, place, season, nights, price, rating, ratedBy, description, sound, picture } =
          voyage;
        return (
          <li key={id} id={id}>
            <PictureView picture={picture} sizes="(min-width: 64rem) 67vw, 110vw" />
            <div className="slate">
              <p className="slate-number">Scene {all.indexOf(voyage) + 1}</p>
              <h3>{name}</h3>
              <p className="slate-place">
                {kind}, {place}
              </p>
              <dl>
                <div>
                  <dt>From</dt>
                  <dd>${formatNumber(price)}</dd>
                </div>
                <div>
                  <dt>Nights</dt>
                  <dd>{nights}</dd>
                </div>
                <div>
                  <dt>Rating</dt>
                  <dd>
                    {rating} <small>of 5, by {ratedBy}</small>
                  </dd>
                </div>
                <div className="slate-season">
                  <dt>Sails</dt>
                  <dd>{season.words}</dd>
                </div>
              </dl>
              <a
                className="action-quiet"
                href={`mailto:${berth.email}?subject=${encodeURIComponent(name)}`}
                aria-label={`${berth.label}: ${name}`}
              >
                {berth.label}
              </a>
            </div>
            <div className="scene-subtitle">
              <p className="travel-sound">{sound}</p>
              <p>{description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
