import { fitWord } from "../../../../engine/blocks/fit.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./knockout.css";
import type { KnockoutProps } from "./knockout.props.ts";

type Match = KnockoutProps["rounds"][number]["matches"][number];

export function Knockout({ id, heading, rounds, final }: KnockoutProps & { id: string }) {
  return (
    <section className="knockout" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol className="knockout-rounds">
        {rounds.map(({ name, time, matches }) => (
          <li key={name}>
            <h3>
              <b>{name}</b> <span>{time}</span>
            </h3>
            <ol>
              {matches.map(({ left, right }) => (
                <li
                  key={left.tag}
                  className="knockout-match"
                  data-won={left.score > right.score ? "left" : "right"}
                >
                  <Side {...left} other={right.score} />
                  <Side {...right} other={left.score} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div className="knockout-final">
        <p className="knockout-word" data-wide={fitWord(final.word) > 4 || undefined} aria-hidden="true">
          {[...final.word].map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may come twice
            <span key={index}>{letter}</span>
          ))}
        </p>
        <PictureView picture={final.picture} sizes="(min-width: 56rem) 30rem, 60vw" />
        <h3>
          {final.name} <span>{final.time}</span>
        </h3>
        <p className="knockout-sides">
          <b>{final.sides[0].name}</b> <i>{final.versus}</i> <b>{final.sides[1].name}</b>
        </p>
        {final.note && <p className="knockout-note">{final.note}</p>}
        {final.prize && (
          <p className="knockout-prize">
            <b>{final.prize}</b> {final.prizeLabel}
          </p>
        )}
      </div>
    </section>
  );
}

function Side({ name, tag, score, other }: Match["left"] & { other: number }) {
  return (
    <p data-out={score < other || undefined}>
      <b aria-hidden="true">{tag}</b>
      <span>{name}</span>
      <em>{score}</em>
    </p>
  );
}
