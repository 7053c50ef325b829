import { type MouseEvent, useRef } from "react";
import { useAddressOf, useSiteVisit } from "../../../../engine/live/site-visit.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { fillIn } from "../../../fill-in.ts";
import type { House } from "../../collections.ts";
import { TownMap } from "../../drawing/town-map.tsx";
import { formatBeds, formatPrice, numberOf } from "../../measures.ts";
import type { ListingsProps } from "./listings.props.ts";

type Props = Pick<Resolved<ListingsProps>, "houses" | "statuses" | "measures"> & {
  map: NonNullable<ListingsProps["map"]>;
  found: readonly House[];
  /** The one that is pointed at, on the map or in the schedule; the first unless told. */
  pointed: string | undefined;
  onPoint: (id: string) => void;
};

/** The map with numbered keys, and the schedule of the same numbers: who is pointed at in one is marked in both. */
export function HouseMap({ houses, found, map, statuses, measures, pointed, onPoint }: Props) {
  const addressOf = useAddressOf();
  const shown = found.find(({ id }) => id === pointed) ?? found[0];
  return (
    <div className="listings-plan">
      <nav className="listings-map" aria-label={map.label}>
        <TownMap words={map.words}>
          {houses.map((house, index) => {
            const { id, at } = house;
            if (!at) return null;
            if (!found.includes(house))
              return <circle key={id} className="key-absent" cx={at[0]} cy={at[1]} r="6" />;
            return (
              <Key
                key={id}
                house={house}
                at={at}
                number={houses.findIndex((other) => isNear(other.at, at)) === index ? index + 1 : undefined}
                isPointed={house === shown}
                onPoint={onPoint}
              />
            );
          })}
        </TownMap>
      </nav>
      <section className="listings-schedule" aria-label={map.schedule}>
        <h2 className="sr-only">{map.schedule}</h2>
        {shown?.image && (
          <PictureView key={shown.id} picture={shown.image} sizes="(min-width: 64rem) 30vw, 92vw" />
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
                <span className="key-number">{numberOf(house, houses)}</span>
                <span className="schedule-name">{house.name}</span>
                <span className="schedule-price">{formatPrice(house.price)}</span>
                <span className="schedule-detail">
                  {house.type}
                  {measures &&
                    `, ${formatBeds(house.beds, measures)}, ${fillIn(measures.area, { metres: house.area })}`}
                  {house.status !== "sale" && <em>{statuses[house.status]}</em>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type KeyProps = {
  house: House;
  at: readonly [number, number];
  /** None where another's key covers the same place. */
  number: number | undefined;
  isPointed: boolean;
  onPoint: (id: string) => void;
};

/** Whether what stands there would lie on what stands here: flats of one building, or the house next door. */
function isNear(there: House["at"], [x, y]: readonly [number, number]): boolean {
  return there !== undefined && Math.hypot(there[0] - x, there[1] - y) < 24;
}

/** A number on the map that leads to its house. The first touch only points, because a finger cannot hover. */
function Key({ house, at: [x, y], number, isPointed, onPoint }: KeyProps) {
  const { navigate } = useSiteVisit();
  const addressOf = useAddressOf();
  const onlyPoints = useRef(false);
  const { id, name, price } = house;
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
      aria-label={[number, name, formatPrice(price)].filter(Boolean).join(", ")}
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
        <text dy="0.36em">{number}</text>
      </g>
    </a>
  );
}
