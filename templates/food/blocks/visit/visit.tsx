import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import "./visit.css";
import type { VisitProps } from "./visit.props.ts";

type Props = Resolved<VisitProps> & { id: string };

/** Where to find the counter, and on a sticker when. */
export function Visit({ id, title, address = [], way, sticker, actions = [], facts = [] }: Props) {
  const isLong = facts.some(({ label, value }) => /\S{27}/.test(`${label} ${value}`));
  return (
    <section
      className="visit"
      data-facts={facts.length < 4 ? "few" : facts.length > 4 ? "many" : undefined}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} data-fit={fitWord(title)}>
        {title}
      </h2>
      {sticker && <Sticker {...sticker} />}
      {(address.length > 0 || way || actions.length > 0) && (
        <div className="visit-way">
          {address.length > 0 && (
            <address>
              {address.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </address>
          )}
          {way && <p>{way}</p>}
          {actions.length > 0 && <Actions actions={actions} />}
        </div>
      )}
      {facts.length > 0 && (
        <FactList className={isLong ? "visit-facts visit-facts-long" : "visit-facts"} facts={facts} />
      )}
    </section>
  );
}

function Sticker({ title, hours = [], note }: NonNullable<Props["sticker"]>) {
  const open = hours.filter(({ isClosed }) => !isClosed);
  if (open.length === 0) return null;
  return (
    <p className="visit-sticker" data-rows={open.length > 2 ? "many" : undefined}>
      <strong>{title}</strong>
      {open.map(({ days, times }) => [
        <span key={days}>{days}</span>,
        <b key={`${days} ${times}`}>{times}</b>,
      ])}
      {note && <span>{note}</span>}
    </p>
  );
}
