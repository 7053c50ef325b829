import { fitLine, fitWord } from "../../../../engine/blocks/fit.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { ProgramsProps } from "./programs.props.ts";

type Record = ProgramsProps["programs"][number];

type Props = Record &
  Pick<ProgramsProps, "weekLabel"> & {
    isToScale: boolean;
    /** Of its name as a heading. */
    rank: 2 | undefined;
  };

/** The longest mark, and the longest word of one, that a lane of a phone holds. */
const room = { mark: 14, word: 12 };

/** One program: a bar as long as it lasts, if that is known, and its words beside it. */
export function Program({
  name,
  level,
  duration,
  weeks,
  price,
  per,
  badge,
  by,
  when,
  picture,
  description,
  features = [],
  marks = [],
  action,
  weekLabel,
  isToScale,
  rank,
}: Props) {
  const known = [duration, level, badge, by, when].filter((text) => text !== undefined);
  const isOnBar = isToScale && haveRoom(marks);
  return (
    <article data-plain={!weeks || undefined}>
      {weeks && (
        <ol className="programs-bar" data-weeks={weeks}>
          {isOnBar &&
            marks.map(({ week, label }) => (
              <li key={week} data-week={week}>
                <span className="sr-only">{weekLabel} </span>
                <b>{week}</b>
                {label}
              </li>
            ))}
        </ol>
      )}
      <div className="programs-words">
        {picture && <PictureView picture={picture} sizes="(min-width: 48rem) 40vw, 90vw" />}
        {price && (
          <p className="programs-price" data-fit={fitLine(price)}>
            {price}
            {per && <span>{per}</span>}
          </p>
        )}
        <h3 aria-level={rank}>{name}</h3>
        {known.length > 0 && <p className="programs-facts">{known.map((text) => `${text}.`).join(" ")}</p>}
        {description && <p>{description}</p>}
        {features.length > 0 && (
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        {!isOnBar && marks.length > 0 && (
          <ul>
            {marks.map(({ week, label }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week may have two marks
              <li key={index}>
                {weekLabel} {week}: {label}
              </li>
            ))}
          </ul>
        )}
        {action && (
          <a className="action-quiet" href={action.href}>
            {action.label}
          </a>
        )}
      </div>
    </article>
  );
}

/** Whether the marks are short, and far enough from each other to stand where their weeks are. */
function haveRoom(marks: NonNullable<Record["marks"]>): boolean {
  return marks.every(({ week, label }, index) => {
    const before = marks[index - 1]?.week ?? -3;
    return label.length <= room.mark && fitWord(label) <= room.word && week - before > 2;
  });
}
