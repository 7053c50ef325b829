import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitLine } from "../../../../engine/blocks/fit.ts";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./finishes.css";
import type { FinishesProps } from "./finishes.props.ts";

/** Hundredths of a second across a strip, and where the finishes of before lie on it. */
const width = 200;
const earlier = 176;

/** Athletes as strips of a finish camera: what they took off lies between two hairlines. */
export function Finishes({
  id,
  heading,
  picture,
  labels,
  stories = [],
  people = [],
  actions,
}: FinishesProps & { id: string }) {
  return (
    <section className="finishes" aria-labelledby={heading && `${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {picture && stories.length + people.length === 0 && (
        <div className="finishes-strip">
          <PictureView picture={picture} sizes="100vw" alt="" />
        </div>
      )}
      {[...stories, ...people].map((story) => (
        <Finish key={story.name} {...story} seen={picture} labels={labels} level={titleLevel(heading)} />
      ))}
      <Actions actions={actions} />
    </section>
  );
}

type FinishProps = NonNullable<FinishesProps["stories"]>[number] & {
  seen: FinishesProps["picture"];
  labels: FinishesProps["labels"];
  level: ReturnType<typeof titleLevel>;
};

function Finish({
  name,
  picture,
  badge,
  sport,
  achievement,
  improvement,
  hundredths,
  before,
  after,
  story,
  link,
  seen,
  labels,
  level,
}: FinishProps) {
  // An eighth of the page holds a time and a short word for it.
  const isWide = [before, after, labels?.before, labels?.after].some((text) => (text?.length ?? 0) > 8);
  const hasStrip = improvement || hundredths || picture;
  return (
    <article data-plain={!hasStrip || undefined}>
      {hasStrip && (
        <div className="finishes-strip" data-own={(picture && !improvement) || undefined}>
          {picture ? (
            <PictureView picture={picture} sizes="100vw" />
          ) : (
            seen && <PictureView picture={seen} sizes="100vw" alt="" />
          )}
          {hundredths && <Hairlines hundredths={hundredths} />}
          {improvement && <p data-fit={fitLine(improvement)}>{improvement}</p>}
        </div>
      )}
      <h3 aria-level={level}>{name}</h3>
      {(badge || sport || achievement) && (
        <p className="finishes-feat">
          {badge && sport ? `${badge}, ${sport}` : (badge ?? sport)}
          {achievement && <span>{achievement}</span>}
        </p>
      )}
      {story && <p className="finishes-story">{story}</p>}
      {(before || after) && (
        <dl data-wide={isWide || undefined}>
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
      {link && (
        <p className="finishes-link">
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </article>
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
