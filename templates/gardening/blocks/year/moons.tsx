/** The month as a line of days with its moons on it: open where full, filled where new, halves a week after each. */
export function Moons({ full, dark }: { full: readonly number[]; dark: readonly number[] }) {
  const quarters = [
    ...full.map((day) => ({ day: day + 7, side: 0 })),
    ...dark.map((day) => ({ day: day + 7, side: 1 })),
  ].filter(({ day }) => day < 31);
  return (
    <svg viewBox="0 0 320 24" aria-hidden="true">
      <path className="year-days" d="M5 12H315" />
      {full.map((day) => (
        <circle key={day} className="year-moon" r="10" cy="12" cx={day * 10} />
      ))}
      {dark.map((day) => (
        <circle key={day} r="9" cy="12" cx={day * 10} />
      ))}
      {quarters.map(({ day, side }) => (
        <g key={day}>
          <circle className="year-moon" r="7" cy="12" cx={day * 10} />
          <path d={`M${day * 10} 5a7 7 0 0 ${side === 1 ? 0 : 1} 0 14Z`} />
        </g>
      ))}
    </svg>
  );
}
