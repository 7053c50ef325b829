import { titleTag } from "../../../../engine/blocks/heading-level.ts";
import { DepthHead, depthName } from "../depth-head.tsx";
import "./ropes.css";
import type { RopesProps } from "./ropes.props.ts";

/** As many letters as fill a lane. */
const longName = 30;
/** As many as a price usually has. */
const longPrice = 14;

/** Services as lanes, with a rope of floats between each two. */
export function Ropes({ id, services, ...head }: RopesProps & { id: string }) {
  const Title = titleTag(head.title ? { title: head.title } : undefined);
  const isWide = services.some(({ when, price = "" }) => when || price.length > longPrice);
  return (
    <section className="ropes" aria-labelledby={depthName(id, head.title)}>
      <DepthHead id={id} {...head} />
      <ol className={isWide ? "ropes-wide" : undefined}>
        {services.map(({ name, when, price, note, aside }) => (
          <li key={name}>
            <Title className={name.length > longName ? "ropes-long" : undefined}>{name}</Title>
            {(note || aside) && (
              <p>
                {note}
                {note && aside && <br />}
                {aside && <small>{aside}</small>}
              </p>
            )}
            {(price || when) && <p className="ropes-price">{[when, price].filter(Boolean).join(", ")}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
