import { Drawing, type FigureProps } from "../account/area/drawing.tsx";

const spines = [
  [0, 46, 230],
  [50, 30, 190],
  [84, 58, 252],
  [146, 24, 208],
  [174, 42, 168],
  [418, 38, 214],
  [460, 62, 246],
  [526, 28, 182],
] as const;

/** A shelf with a gap in it, and the book that is about to fill it. */
export function ShelfFigure({ className }: FigureProps) {
  return (
    <Drawing className={className} box="0 0 560 262" align="xMaxYMax meet">
      {spines.map(([x, width, height]) => (
        <g key={x} transform={`translate(${x} ${260 - height})`}>
          <path d={`M0 0h${width}v${height}h-${width}z`} className="fill-current stroke-none opacity-12" />
          <path
            d={`M6 20h${width - 12}M6 ${height - 22}h${width - 12}`}
            strokeWidth="1.5"
            className="opacity-40"
          />
        </g>
      ))}
      <path d="M262 260h52L394 8h-52z" className="fill-accent stroke-none" />
      <path d="M-900 261h1600" strokeWidth="2" className="opacity-50" />
    </Drawing>
  );
}

/** Pages laid over one another, each with its own layout. */
export function PagesFigure({ className }: FigureProps) {
  return (
    <Drawing className={className} box="176 12 264 200" align="xMaxYMin meet">
      <g strokeWidth="1.5">
        <path d="M196 34h150v106H196z" className="opacity-35" />
        <path d="M232 62h150v106H232z" className="fill-paper opacity-60" />
        <path d="M268 90h150v106H268z" className="fill-raised" />
        <path d="M268 106h150" />
        <path d="M282 122h58v42h-58z" className="fill-accent stroke-none" />
        <path d="M354 126h50M354 138h50M354 150h32M282 180h122" className="opacity-60" />
      </g>
    </Drawing>
  );
}

/** The voice of a brand: one letter pair, and its colours as they would be mixed. */
export function LettersFigure({ className }: FigureProps) {
  return (
    <Drawing className={className} box="210 10 230 214" align="xMaxYMin meet">
      <text x="424" y="150" textAnchor="end" fontSize="168" className="fill-current stroke-none font-display">
        Aa
      </text>
      <g strokeWidth="1.5">
        <circle cx="330" cy="190" r="17" className="fill-current" />
        <circle cx="364" cy="190" r="17" className="fill-current opacity-50" />
        <circle cx="398" cy="190" r="17" className="fill-transparent" />
      </g>
    </Drawing>
  );
}
