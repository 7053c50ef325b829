import "./deck.css";
import type { DeckProps } from "./deck.props.ts";

/** The services as a fan deck: up to six chips on one rivet, two colors to each. */
export function Deck({ id, title, lead, chips, colours }: DeckProps & { id: string }) {
  return (
    <section className="deck" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} className="twice">
          {title}
        </h2>
        {lead && <p>{lead}</p>}
      </header>
      <ul data-count={chips.length}>
        {chips.map(({ name, price, text }, index) => (
          <li key={name}>
            <div className="deck-service">
              <h3>{name}</h3>
              {price && <p className="deck-price">{price}</p>}
              {text && <p data-long={text.length > 40 || undefined}>{text}</p>}
            </div>
            <p className="deck-color">{colorAt(colours, index * 2)}</p>
            <p className="deck-color">{colorAt(colours, index * 2 + 1)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function colorAt(colours: DeckProps["colours"], index: number): string {
  return `${String(index + 1).padStart(2, "0")} ${colours[index]}`;
}
