import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { fillIn } from "../../../fill-in.ts";
import { formatArea, formatBeds, formatPrice, numberOf } from "../../measures.ts";
import { PlatesChoice } from "./plates-choice.tsx";
import "./property.css";
import type { PropertyProps } from "./property.props.ts";

/** One house: its plates and facts, and what is to be said of it. Nothing without a house. */
export function Property(props: Resolved<PropertyProps> & { id: string }) {
  const { id, house, houses, labels, measures } = props;
  if (!house) return null;
  const { name, line, type, price, status, description = [] } = house;
  const visit = status === "sold" ? props.left : props.visit;
  const baths = house.baths && fillIn(house.baths === "1" ? props.bath : props.baths, { baths: house.baths });
  const facts = [
    [labels.price, formatPrice(price)],
    [labels.status, props.statuses[status]],
    [labels.architect, house.architect],
    [labels.year, house.year?.toString()],
    [labels.area, formatArea(house.area, measures)],
    [labels.lot, house.lot],
    [labels.rooms, [formatBeds(house.beds, measures), baths].filter(Boolean).join(", ")],
    [labels.model, house.model],
  ] as const;
  return (
    <article className="property">
      <header className="property-head">
        <p className="label">
          {fillIn(props.place, { type, number: numberOf(house, houses), houses: houses.length })}
        </p>
        <PageTitle>{name}</PageTitle>
        <p className="lead">{line}</p>
      </header>
      <PlatesChoice id={id} house={house} number={numberOf(house, houses)} words={props.plates} />
      <dl className="property-facts facts">
        {facts.map(
          ([label, value]) =>
            label &&
            value && (
              <div key={label} data-status={label === labels.status ? status : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="property-visit">
        <a className="action" href={visit.href}>
          {visit.label}
        </a>
      </p>
      {description.length > 0 && (
        <div className="property-words">
          {description.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </article>
  );
}

Property.opensPage = true;
