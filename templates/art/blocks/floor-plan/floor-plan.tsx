import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./floor-plan.css";
import type { FloorPlanProps } from "./floor-plan.props.ts";

type Props = FloorPlanProps & { id: string };

/** The house from above, walls black, works at scale, and beside it what is on in each room; or that alone. */
export function FloorPlan(props: Props) {
  const { id, heading, rooms } = props;
  const plan = drawnPlan(props);
  return (
    <section className="floor-plan" data-bare={!plan || undefined} aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {plan}
      <ol className="floor-plan-rooms">
        {rooms.map(({ number, name, title, dates, text, link }) => (
          <li key={title}>
            {((plan && number) || name) && <p>{[plan && number, name].filter(Boolean).join(", ")}</p>}
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

/** The plan where there is one of a house, with the way through it. */
function drawnPlan({
  label,
  scale,
  width,
  depth,
  rooms,
  passages = [],
  doors = [],
  objects = [],
  way,
}: Props) {
  if (width === undefined || depth === undefined || !way) return undefined;
  const drawn = once(
    rooms.flatMap(({ x, y, width, depth, number }) =>
      x === undefined || y === undefined || width === undefined || depth === undefined
        ? []
        : [{ x, y, width, depth, number }],
    ),
  );
  const ways = once(passages);
  return (
    <svg className="floor-plan-drawing" viewBox={`0 0 ${width} ${depth + 130}`} role="img" aria-label={label}>
      <path className="floor-plan-walls" d={`M0 0H${width}V${depth}H0Z`} />
      {[...drawn, ...ways, ...doors].map(({ x, y, width, depth }) => (
        <path key={`${x} ${y}`} className="floor-plan-floor" d={`M${x} ${y}h${width}v${depth}h${-width}Z`} />
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
      {ways.map(({ name, x, y, width, depth }) => (
        <text key={name} x={x + width / 2} y={y + depth / 2}>
          {name}
        </text>
      ))}
      <path className="floor-plan-scale" d={`M0 ${depth + 72}v20H500v-20M250 ${depth + 82}v10`} />
      <text className="floor-plan-unit" x="520" y={depth + 94}>
        {scale}
      </text>
    </svg>
  );
}

/** Two things that are on in one room are one room on the plan. */
function once<Area extends { x: number; y: number }>(areas: readonly Area[]): Area[] {
  return areas.filter(({ x, y }, index) => areas.findIndex((area) => area.x === x && area.y === y) === index);
}
