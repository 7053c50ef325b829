import { useAddressOf } from "../../../../engine/live/site-visit.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import type { House } from "../../collections.ts";
import { PlanView } from "../../drawing/plan-view.tsx";
import { formatArea, formatBeds, formatPrice, numberOf } from "../../measures.ts";
import type { ListingsProps } from "./listings.props.ts";

type Props = Pick<Resolved<ListingsProps>, "houses" | "statuses" | "measures" | "planScale"> & {
  found: readonly House[];
};

/** The houses one below the other, each as its model and, if it has one, its plan. */
export function HouseList({ found, houses, statuses, measures, planScale }: Props) {
  const addressOf = useAddressOf();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
    <ul className="listings-list" role="list">
      {found.map((house, index) => {
        const { id, name, line, type, beds, area, price, status, image, plan } = house;
        return (
          <li key={id}>
            {image && (
              <PictureView picture={image} sizes="(min-width: 64rem) 36vw, 92vw" isFirst={index === 0} />
            )}
            {(image || measures) && (
              <div className="listings-drawing">
                {plan && measures && <PlanView plan={plan} scale={planScale} labels="none" />}
              </div>
            )}
            <div className="listings-words">
              <p className="key-number">{numberOf(house, houses)}</p>
              <h2>
                <a href={addressOf(`/property/${id}`)}>{name}</a>
              </h2>
              <p>{line}</p>
              <p className="listings-price">
                {formatPrice(price)}
                {status !== "sale" && <em>{statuses[status]}</em>}
              </p>
              {measures && (
                <p className="measure">
                  {type} / {formatBeds(beds, measures)} / {formatArea(area, measures)}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
