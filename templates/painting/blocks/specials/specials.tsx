import { Actions } from "../../../../engine/blocks/actions.tsx";
import "./specials.css";
import type { SpecialsProps } from "./specials.props.ts";

/** Whether a name and its price may not find room beside each other as they are. */
function isLong(name: string, price = ""): boolean {
  return price.length > 14 || name.split(" ").some(({ length }) => length > 12);
}

/** What is priced by itself, as a card of brushed-out samples. */
export function Specials({ id, title, lead, items, actions }: SpecialsProps & { id: string }) {
  const Title = title ? "h3" : "h2";
  const hasHead = title || lead || actions;
  return (
    <section className="specials" aria-labelledby={title && `${id}-title`} data-bare={!hasHead || undefined}>
      {lead || actions ? (
        <header className="section-heading">
          {title && <h2 id={`${id}-title`}>{title}</h2>}
          {lead && <p>{lead}</p>}
          <Actions actions={actions} />
        </header>
      ) : (
        title && <h2 id={`${id}-title`}>{title}</h2>
      )}
      <ul>
        {items.map(({ name, price, unit, when, note, text }) => {
          const cost = [price, unit].filter(Boolean).join(" ");
          return (
            <li key={name} data-long={isLong(name, cost) || undefined}>
              <Title>{name}</Title>
              {cost && <p className="specials-price">{cost}</p>}
              {when && <p className="specials-text">{when}</p>}
              {text && <p className="specials-text">{text}</p>}
              {note && <p className="specials-text">{note}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
