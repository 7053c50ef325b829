import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./rates.css";
import type { RatesProps } from "./rates.props.ts";

/** What there is by measure: two prices are the two sides of one wall. */
export function Rates({ id, heading, label, cards }: RatesProps & { id: string }) {
  const isNamed = heading || label;
  const Title = isNamed ? "h3" : "h2";
  return (
    <section className="rates" aria-labelledby={isNamed && `${id}-title`}>
      {heading ? (
        <SectionHeading id={id} heading={heading} />
      ) : (
        label && (
          <h2 id={`${id}-title`} className="sr-only">
            {label}
          </h2>
        )
      )}
      {cards.map(({ name, price, from, measure, text, includes }) => {
        const [figure = "", unit] = price?.split("/") ?? [];
        const of = [unit && `/${unit}`, measure].filter(Boolean).join(" ");
        return (
          <article key={name}>
            <Title>{name}</Title>
            {figure && (
              <p className="rates-price">
                {from && <small>{from}</small>}{" "}
                <span
                  className="twice"
                  data-long={figure.length > 12 ? "very" : figure.length > 5 || undefined}
                >
                  {figure}
                </span>{" "}
                {of && <small>{of}</small>}
              </p>
            )}
            {text && <p className="rates-text">{text}</p>}
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
