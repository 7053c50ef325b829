import "../../../engine/blocks/fit.css";
import { castLines, fitLines } from "./cast-lines.ts";

type Props = { id: string; hour: string; title: string };

/** The head of a section: the hour it stands at, and its title with the shadow of that hour. */
export function SectionHour({ id, hour, title }: Props) {
  const lines = castLines(title);
  return (
    <header className="section-hour">
      <p className="hour">{hour}</p>
      {lines.length === 1 ? (
        <h2 id={`${id}-title`} className="cast" data-words={title} data-fit={fitLines(lines)}>
          {title}
        </h2>
      ) : (
        <h2 id={`${id}-title`} data-fit={fitLines(lines, 0)}>
          {lines.map((line) => (
            <span key={line} className="cast" data-words={line}>
              {line}{" "}
            </span>
          ))}
        </h2>
      )}
    </header>
  );
}
