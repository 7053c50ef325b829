import { Actions } from "../../../../engine/blocks/actions.tsx";
import "./deck.css";
import type { DeckProps } from "./deck.props.ts";

type Chip = DeckProps["chips"][number];

/** The services as a fan deck: up to six chips on one rivet, two colors to each. What no fan holds lies side by side. */
export function Deck({ id, title, lead, chips, colours, actions }: DeckProps & { id: string }) {
  const isFan = chips.length <= 6 && chips.every(fitsChip);
  const Title = title ? "h3" : "h2";
  return (
    <section className="deck" aria-labelledby={title && `${id}-title`}>
      {(title || lead) && (
        <header>
          {title && (
            <h2 id={`${id}-title`} className="twice">
              {title}
            </h2>
          )}
          {lead && <p>{lead}</p>}
        </header>
      )}
      <ul className={isFan ? undefined : "deck-spread"} data-count={isFan ? chips.length : undefined}>
        {chips.map(({ name, price, unit, text }, index) => (
          <li key={name}>
            <div className="deck-service">
              <Title>{name}</Title>
              {(price || unit) && (
                <p className="deck-price" data-long={(price ?? "").length > 17 || undefined}>
                  {[price, unit].filter(Boolean).join(" ")}
                </p>
              )}
              {text && <p data-long={text.length > 40 || undefined}>{text}</p>}
            </div>
            <p className="deck-color">{colorAt(colours, index * 2)}</p>
            <p className="deck-color">{colorAt(colours, index * 2 + 1)}</p>
          </li>
        ))}
      </ul>
      {actions && (
        <div className="deck-more">
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}

/** Whether a chip can say it where the next one does not lie upon it. */
function fitsChip({ name, price = "", unit = "", text = "" }: Chip): boolean {
  const longest = Math.max(...name.split(" ").map(({ length }) => length));
  return name.length <= 20 && longest <= 12 && `${price}${unit}`.length <= 20 && text.length <= 56;
}

function colorAt(colours: DeckProps["colours"], index: number): string | undefined {
  return colours && `${String((index % 12) + 1).padStart(2, "0")} ${colours[index % 12]}`;
}
