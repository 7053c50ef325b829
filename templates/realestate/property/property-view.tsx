import { use } from "react";
import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { houses, type ListedHouse, numberOf } from "../content/houses.ts";
import { openSheet } from "../content/open-sheet.ts";
import { PlanView } from "../drawing/plan-view.tsx";
import { formatArea, formatBeds, formatPrice } from "../measures.ts";
import { MortgageSheet } from "./mortgage-sheet.tsx";
import { PlatesChoice } from "./plates-choice.tsx";
import "./property.css";

/**
 * The sheet of one house: its plates and facts, what is to be said of it, its plan, and what it costs a month. Until its
 * sheet is there, the page stays what it was: as it was built, or the one before.
 */
export function PropertyView({ house }: { house: ListedHouse }) {
  const addressOf = useAddressOf();
  const { id, name, line, type, beds, price, status, area, architect, year } = house;
  const { plan, notes } = use(openSheet(id));
  const { lot, baths, model, description } = notes;
  const facts = [
    ["Price", formatPrice(price)],
    ["Status", status],
    ["Architect", architect],
    ["Year", String(year)],
    ["Area", formatArea(area)],
    ["Lot", lot],
    ["Rooms", `${formatBeds(beds)}, ${baths} ${baths === "1" ? "bath" : "baths"}`],
    ["Model", model],
  ] as const;
  return (
    <>
      <div className="block">
        <article className="property">
          <header className="property-head">
            <p className="label">
              {type}, {numberOf(house)} of {houses.length}
            </p>
            <h1>{name}</h1>
            <p className="lead">{line}</p>
          </header>
          <PlatesChoice house={house} notes={notes} />
          <dl className="property-facts facts">
            {facts.map(([label, value]) => (
              <div key={label} data-status={label === "Status" ? value : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="property-visit">
            {status === "Sold" ? (
              <a className="action" href={addressOf("/listings")}>
                See what is left
              </a>
            ) : (
              <a className="action" href={addressOf("/contact")}>
                Arrange a visit
              </a>
            )}
          </p>
          <div className="property-words">
            {description.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </article>
      </div>
      <div className="block" data-tone="raised">
        <section className="property-plan" aria-labelledby="plan">
          <h2 id="plan">Floor plan</h2>
          <figure>
            <PlanView
              plan={plan}
              title={`Floor plan of the ${name}; its rooms are in the key`}
              labels="numbers"
            />
            <figcaption className="figure-number">Fig. 4. Dimensions in meters, north up.</figcaption>
          </figure>
          <ol>
            {plan.rooms.map(({ name, area }) => (
              <li key={name}>
                <span>{name}</span>
                {area && <span>{area} m²</span>}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="block">
        <MortgageSheet price={price} />
      </div>
      <div className="block" data-tone="deep">
        <Neighbors house={house} />
      </div>
    </>
  );
}

/** The houses before and after, so that one can leaf through all nine. */
function Neighbors({ house }: { house: ListedHouse }) {
  const addressOf = useAddressOf();
  const at = houses.findIndex(({ id }) => id === house.id);
  const around = [houses.at(at - 1), houses[(at + 1) % houses.length]];
  return (
    <nav className="property-neighbors" aria-label="Other houses">
      {around.map(
        (other, index) =>
          other && (
            <a key={other.id} href={addressOf(`/property/${other.id}`)}>
              <span className="label">
                {index === 0 ? "Previous" : "Next"}: {numberOf(other)} of {houses.length}
              </span>
              <span className="property-neighbor">{other.name}</span>
              <span>{other.line}</span>
            </a>
          ),
      )}
    </nav>
  );
}
