import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { grooveBands, runningTime } from "../../groove.ts";
import "./sleeve-back.css";
import type { SleeveBackProps } from "./sleeve-back.props.ts";

/** The back of a sleeve: half a record for each side, and all that is printed small. */
export function SleeveBack({
  id,
  drawing,
  number,
  title,
  artist,
  sides,
  caption,
  credits = [],
  small,
}: SleeveBackProps & { id: string }) {
  const longest = Math.max(...sides.map(({ tracks }) => total(tracks)));
  return (
    <section className="sleeve-back" data-drawing={drawing} aria-labelledby={`${id}-title`}>
      <div className="sleeve-back-sheet">
        <header>
          <h2 id={`${id}-title`} data-fit={fitWord(title)}>
            {title}
          </h2>
          {artist && <p>{artist}</p>}
          {number && <p>{number}</p>}
        </header>
        {sides.map(({ name, tracks }) => (
          <div className="sleeve-back-side" key={name}>
            <HalfRecord
              seconds={tracks.map(({ seconds }) => seconds)}
              longest={longest}
              letter={name.slice(-1)}
            />
            <div>
              <h3>
                {name} <span>{runningTime(total(tracks))}</span>
              </h3>
              <ol>
                {tracks.map((track) => (
                  <li key={track.title}>
                    {track.title} <span>{runningTime(track.seconds)}</span>
                  </li>
                ))}
              </ol>
            </div>
          </div>
        ))}
        {caption && <p className="sleeve-back-caption">{caption}</p>}
        {credits.length > 0 && (
          <dl>
            {credits.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {small && <p className="sleeve-back-small">{small}</p>}
        <Bars />
      </div>
    </section>
  );
}

/** The upper half of a record, 300 wide: one band of groove for each song, from the rim inward. */
function HalfRecord({ seconds, longest, letter }: { seconds: number[]; longest: number; letter: string }) {
  return (
    <svg viewBox="0 0 300 150" aria-hidden="true">
      <circle cx="150" cy="150" r="150" />
      {grooveBands(seconds, longest).map(({ radius, width, number }) => (
        <g key={number}>
          <circle className="sleeve-back-band" cx="150" cy="150" r={radius} strokeWidth={width} />
          <text x="150" y={150 - radius + 3.5}>
            {letter}
            {number}
          </text>
        </g>
      ))}
      <circle className="sleeve-back-label" cx="150" cy="150" r="44" />
      <circle className="sleeve-back-hole" cx="150" cy="150" r="4" />
    </svg>
  );
}

function Bars() {
  const widths = [2, 1, 3, 1, 1, 4, 2, 1, 1, 3, 2, 2, 1, 4, 1, 2, 3, 1, 1, 2, 4, 1, 2, 1];
  let x = 0;
  const path = widths.map((width, index) => {
    const bar = index % 2 ? "" : `M${x} 0h${width}v30h-${width}z`;
    x += width;
    return bar;
  });
  return (
    <svg className="sleeve-back-bars" viewBox="0 0 46 30" aria-hidden="true">
      <path d={path.join("")} />
    </svg>
  );
}

function total(tracks: readonly { seconds: number }[]): number {
  return tracks.reduce((sum, { seconds }) => sum + seconds, 0);
}
