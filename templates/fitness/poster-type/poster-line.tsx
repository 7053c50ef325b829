import { capHeight, widthOf } from "./letter-widths.ts";
import "./poster-line.css";

/** One line of capitals as wide as its container, whatever size that takes. Decoration: its words are said beside it. */
export function PosterLine({ text }: { text: string }) {
  const width = widthOf(text);
  return (
    <svg className="poster-line" viewBox={`0 0 ${width} ${capHeight}`} aria-hidden="true">
      <text y={capHeight} textLength={width}>
        {text}
      </text>
    </svg>
  );
}

/** The lines of a title, each set to the same width, and the title as it is read out. */
export function PosterLines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <span className="sr-only">{lines.join(" ")}</span>
      {lines.map((line) => (
        <PosterLine key={line} text={line.toUpperCase()} />
      ))}
    </>
  );
}
