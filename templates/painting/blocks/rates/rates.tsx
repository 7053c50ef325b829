import "./rates.css";
import type { RatesProps } from "./rates.props.ts";

/** What there is by measure: two prices are the two sides of one wall. */
export function Rates({ id, title, cards }: RatesProps & { id: string }) {
  return (
    <section className="rates" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="sr-only">
        {title}
      </h2>
      {cards.map(({ name, price, from, measure, includes }) => {
        const [figure = "", unit] = price?.split("/") ?? [];
        const of = [unit && `/${unit}`, measure].filter(Boolean).join(" ");
        return (
          <article key={name}>
            <h3>{name}</h3>
            {figure && (
              <p className="rates-price">
                {from && <small>{from}</small>}{" "}
                <span className="twice" data-long={figure.length > 5 || undefined}>
                  {figure}
                </span>{" "}
                {of && <small>{of}</small>}
              </p>
            )}
            {includes && includes.length > 0 && (
              <ul>
                {includes.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </article>
        );
      })}
    </section>
  );
}
