type Bar = readonly [from: number, length: number];

/** Of each row, from the tip down: where what is not hot begins and how long it is, and last what is. */
const rows: readonly { moss: readonly Bar[]; hot: Bar }[] = [
  { moss: [], hot: [35, 3] },
  { moss: [], hot: [34, 5] },
  { moss: [[13, 4]], hot: [34, 6] },
  {
    moss: [
      [12, 3],
      [15, 4],
      [29, 4],
      [43, 2],
    ],
    hot: [34, 7],
  },
  {
    moss: [
      [3, 3],
      [8, 4],
      [12, 7],
      [22, 2],
      [29, 5],
      [42, 3],
    ],
    hot: [34, 8],
  },
  {
    moss: [
      [1, 2],
      [3, 5],
      [8, 11],
      [19, 3],
      [22, 2],
      [24, 3],
      [27, 2],
      [45, 2],
    ],
    hot: [29, 16],
  },
  {
    moss: [
      [0, 3],
      [3, 19],
      [22, 5],
    ],
    hot: [27, 20],
  },
  { moss: [], hot: [0, 48] },
];

/** A flame graph of nothing in particular: what it grows from is as wide as the page, and what is hot lies upon what is hot. */
export function FlameShape() {
  return (
    <svg
      className="flame-shape"
      viewBox={`0 0 48 ${rows.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rows.map(({ moss, hot }, depth) => (
        <g key={hot.join()}>
          {moss.map(([from, length]) => (
            <path key={from} d={barOf([from, length], depth)} />
          ))}
          <path className="flame-hot" d={barOf(hot, depth)} />
        </g>
      ))}
    </svg>
  );
}

function barOf([from, length]: Bar, depth: number): string {
  return `M${from + 0.04} ${depth + 0.02}h${length - 0.08}v.96h${0.08 - length}z`;
}
