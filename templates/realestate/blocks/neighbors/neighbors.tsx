import { useAddressOf } from "../../../../engine/live/site-visit.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { fillIn } from "../../../fill-in.ts";
import { numberOf } from "../../measures.ts";
import "./neighbors.css";
import type { NeighborsProps } from "./neighbors.props.ts";

/** The houses before and after, so that one can leaf through all of them. */
export function Neighbors({ house, houses, label, previous, next }: Resolved<NeighborsProps>) {
  const addressOf = useAddressOf();
  if (!house || houses.length < 2) return null;
  const at = houses.findIndex(({ id }) => id === house.id);
  const around = [
    { text: previous, other: houses.at(at - 1) },
    { text: next, other: houses[(at + 1) % houses.length] },
  ];
  return (
    <nav className="property-neighbors" aria-label={label}>
      {around.map(
        ({ text, other }) =>
          other && (
            <a key={text} href={addressOf(`/property/${other.id}`)}>
              <span className="label">
                {fillIn(text, { number: numberOf(other, houses), houses: houses.length })}
              </span>
              <span className="property-neighbor">{other.name}</span>
              <span>{other.line}</span>
            </a>
          ),
      )}
    </nav>
  );
}
