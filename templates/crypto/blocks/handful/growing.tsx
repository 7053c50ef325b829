import "./growing.css";
import type { HandfulProps } from "./handful.props.ts";

type Props = Pick<HandfulProps, "coins" | "scale">;

/** Figures in a row, each under a coin that is larger than the one before: its reeded edge alone, since rosettes for all of them outweigh the page. */
export function Growing({ coins, scale }: Props) {
  return (
    <>
      <ul className="growing" data-count={coins.length > 6 ? "many" : coins.length}>
        {coins.map(({ name, worth, unit, text, note }) => (
          <li key={`${worth} ${name}`}>
            <span className="growing-coin" aria-hidden />
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
