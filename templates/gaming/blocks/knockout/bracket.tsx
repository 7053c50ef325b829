import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { Final as FinalProps, Rounds as RoundsProps } from "./knockout.props.ts";

/** Of titles without a heading above them. */
type Level = 2 | undefined;

type Side = RoundsProps[number]["matches"][number]["left"];

/** All rounds but the last, each match with wires to the next. */
export function Rounds({ rounds, level }: { rounds: RoundsProps; level: Level }) {
  return (
    <ol className="knockout-rounds">
      {rounds.map(({ name, time, matches }) => (
        <li key={name}>
          <h3 aria-level={level}>
            <b>{name}</b> <span>{time}</span>
          </h3>
          <ol>
            {matches.map(({ left, right }) => (
              <li
                key={left.tag}
                className="knockout-match"
                data-won={left.score > right.score ? "left" : "right"}
              >
                <Team {...left} other={right.score} />
                <Team {...right} other={left.score} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** The last match, which lies at the bottom as one word. */
export function Final({
  name,
  time,
  word,
  sides,
  versus,
  note,
  prize,
  prizeLabel,
  picture,
  level,
}: FinalProps & { level: Level }) {
  return (
    <div className="knockout-final">
      <p className="knockout-word" data-wide={fitWord(word) > 4 || undefined} aria-hidden="true">
        {[...word].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may come twice
          <span key={index}>{letter}</span>
        ))}
      </p>
      {picture && <PictureView picture={picture} sizes="(min-width: 56rem) 30rem, 60vw" />}
      <h3 aria-level={level}>
        {name} <span>{time}</span>
      </h3>
      <p className="knockout-sides">
        <b>{sides[0].name}</b> <i>{versus}</i> <b>{sides[1].name}</b>
      </p>
      {note && <p className="knockout-note">{note}</p>}
      {prize && (
        <p className="knockout-prize">
          <b>{prize}</b> {prizeLabel}
        </p>
      )}
    </div>
  );
}

function Team({ name, tag, score, other }: Side & { other: number }) {
  return (
    <p data-out={score < other || undefined}>
      <b aria-hidden="true">{tag}</b>
      <span>{name}</span>
      <em>{score}</em>
    </p>
  );
}
