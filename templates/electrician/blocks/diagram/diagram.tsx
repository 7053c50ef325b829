import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./diagram.css";
import type { DiagramProps } from "./diagram.props.ts";

type Symbol = NonNullable<DiagramProps["branches"][number]["symbol"]>;

/** As IEC 60617 draws them, in a square of 48 whose wire comes in from the left at half its height. */
const strokes: Record<Symbol, string> = {
  lamp: "M0 24h8M8 24a16 16 0 1 0 32 0a16 16 0 1 0-32 0M12.7 12.7l22.6 22.6M35.3 12.7l-22.6 22.6",
  outlet: "M0 24h14M40 8a16 16 0 0 0 0 32M14 24h10M24 8v32",
  heater: "M0 24h8M8 14h34v20H8zM16.5 14v20M25 14v20M33.5 14v20",
  motor: "M0 24h8M8 24a16 16 0 1 0 32 0a16 16 0 1 0-32 0M17 32V17l7 9 7-9v15",
  charger: "M0 24h8M8 10h32v28H8zM26 14l-8 11h11l-7 10",
  earth: "M0 24h26M26 8v32M33 14v20M40 19v10",
};

/** In this order they are taken where none is named. */
const wires = ["brown", "blue", "earth"] as const;

/** A house as one line: from the street through the main breaker to a bus, and a branch for each circuit; or numbered steps on it. */
export function Diagram({ id, heading, unit, supply, main, branches }: DiagramProps & { id: string }) {
  const Title = titleTag(heading);
  const sources = [supply, main].filter((place) => place !== undefined);
  return (
    <section className="diagram" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {sources.map(({ title, text }) => (
          <li key={title} className="diagram-source">
            <Title>{title}</Title>
            {text && <p>{text}</p>}
          </li>
        ))}
        {branches.map(({ symbol, amperes, when, colour, title, text }, index) => (
          <li key={title} data-wire={colour ?? wires[index % wires.length]}>
            <span className="diagram-breaker">{amperes && unit ? `${amperes} ${unit}` : when}</span>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              {symbol && supply ? (
                <path d={strokes[symbol]} />
              ) : (
                <>
                  <path d="M0 24h8M8 24a16 16 0 1 0 32 0a16 16 0 1 0-32 0" />
                  <text x="24" y="30">
                    {index + 1}
                  </text>
                </>
              )}
            </svg>
            <div>
              <Title>{title}</Title>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
