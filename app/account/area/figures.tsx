import { Drawing, type FigureProps } from "./drawing.tsx";

/** A stone thrown into water: how far a page reaches. */
export function RipplesFigure({ className }: FigureProps) {
  return (
    <Drawing className={className} box="216 0 224 216" align="xMaxYMin meet">
      <g strokeWidth="1.5">
        {[30, 58, 86, 114, 142].map((radius) => (
          <circle key={radius} cx="360" cy="72" r={radius} opacity={1 - radius / 175} />
        ))}
        <circle cx="360" cy="72" r="13" className="fill-accent stroke-none" />
      </g>
    </Drawing>
  );
}

/** A bill as it leaves the printer. */
export function ReceiptFigure({ className }: FigureProps) {
  return (
    <Drawing className={className} box="272 0 168 166" align="xMaxYMin meet">
      <g strokeWidth="1.5">
        <path
          d="M290 -4v148l12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-9V-4"
          className="fill-current opacity-10 stroke-none"
        />
        <path d="M290 -4v148l12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-9V-4" />
        <path d="M308 24h44M308 42h60M308 60h36M390 24h6M386 42h10M392 60h4M308 84h88" />
        <path d="M308 112h30M368 105h28v14h-28z" strokeWidth="3" />
      </g>
    </Drawing>
  );
}

/** Somebody speaks, and somebody answers. */
export function QuoteFigure({ className }: FigureProps) {
  return (
    <Drawing className={className} box="180 0 260 140" align="xMaxYMin meet">
      <g fontSize="210" textAnchor="end" className="fill-current stroke-none font-display">
        <text x="318" y="192" className="opacity-20">
          “
        </text>
        <text x="420" y="192" className="fill-accent">
          ”
        </text>
      </g>
    </Drawing>
  );
}
