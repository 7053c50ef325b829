import { fitLine } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./finishes.css";
import type { FinishesProps } from "./finishes.props.ts";

/** Hundredths of a second across a strip, and where the finishes of before lie on it. */
const width = 200;
const earlier = 176;

/** Athletes as strips of a finish camera: what they took off lies between two hairlines. */
export function Finishes({ id, heading, picture, labels, stories }: FinishesProps & { id: string }) {
  return (
    <section className="finishes" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {stories.map(({ name, sport, achievement, improvement, hundredths, before, after, story }) => (
        <article key={name} data-plain={!(improvement || hundredths) || undefined}>
          {(improvement || hundredths) && (
            <div className="finishes-strip">
              {picture && <PictureView picture={picture} sizes="100vw" alt="" />}
              {hundredths && <Hairlines hundredths={hundredths} />}
              {improvement && <p data-fit={fitLine(improvement)}>{improvement}</p>}
            </div>
          )}
          <h3>{name}</h3>
          {(sport || achievement) && (
            <p className="finishes-feat">
              {sport}
              {achievement && <span>{achievement}</span>}
            </p>
          )}
          {story && <p className="finishes-story">{story}</p>}
          {(before || after) && (
            <dl>
              {before && (
                <>
                  <dt>{labels?.before}</dt>
                  <dd>{before}</dd>
                </>
              )}
              {after && (
                <>
                  <dt>{labels?.after}</dt>
                  <dd>{after}</dd>
                </>
              )}
            </dl>
          )}
        </article>
      ))}
    </section>
  );
}

function Hairlines({ hundredths }: { hundredths: number }) {
  return (
    <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path
        className="finishes-rest"
        d={`M0 0H${earlier - hundredths}V100H0ZM${earlier} 0H${width}V100H${earlier}Z`}
      />
      <path className="finishes-before" d={`M${earlier} 0v100`} />
      <path className="finishes-after" d={`M${earlier - hundredths} 0v100`} />
    </svg>
  );
}
