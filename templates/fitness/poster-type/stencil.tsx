import "./stencil.css";

/** A short word or figure as sprayed through a stencil, with its bridges; said in one piece. */
export function Stencil({ text, className = "" }: { text: string; className?: string }) {
  return (
    <span className={`stencil ${className}`}>
      <span className="sr-only">{text}</span>
      {[...text].map((sign, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signs recur and never move
        <b key={index} aria-hidden="true" data-slim={/[1IT:.,]/.test(sign) || undefined}>
          {sign}
        </b>
      ))}
    </span>
  );
}
