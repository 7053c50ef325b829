import "./scale-rule.css";

/** A scale bar where an em is a metre. Decoration: whoever does not see the drawings needs no measure for them. */
export function ScaleRule({ metres, unit }: { metres: 10 | 20; unit: string }) {
  const marks = [0, metres / 4, metres / 2, metres];
  return (
    <svg
      className="scale-rule"
      aria-hidden="true"
      viewBox={`-1 -2 ${metres + 3} 3`}
      width={`${metres + 3}em`}
      height="3em"
    >
      <path d={`M0 0H${metres}V0.5H0Z`} />
      <path
        className="scale-rule-solid"
        d={`M0 0h${metres / 4}v0.5H0ZM${metres / 2} 0H${metres}v0.5H${metres / 2}Z`}
      />
      {marks.map((mark) => (
        <text key={mark} x={mark} y={-0.5}>
          {mark === metres ? `${mark} ${unit}` : mark}
        </text>
      ))}
    </svg>
  );
}
