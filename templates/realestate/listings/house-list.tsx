import { use } from "react";
import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { housePictures } from "../content/house-pictures.ts";
import { type ListedHouse, numberOf } from "../content/houses.ts";
import { PlanView } from "../drawing/plan-view.tsx";
import { formatArea, formatBeds, formatPrice } from "../measures.ts";

let fetched: Promise<typeof import("../content/sheets.ts")> | undefined;

/** All nine plans, which come when they are asked for: only the list shows them. */
function fetchSheets() {
  fetched ??= import("../content/sheets.ts");
  return fetched;
}

/** The houses one below the other, each as its model and its plan. Suspends until the plans are there. */
export function HouseList({ found }: { found: readonly ListedHouse[] }) {
  const addressOf = useAddressOf();
  const { sheets } = use(fetchSheets());
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
    <ul className="listings-list" role="list">
      {found.map((house, index) => {
        const { id, name, line, type, beds, area, price, status } = house;
        return (
          <li key={id}>
            <PictureView
              picture={housePictures[id].model}
              sizes="(min-width: 64rem) 36vw, 92vw"
              isFirst={index === 0}
            />
            <div className="listings-drawing">
              <PlanView plan={sheets[id].plan} labels="none" />
            </div>
            <div className="listings-words">
              <p className="key-number">{numberOf(house)}</p>
              <h2>
                <a href={addressOf(`/property/${id}`)}>{name}</a>
              </h2>
              <p>{line}</p>
              <p className="listings-price">
                {formatPrice(price)}
                {status !== "For sale" && <em>{status}</em>}
              </p>
              <p className="measure">
                {type} / {formatBeds(beds)} / {formatArea(area)}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
