/** So many gallons as tins on a shelf: the more, the smaller, always the same shelf. */
export function Tins({ id, count }: { id: string; count: number }) {
  const columns = Math.max(8, Math.ceil(Math.sqrt(count * 4.2)));
  const rows = Math.ceil(count / columns);
  const last = count - (rows - 1) * columns;
  return (
    <svg className="tins" viewBox={`0 0 ${columns * 26} ${Math.max(2, rows) * 30}`} aria-hidden="true">
      <defs>
        <pattern
          id={`${id}-tin`}
          width="26"
          height="30"
          y={Math.max(2, rows) * 30}
          patternUnits="userSpaceOnUse"
        >
          <path className="tin-shell" d="M3 6v21q10 4 20 0V6z" />
          <path className="tin-label" d="M3 11v11q10 4 20 0V11q-10 4-20 0z" />
          <ellipse className="tin-paint" cx="13" cy="6" rx="10" ry="3.4" />
        </pattern>
      </defs>
      <rect
        y={Math.max(2, rows) * 30 - rows * 30}
        width={last * 26}
        height={rows * 30}
        fill={`url(#${id}-tin)`}
      />
      {rows > 1 && last < columns && (
        <rect
          x={last * 26}
          y={Math.max(2, rows) * 30 - (rows - 1) * 30}
          width={(columns - last) * 26}
          height={(rows - 1) * 30}
          fill={`url(#${id}-tin)`}
        />
      )}
    </svg>
  );
}
