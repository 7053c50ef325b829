import type { Drawing } from "../drawing.ts";
import "./pipe.css";

type Props = {
  /** Whether the run ends where it stands. */
  isEnd?: boolean;
  /** Where on the page it stands: `number` is below the hero's picture, whose own pipe it takes up. */
  from?: "number";
  drawing?: Drawing;
};

/**
 * One crossing of the page's pipe: down one side, over to the other, and on down as far as its section goes. To which side
 * depends on how many have crossed above it (pipe.css).
 */
export function Pipe({ isEnd, from, drawing }: Props) {
  return (
    <div className="pipe" data-from={from} data-drawing={drawing} aria-hidden="true">
      <i />
      {!isEnd && (
        <>
          <i />
          <i />
          <i />
          <i />
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden with the pipe that it is part of */}
          <svg viewBox="0 0 120 60">
            <path d="M8 14h14v32H8zM98 14h14v32H98z" />
            <path d="M22 20h76v20H22z" />
            <ellipse cx="60" cy="30" rx="26" ry="24" />
            <path className="pipe-lever" d="M52 2q0-2 2-2h58q6 0 6 5t-6 5H54q-2 0-2-2z" />
          </svg>
        </>
      )}
    </div>
  );
}
