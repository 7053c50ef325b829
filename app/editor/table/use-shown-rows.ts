import { type RefObject, useEffect, useState } from "react";

/** Rows beyond what is in view, so that nobody who scrolls or tabs sees one missing. */
const beyond = 10;

/** A run of rows that are drawn, or of which only the room is kept. */
export type Run = { from: number; to: number; isDrawn: boolean };

/**
 * Which of `count` rows of one height are drawn: those in view of `box`, and the one that is worked in, wherever it is. Gives
 * the height of a row as well, in pixels.
 */
export function useShownRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  active: number,
): { runs: readonly Run[]; rowHeight: number } {
  const [view, setView] = useState({ top: 0, height: 0, rowHeight: 44 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () =>
      setView((before) => {
        // Rows are as high as what is pressed, in the size of letters that the reader has.
        const rowHeight = 2.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        const next = { top: element.scrollTop, height: element.clientHeight, rowHeight };
        const isSame =
          Math.floor(next.top / rowHeight) === Math.floor(before.top / rowHeight) &&
          next.height === before.height &&
          rowHeight === before.rowHeight;
        return isSame ? before : next;
      });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box]);
  const first = Math.max(0, Math.floor(view.top / view.rowHeight) - beyond);
  const last = Math.min(count, Math.ceil((view.top + view.height) / view.rowHeight) + beyond);
  return { runs: runsOf(count, first, last, active), rowHeight: view.rowHeight };
}

/** From the first row to the last, each once. */
export function runsOf(count: number, first: number, last: number, active: number): readonly Run[] {
  const drawn = [{ from: Math.min(first, count), to: last }];
  if (active >= 0 && active < count && (active < first || active >= last))
    drawn.push({ from: active, to: active + 1 });
  const runs: Run[] = [];
  let at = 0;
  for (const { from, to } of drawn.toSorted((one, other) => one.from - other.from)) {
    if (from > at) runs.push({ from: at, to: from, isDrawn: false });
    if (to > from) runs.push({ from, to, isDrawn: true });
    at = Math.max(at, to);
  }
  if (at < count) runs.push({ from: at, to: count, isDrawn: false });
  return runs;
}
