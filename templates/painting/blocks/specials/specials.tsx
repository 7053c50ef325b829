import "./specials.css";
import type { SpecialsProps } from "./specials.props.ts";

/** Whether a name and its price may not find room beside each other as they are. */
function isLong(name: string, price = ""): boolean {
  return price.length > 14 || name.split(" ").some(({ length }) => length > 12);
}

/** What is priced by itself, as a card of brushed-out samples. */
export function Specials({ id, title, items }: SpecialsProps & { id: string }) {
  return (
    <section className="specials" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul>
        {items.map(({ name, price, text }) => (
          <li key={name} data-long={isLong(name, price) || undefined}>
            <h3>{name}</h3>
            {price && <p className="specials-price">{price}</p>}
            {text && <p className="specials-text">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
