import type { Person } from "./elevation.props.ts";

/** Centimetres: the drawing is as high as a tall person and a bit. */
const tall = 200;

/** In metres, of whoever does not tell it. */
const usual = 1.72;
const [least, most] = [1.2, 2];

type Props = Pick<Person, "height"> & {
  hem?: number;
  flare?: number;
  carries?: Person["carries"];
  /** What the coat is hatched with. */
  fill: string;
};

/** One person as a scale figure: a head, a coat, two legs, something to carry, and the dimension of their height. */
export function Figure({ height, hem = 0.3, flare = 0.5, carries = "nothing", fill }: Props) {
  const told = Number.parseFloat((height ?? "").replace(",", "."));
  const cm = Math.round((told >= least && told <= most ? told : usual) * 100);
  const top = tall - cm;
  const [shoulder, end, wide] = [top + 30, Math.round(tall - cm * hem), flare * 50];
  return (
    <svg className="figure" aria-hidden="true" viewBox={`-62 -10 150 ${tall + 10}`}>
      <g className="figure-legs">
        <path d={`M-10 ${end - 4}L-8 ${tall - 4}L-15 ${tall}H-3L-1 ${end - 4}Z`} />
        <path d={`M2 ${end - 4}L6 ${tall - 4}L2 ${tall}H14L11 ${end - 4}Z`} />
      </g>
      <ellipse className="figure-legs" cx="1" cy={top + 11} rx="8" ry="10.5" />
      <path
        className="figure-coat"
        fill={fill}
        d={`M-3 ${shoulder - 8}H5L6 ${shoulder - 3}Q16 ${shoulder - 1} 18 ${shoulder + 8}L${wide} ${end}Q0 ${end + 4} ${-wide} ${end}L-16 ${shoulder + 8}Q-14 ${shoulder - 1} -4 ${shoulder - 3}Z`}
      />
      <g className="figure-line">
        <path
          d={`M-11 ${shoulder + 16}L-${Math.round(wide * 0.55)} ${shoulder + 66}M12 ${shoulder + 16}L${Math.round(wide * 0.6)} ${shoulder + 66}`}
        />
        {carries === "roll" && (
          <path d={`M-27 ${shoulder + 16}L22 ${shoulder + 66}l6 -6L-21 ${shoulder + 10}Z`} />
        )}
        {carries === "stick" && <path d={`M20 ${shoulder + 62}L34 ${tall}`} />}
        {carries === "model" && (
          <path
            d={`M-36 ${shoulder + 48}H22V${shoulder + 44}H-36ZM-31 ${shoulder + 44}V${shoulder + 28}l11 -10 11 10V${shoulder + 44}M-9 ${shoulder + 34}h22v10`}
          />
        )}
        {carries === "dog" && (
          <path
            d={`M-58 176q2 -6 8 -5h17l3 -8 9 3 -1 7 -6 3v24h-3v-15h-19v15h-3v-17l-5 -10M-30 172L-14 ${shoulder + 66}`}
          />
        )}
      </g>
      {height !== undefined && (
        <g className="figure-chain">
          <path d={`M52 ${top}V${tall}M46 ${top}H22M48 ${top + 4}l8 -8M48 ${tall + 4}l8 -8`} />
          <text x="58" y={(top + tall) / 2}>
            {height}
          </text>
        </g>
      )}
    </svg>
  );
}
