import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./floor-plan.css";
import type { FloorPlanProps } from "./floor-plan.props.ts";

/** The house from above, walls black, works at scale, and beside it what is on in each room. */
export function FloorPlan({
  id,
  heading,
  label,
  scale,
  width,
  depth,
  rooms,
  passages,
  doors,
  objects,
  way,
}: FloorPlanProps & { id: string }) {
  const drawn = rooms.flatMap(({ x, y, width, depth, number }) =>
    x === undefined || y === undefined || width === undefined || depth === undefined
      ? []
      : [{ x, y, width, depth, number }],
  );
  return (
    <section className="floor-plan" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <svg
        className="floor-plan-drawing"
        viewBox={`0 0 ${width} ${depth + 130}`}
        role="img"
        aria-label={label}
      >
        <path className="floor-plan-walls" d={`M0 0H${width}V${depth}H0Z`} />
        {[...drawn, ...passages, ...doors].map(({ x, y, width, depth }) => (
          <path
            key={`${x} ${y}`}
            className="floor-plan-floor"
            d={`M${x} ${y}h${width}v${depth}h${-width}Z`}
          />
        ))}
        <path className="floor-plan-way" d={`M${way.map((point) => point.join(" ")).join("L")}`} />
        {objects.map(({ x, y, width, depth, kind }) =>
          kind === "plinth" || kind === "empty" ? (
            <circle key={`${x} ${y}`} data-kind={kind} cx={x} cy={y} r={width / 2} />
          ) : (
            <rect key={`${x} ${y}`} data-kind={kind} x={x} y={y} width={width} height={depth} />
          ),
        )}
        {drawn.map(({ number, x, y, depth }) => (
          <text key={`${x} ${y}`} className="floor-plan-number" x={x + 60} y={y + depth - 50}>
            {number}
          </text>
        ))}
        {passages.map(({ name, x, y, width, depth }) => (
          <text key={name} x={x + width / 2} y={y + depth / 2}>
            {name}
          </text>
        ))}
        <path className="floor-plan-scale" d={`M0 ${depth + 72}v20H500v-20M250 ${depth + 82}v10`} />
        <text className="floor-plan-unit" x="520" y={depth + 94}>
          {scale}
        </text>
      </svg>
      <ol className="floor-plan-rooms">
        {rooms.map(({ number, name, title, dates, text, link }) => (
          <li key={title}>
            {(number || name) && <p>{[number, name].filter(Boolean).join(", ")}</p>}
            <h3>{title}</h3>
            {dates && <p>{dates}</p>}
            {text && <p>{text}</p>}
            {link && (
              <a className="action-quiet" href={link.href}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
