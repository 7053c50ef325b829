import type { WheelOfYear } from "./title-page.props.ts";
import { angleOf, arcOf, pointAt, sunRays } from "./wheel-shapes.ts";

const radii = { sow: 364, cut: 312, leave: 260 };

/** The year as a wheel, January at the top: 365 days, the full moons, and what is done on its rings. The calendar says it in words. */
export function Wheel({ months, rings }: WheelOfYear) {
  return (
    <svg className="wheel" viewBox="-500 -500 1000 1000" aria-hidden="true">
      <g className="wheel-lines">
        <circle r="497" />
        <circle r="393" />
        <circle r="232" />
        <circle className="wheel-days" r="486" pathLength="365" />
        <path
          d={months.map((_, index) => `M${pointAt(232, index * 30)}L${pointAt(478, index * 30)}`).join("")}
        />
      </g>
      {rings.map(({ name, spans }) => (
        <path
          key={name}
          className="wheel-ring"
          data-ring={name}
          d={spans.map(({ from, to }) => arcOf(radii[name], angleOf(from), angleOf(to))).join("")}
        />
      ))}
      <path className="wheel-sun" d={`${sunRays(24, 104, 212)}M0-92A92 92 0 0 1 0 92A92 92 0 0 1 0-92Z`} />
      <g className="wheel-moons">
        {months.map(({ name, full }, index) =>
          full.map((date) => {
            const [cx, cy] = pointAt(458, angleOf(index + 1) + (date / 31) * 30).split(" ");
            return <circle key={`${name} ${date}`} r="12" cx={cx} cy={cy} />;
          }),
        )}
      </g>
      <g className="wheel-words">
        {rings.map(({ name, spans }) =>
          spans.map(
            ({ label, from, to }) =>
              label && (
                <text
                  key={label}
                  data-ring={name}
                  y={-radii[name] + 7}
                  transform={`rotate(${Math.round((angleOf(from) + angleOf(to)) / 2)})`}
                >
                  {label}
                </text>
              ),
          ),
        )}
      </g>
      <g className="wheel-months">
        {months.map(({ name }, index) => (
          <text key={name} y="-403" transform={`rotate(${index * 30 + 15})`}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
