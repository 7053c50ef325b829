import { DepthHead } from "../depth-head.tsx";
import "./ropes.css";
import type { RopesProps } from "./ropes.props.ts";

/** Services as lanes, with a rope of floats between each two. */
export function Ropes({ id, depth, title, services }: RopesProps & { id: string }) {
  return (
    <section className="ropes" aria-labelledby={`${id}-title`}>
      <DepthHead id={id} depth={depth} title={title} />
      <ol>
        {services.map(({ name, price, note }) => (
          <li key={name}>
            <h3>{name}</h3>
            {note && <p>{note}</p>}
            {price && <p className="ropes-price">{price}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
