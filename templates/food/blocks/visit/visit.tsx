import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import "./visit.css";
import type { VisitProps } from "./visit.props.ts";

/** Where to find the counter, and on a sticker when. */
export function Visit({ id, title, address, way, sticker, facts }: VisitProps & { id: string }) {
  return (
    <section className="visit" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="visit-sticker">
        <strong>{sticker.title}</strong>
        <span>{sticker.days}</span>
        <b>{sticker.times}</b>
        <span>{sticker.note}</span>
      </p>
      <div className="visit-way">
        <address>
          {address.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </address>
        <p>{way}</p>
      </div>
      <FactList className="visit-facts" facts={facts} />
    </section>
  );
}
