/** Where the sun stands at each full hour from six to seven, on an arc 1200 wide and 470 high. */
const suns = Array.from({ length: 14 }, (_, index) => {
  const turn = Math.PI * (1 - (index + 0.15) / 13.3);
  return {
    hour: index + 6,
    x: Math.round(600 + 575 * Math.cos(turn)),
    y: Math.round(520 - 470 * Math.sin(turn)),
  };
});

/** The sun's way over the page, an hour to each disc, the first of them risen. */
export function SunArc() {
  return (
    <svg className="sun-arc" viewBox="0 -20 1200 560" aria-hidden="true">
      {suns.map(({ hour, x, y }) => (
        <g key={hour}>
          <circle cx={x} cy={y} r={hour === 12 ? 64 : 30} />
          <text x={x} y={y + 8}>
            {hour > 12 ? hour - 12 : hour}
          </text>
        </g>
      ))}
    </svg>
  );
}
