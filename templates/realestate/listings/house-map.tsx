import { type MouseEvent, useRef } from "react";
import { useAddressOf, useSiteVisit } from "../../../engine/live/site-visit.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { housePictures } from "../content/house-pictures.ts";
import { type HouseId, houses, type ListedHouse, numberOf } from "../content/houses.ts";
import { town } from "../content/town.ts";
import { TownMap } from "../drawing/town-map.tsx";
import { formatBeds, formatPrice } from "../measures.ts";

type Props = {
  found: readonly ListedHouse[];
  /** The one that is pointed at, on the map or in the schedule; the first unless told. */
  pointed: HouseId | undefined;
  onPoint: (id: HouseId) => void;
};

/** The map with numbered keys, and the schedule of the same numbers: who is pointed at in one is marked in both. */
export function HouseMap({ found, pointed, onPoint }: Props) {
  const addressOf = useAddressOf();
  const shown = found.find(({ id }) => id === pointed) ?? found[0];
  return (
    <div className="listings-plan">
      <nav className="listings-map" aria-label="Houses on the map">
        <TownMap>
          {houses.map((house) =>
            found.includes(house) ? (
              <Key key={house.id} house={house} isPointed={house === shown} onPoint={onPoint} />
            ) : (
              <circle
                key={house.id}
                className="key-absent"
                cx={town.houses[house.id][0]}
                cy={town.houses[house.id][1]}
                r="6"
              />
            ),
          )}
        </TownMap>
      </nav>
      <section className="listings-schedule" aria-label="Schedule">
        <h2 className="sr-only">Schedule</h2>
        {shown && (
          <PictureView
            key={shown.id}
            picture={housePictures[shown.id].model}
            sizes="(min-width: 64rem) 30vw, 92vw"
          />
        )}
        {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
        <ul role="list">
          {found.map((house) => (
            <li key={house.id} data-pointed={house === shown}>
              <a
                href={addressOf(`/property/${house.id}`)}
                onFocus={() => onPoint(house.id)}
                onPointerEnter={() => onPoint(house.id)}
              >
                <span className="key-number">{numberOf(house)}</span>
                <span className="schedule-name">{house.name}</span>
                <span className="schedule-price">{formatPrice(house.price)}</span>
                <span className="schedule-detail">
                  {house.type}, {formatBeds(house.beds)}, {house.area} m²
                  {house.status !== "For sale" && <em>{house.status}</em>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type KeyProps = { house: ListedHouse; isPointed: boolean; onPoint: (id: HouseId) => void };

/** A number on the map that leads to its house. The first touch only points, because a finger cannot hover. */
function Key({ house, isPointed, onPoint }: KeyProps) {
  const { navigate } = useSiteVisit();
  const addressOf = useAddressOf();
  const onlyPoints = useRef(false);
  const { id, name, price } = house;
  const [x, y] = town.houses[id];
  const address = addressOf(`/property/${id}`);

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!onlyPoints.current) navigate(address);
    onlyPoints.current = false;
  }

  return (
    <a
      className="key"
      href={address}
      aria-label={`${numberOf(house)}, ${name}, ${formatPrice(price)}`}
      data-pointed={isPointed}
      onFocus={() => onPoint(id)}
      onPointerEnter={(event) => event.pointerType === "mouse" && onPoint(id)}
      onPointerDown={(event) => {
        onlyPoints.current = event.pointerType === "touch" && !isPointed;
        onPoint(id);
      }}
      onClick={open}
    >
      <g transform={`translate(${x} ${y})`}>
        <circle className="key-area" />
        <circle className="key-disc" />
        <text dy="0.36em">{numberOf(house)}</text>
      </g>
    </a>
  );
}
