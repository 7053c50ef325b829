import { Rosette } from "../../guilloche/rosette.tsx";
import "./growing.css";
import type { HandfulProps } from "./handful.props.ts";

type Props = Pick<HandfulProps, "coins" | "scale"> & { id: string };

/** Figures in a row, each under a rosette that is larger than the one before. */
export function Growing({ id, coins, scale }: Props) {
  return (
    <>
      <ul className="growing" data-count={coins.length > 6 ? "many" : coins.length}>
        {coins.map(({ name, worth, unit, text, note }, index) => (
          <li key={`${worth} ${name}`}>
            <Rosette id={`${id}-${index}`} symbol={name} radius={190} />
            <p className="growing-worth">
              {worth} {unit && <small>{unit}</small>}
            </p>
            <p className="growing-name">{name}</p>
            {text && <p>{text}</p>}
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
      {scale && <p className="growing-scale">{scale}</p>}
    </>
  );
}
