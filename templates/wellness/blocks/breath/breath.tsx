import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./breath.css";
import type { BreathProps } from "./breath.props.ts";

/** SPEC.md section 9. */
const floating = 25;

/** As many letters as are set at the full size; more of them are smaller. */
const largest = { title: 38, figure: 37 };

/** Where the sand is left smooth behind each breath, in hundredths of the picture's width from the stone. */
const smoothRings = [15.2, 23.7, 32.2, 40.9];

/** The first screen: raked sand, a breath that grows over its rings, and after four of them a word that one may go. */
export function Breath({
  id,
  title,
  lead,
  leaving,
  actions = [],
  facts = [],
  picture,
  figures = [],
}: BreathProps & { id: string }) {
  return (
    <section className="breath" aria-labelledby={`${id}-title`}>
      <PageTitle
        id={`${id}-title`}
        data-long={title.length > largest.title || undefined}
        data-longest={title.length > 48 || undefined}
      >
        {title}
      </PageTitle>
      <div className="breath-words">
        {lead && <p className="breath-lead">{lead}</p>}
        <Actions actions={actions} />
        {facts.length > 0 && <FactList facts={facts} className="breath-facts" />}
        {leaving && <p className="breath-leaving">{leaving}</p>}
      </div>
      <div className="breath-sand">
        {picture ? (
          <PictureView picture={picture} sizes="(min-width: 60rem) 110vw, 130vw" isFirst />
        ) : (
          <Furrows />
        )}
        <span className="breath-ring" />
        <svg className="breath-air" viewBox="-50 -50 100 100" aria-hidden="true">
          <path id={`${id}-seed`} d="M0 1.3V-1M0-1L-1.2-1.9M0-1L-.65-2.3M0-1V-2.45M0-1L.65-2.3M0-1L1.2-1.9" />
          {Array.from({ length: floating }, (_, index) => (
            <g key={place(index)} transform={place(index)}>
              <use href={`#${id}-seed`} />
              <use href={`#${id}-seed`} />
            </g>
          ))}
        </svg>
        {figures.length > 0 && (
          <ul className="breath-figures">
            {figures.map(({ value, text }, index) => (
              <li key={`${value} ${text}`}>
                <svg viewBox="-50 -50 100 100" role="img" aria-label={text ? `${value} ${text}` : value}>
                  <path id={`${id}-ring-${index}`} d={lowerHalf(smoothRings[index] ?? 0)} />
                  <text data-long={`${value} ${text}`.length > largest.figure || undefined}>
                    <textPath href={`#${id}-ring-${index}`} startOffset="50%">
                      <tspan>{value}</tspan> {text}
                    </textPath>
                  </text>
                </svg>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

Breath.opensPage = true;

/** Raked sand as lines: what is under the breath where no picture is. */
function Furrows() {
  return (
    <svg className="breath-furrows" viewBox="-50 -50 100 100" aria-hidden="true">
      {smoothRings.flatMap((ring) =>
        [-6, -5, -4, -3, -2].map((furrow) => <circle key={ring + furrow} r={ring + furrow} />),
      )}
      <ellipse rx="4.4" ry="3.6" />
    </svg>
  );
}

/** The wind has taken the seeds up and to the right of the stone, thinner the farther. */
function place(index: number): string {
  const angle = -2.3 + 3.1 * ((index * 0.618) % 1);
  const distance = 8 + 25 * Math.sqrt(index / floating);
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((way) => (way * distance).toFixed(1));
  return `translate(${x} ${y}) rotate(${20 + ((index * 37) % 50)}) scale(${(0.5 + ((index * 7) % 5) / 9).toFixed(2)})`;
}

function lowerHalf(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0`;
}
