import "./rates.css";
import type { RatesProps } from "./rates.props.ts";

/** The two prices there are, on the two sides of one wall. */
export function Rates({ id, title, cards }: RatesProps & { id: string }) {
  return (
    <section className="rates" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="sr-only">
        {title}
      </h2>
      {cards.map(({ name, price, from, measure, includes }) => {
        const [figure, unit] = price.split("/");
        return (
          <article key={name}>
            <h3>{name}</h3>
            <p className="rates-price">
              <small>{from}</small> <span className="twice">{figure}</span>{" "}
              <small>
                /{unit} {measure}
              </small>
            </p>
            <ul>
              {includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </article>
        );
      })}
    </section>
  );
}
