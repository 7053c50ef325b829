import { nameOf } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { linesPath } from "../../drawing/plan-paths.ts";
import { ScaleRule } from "../../drawing/scale-rule.tsx";
import "../../drawing/draw.css";
import "./lineup.css";
import type { LineupProps } from "./lineup.props.ts";

type House = LineupProps["houses"][number];

/** The outlines of many plans at one scale: an em of the list is a metre, so nothing can be made to fit. */
export function Lineup({ id, heading, houses, note, unit }: LineupProps & { id: string }) {
  const isDrawn = houses.some(({ walls }) => walls);
  return (
    <section className="lineup" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ol role="list" data-plain={!isDrawn || undefined}>
        {houses.map((house, index) => (
          <li key={house.name}>
            {house.href ? (
              <a href={house.href}>
                <Words {...house} index={index} />
              </a>
            ) : (
              <div>
                <Words {...house} index={index} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {(isDrawn || note) && (
        <p className="lineup-scale">
          {isDrawn && <ScaleRule metres={20} unit={unit} />}
          {note && <span>{note}</span>}
        </p>
      )}
    </section>
  );
}

function Words({
  name,
  price,
  unit,
  detail,
  text,
  size,
  walls,
  partitions,
  index,
}: House & { index: number }) {
  return (
    <>
      {size && walls ? (
        <Outline size={size} walls={walls} partitions={partitions} />
      ) : (
        <Format index={index} />
      )}
      <span className="lineup-name">{name}</span>
      {(price || unit) && <span className="lineup-price">{[price, unit].filter(Boolean).join(" ")}</span>}
      {detail && <span className="lineup-detail">{detail}</span>}
      {text && <span className="lineup-text">{text}</span>}
    </>
  );
}

type OutlineProps = Required<Pick<House, "size" | "walls">> & Pick<House, "partitions">;

function Outline({ size: [width, depth], walls, partitions = [] }: OutlineProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-0.5 -0.5 ${width + 1} ${depth + 1}`}
      width={`${width + 1}em`}
      height={`${depth + 1}em`}
    >
      <path d={linesPath(walls, 1)} pathLength={1} />
      <path className="lineup-fine" d={linesPath(partitions, 1)} />
    </svg>
  );
}

/** Width and depth of sheets of paper, each half of the one before: what is drawn where nothing is measured. */
const formats = [
  [9.6, 6.8],
  [6.8, 9.6],
  [6.8, 4.8],
  [4.8, 6.8],
] as const;

function Format({ index }: { index: number }) {
  const [width, depth] = formats[index % formats.length] ?? formats[0];
  return (
    <svg
      className="lineup-format"
      aria-hidden="true"
      viewBox={`-0.5 -0.5 ${width + 1} ${depth + 1}`}
      width={`${width + 1}em`}
      height={`${depth + 1}em`}
    >
      <path d={`M0 0H${width}V${depth}H0Z`} />
      <path
        className="lineup-fine"
        d={`M0 0L${width} ${depth}M${width - 3} ${depth}V${depth - 1.4}H${width}`}
      />
    </svg>
  );
}
