import "./boat.css";

/** A folded boat, as drawn: sail, hull and the brim between. */
export function Boat() {
  return (
    <svg className="boat" viewBox="0 0 120 80" aria-hidden="true">
      <path d="M34 45.6L60 0 86 45.6 60 56Z" />
      <path d="M60 0L86 45.6 60 56Z" />
      <path d="M0 32L60 56 120 32 92 80H28Z" />
      <path d="M60 56L120 32 92 80H60Z" />
    </svg>
  );
}
