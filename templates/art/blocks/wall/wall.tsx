import { Fragment } from "react";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "../../../../engine/blocks/fit.css";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { readyToHang } from "../../hanging.ts";
import { Hung } from "../hung/hung.tsx";
import { workHref } from "../hung/work-href.ts";
import "./wall.css";
import type { WallProps } from "./wall.props.ts";

/** The tape is longer than any wall of up to sixteen works, and is cut where the wall ends. */
const tape = Array.from({ length: 48 }, (_, index) => index + 1);

/**
 * One long wall at scale, wider than any window and walked along sideways: its title as lettering, works with their
 * labels below, a bench, penciled heights, a doorway, and on the floor a tape with a tick every ten centimeters.
 */
export function Wall({
  id,
  title,
  text,
  label = title,
  hint,
  marks,
  works = [],
  labels,
  worksPage,
  benchAfter,
  door,
}: Resolved<WallProps> & { id: string }) {
  const bench = benchAfter && Math.min(benchAfter, works.length);
  const hung = readyToHang(works);
  const isLong = title.length > 24 || fitWord(title) > 8;
  // As many to a line as make the lines fill the lettering's square.
  const letters = Math.min(24, Math.max(fitWord(title), Math.ceil(1.9 * Math.sqrt(title.length))));
  return (
    <section className="wall" data-bare={hung.length === 0 || undefined} aria-labelledby={`${id}-title`}>
      <section
        className="wall-walk"
        role={label === title ? "group" : undefined}
        aria-label={label}
        tabIndex={0}
      >
        <div className="wall-length">
          <div className="wall-words">
            <PageTitle id={`${id}-title`} data-fit={isLong ? letters : undefined}>
              {title}
            </PageTitle>
            {text && <p>{text}</p>}
            {door && hung.length === 0 && (
              <a className="action" href={door.href}>
                {door.label}
              </a>
            )}
          </div>
          {hung.length > 0 && <h2 className="sr-only">{label}</h2>}
          {hung.map((work, index) => (
            <Fragment key={work.key}>
              <Hung work={work} words={labels} href={workHref(work, worksPage)} isFirst={index < 1} />
              {index + 1 === bench && <Bench />}
            </Fragment>
          ))}
          {bench === 0 && <Bench />}
          {marks && <Marks marks={marks} unit={labels.unit} />}
          {door && hung.length > 0 && (
            <a className="wall-door" href={door.href}>
              <svg width="9em" height="21em" aria-hidden="true" />
              <span>{door.label}</span>
            </a>
          )}
          <div className="wall-floor" aria-hidden="true">
            {tape.map((meter) => (
              <i key={meter} data-unit={meter === 1 ? labels.unit : undefined} />
            ))}
          </div>
        </div>
      </section>
      <p className="wall-hint">
        {hint}
        <svg viewBox="0 0 48 10" width="48" height="10" aria-hidden="true">
          <path d="M0 5h46M41 1l5 4-5 4" fill="none" stroke="currentColor" />
        </svg>
      </p>
    </section>
  );
}

Wall.opensPage = true;

/** A pencil line for each height, as on the frame of a kitchen door. */
function Marks({ marks, unit }: { marks: NonNullable<WallProps["marks"]>; unit: string }) {
  const top = Math.max(...marks.map(({ height }) => height));
  return (
    <div className="wall-marks">
      <svg width="3em" height={`${top / 10 + 1}em`} viewBox={`0 0 30 ${top + 10}`} aria-hidden="true">
        <path d={`M4 ${top + 10}V2`} />
        {marks.map(({ height }) => (
          <path key={height} d={`M0 ${top + 10 - height + Math.sin(height) * 0.8}L26 ${top + 10 - height}`} />
        ))}
      </svg>
      <ul>
        {marks.map(({ height, label }) => (
          <li key={height}>
            {/* Its height holds the words at their mark. */}
            <svg width="1" height={`${height / 10}em`} aria-hidden="true" />
            <span>
              {height} {unit}, {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Seen from the front: 180 cm long, 45 high. */
function Bench() {
  return (
    <svg className="wall-bench" width="18em" height="4.5em" viewBox="0 0 180 45" aria-hidden="true">
      <path d="M0 0h180v9H0zM14 9h8v36h-8zM158 9h8v36h-8z" />
    </svg>
  );
}
