import type { LapProps } from "./lap.props.ts";

/** A part of the lap, in meters from the start, and whose it is. */
export type Run = { from: number; to: number; index: number };

const lap = 400;
const perHour = lap / 16;

/** What each of the sessions takes of the lap: its hours, or where none has any, the first half of an equal share. */
export function runsOf(sessions: LapProps["sessions"], opens: number): Run[] {
  const timed = sessions.flatMap(({ from, to = from }, index) =>
    from === undefined || to === undefined
      ? []
      : [{ from: (from - opens) * perHour, to: (to - opens) * perHour, index }],
  );
  if (timed.length > 0) return timed;
  const share = lap / sessions.length;
  return sessions.map((_, index) => ({ from: share * index, to: share * (index + 0.5), index }));
}
