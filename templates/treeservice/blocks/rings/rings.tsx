import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { lengthOf } from "../../length.ts";
import { Ridges } from "../../park/ridges.tsx";
import { evenGrowth, growth, ringPath } from "./growth.ts";
import "../../../../engine/blocks/fit.css";
import "./rings.css";
import type { RingsProps } from "./rings.props.ts";

/** Ages at which the shape of the rings changes; each is drawn once and used for the years until the next. */
const shapes = [0.1, 0.35, 0.65, 1];

const circle = "M100 0A100 100 0 1 1-100 0 100 100 0 1 1 100 0Z";
/** A sun needs fewer rings than a tree has years. */
const sunRings = 48;

/** A slice of trunk as a sun behind a sign, and below the horizon the years that it holds. */
export function Rings({
  id,
  title,
  lead,
  drawing,
  firm,
  facts = [],
  estimate,
  phone,
  heading,
  from,
  to,
  events = [],
}: RingsProps & { id: string }) {
  const letters = fitWord(title);
  const ways = [phone, estimate].filter((way) => way !== undefined);
  // Only a number is set in letters as large as a sign's.
  const call = ways.find(({ href }) => href.startsWith("tel:"));
  const others = ways.filter((way) => way !== call).reverse();
  const isSun = drawing === "sun";
  const rings = isSun ? evenGrowth(events.length > 0 ? from : to - sunRings, to) : growth(from, to);
  const radiusOf = (year: number) => rings.find((ring) => ring.year === year)?.radius ?? 0;
  return (
    <section
      className="rings"
      data-history={events.length > 0 || heading ? undefined : "none"}
      aria-labelledby={`${id}-title`}
    >
      <div className="rings-sky">
        <div className="rings-sign">
          {firm && <p className="rings-firm">{firm}</p>}
          <PageTitle id={`${id}-title`} data-fit={letters > 8 ? letters : undefined}>
            {title}
          </PageTitle>
          {lead && <p className="rings-lead">{lead}</p>}
          {call && (
            <a className="rings-phone" href={call.href} data-length={lengthOf(call.label)}>
              {call.label}
            </a>
          )}
          {facts.length > 0 && (
            <ul>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {others.map(({ label, href }, index) => (
            <a key={label} className={index === 0 ? "action" : "action-quiet"} href={href}>
              {label}
            </a>
          ))}
        </div>
      </div>
      <svg className="rings-slice" viewBox="-106 -106 212 212" aria-hidden="true">
        <defs>
          <linearGradient id={`${id}-day`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-100" y2="100">
            <stop offset=".1" stopColor="#f6cd88" />
            <stop offset=".5" stopColor="#e39a4a" />
            <stop offset=".5" stopColor="#f4e6c6" />
          </linearGradient>
          <linearGradient id={`${id}-line`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-1" y2="1">
            <stop offset=".5" stopColor="#a25f22" />
            <stop offset=".5" stopColor="#dcc191" />
          </linearGradient>
          {shapes.map((age, index) => (
            <path
              key={age}
              id={`${id}-ring-${index}`}
              d={isSun ? circle : ringPath(age)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </defs>
        <use href={`#${id}-ring-3`} className="rings-bark" transform="scale(1.035)" />
        <use href={`#${id}-ring-3`} fill={`url(#${id}-day)`} />
        <g className="rings-years" stroke={`url(#${id}-line)`}>
          {rings.map(({ year, radius, isLean }) => (
            <use
              key={year}
              href={`#${id}-ring-${Math.min(3, Math.floor(radius / 25))}`}
              transform={`scale(${(radius / 100).toFixed(3)})`}
              data-lean={isLean || undefined}
            />
          ))}
        </g>
        <g className="rings-pins">
          {events.map(({ year }, index) => {
            const depth = radiusOf(year);
            const label = index === events.length - 1 ? 108.4 : 4.4 + index * 14.4;
            return (
              <g key={year}>
                <path d={`M0 ${depth}L4 ${label.toFixed(1)}H7.5`} vectorEffect="non-scaling-stroke" />
                <circle cy={depth} r=".9" />
              </g>
            );
          })}
        </g>
      </svg>
      {isSun ? <Ridges /> : <Woods id={id} />}
      {(heading || events.length > 0) && (
        <div className="rings-ground">
          {heading && (
            <header>
              <h2>{heading.title}</h2>
              {heading.lead && <p>{heading.lead}</p>}
            </header>
          )}
          {events.length > 0 && (
            <ol>
              {events.map(({ year, text }) => (
                <li key={year}>
                  <h3>{year}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </section>
  );
}

Rings.opensPage = true;

function Woods({ id }: { id: string }) {
  return (
    <svg className="rings-woods" viewBox="0 0 360 40" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <path
          id={`${id}-pine`}
          d="M0 0 3 8H1.6L5 15H2.6L7 23H3.4L9 32H1V38H-1V32H-9L-3.4 23H-7L-2.6 15H-5L-1.6 8H-3z"
        />
      </defs>
      {woods.map(({ x, size }) => (
        <use
          key={x}
          href={`#${id}-pine`}
          transform={`translate(${x} ${(40 - 38 * size).toFixed(1)}) scale(${size})`}
        />
      ))}
    </svg>
  );
}

/** Where a tree of the horizon stands, and how high it is. */
const woods = Array.from({ length: 46 }, (_, index) => ({
  x: Math.round(index * 8 + ((index * 37) % 11) - 4),
  size: Number((0.42 + ((index * 53) % 17) / 30).toFixed(2)),
}));
