import "./rosette.css";

/** A braid of four waves along an edge, as banknotes have it. */
export function Braid({ id }: { id: string }) {
  const wave = "q10-9 20 0t20 0 20 0 20 0";
  return (
    <svg className="braid" aria-hidden="true">
      <pattern id={`${id}-braid`} width="40" height="18" patternUnits="userSpaceOnUse">
        {[0, 10, 20, 30].map((shift) => (
          <path key={shift} d={`M${shift - 40} 9${wave}`} />
        ))}
        <path d="M0 1.5h40M0 16.5h40" />
      </pattern>
      <rect width="100%" height="18" fill={`url(#${id}-braid)`} />
    </svg>
  );
}
