import type { BreathingGuideProps } from "./breathing-guide.props.ts";

export type Phase = "in" | "hold" | "out" | "rest";

/** How long each phase of one breath lasts, in seconds; a phase of 0 is left out. */
export type Rhythm = BreathingGuideProps["patterns"][number]["seconds"];

const order: readonly Phase[] = ["in", "hold", "out", "rest"];

export type Moment = {
  phase: Phase;
  /** Until the phase ends, in milliseconds, more than 0. */
  left: number;
  /** How full the lung is, from 0 to 1. */
  fullness: number;
};

/** Where in a breath one is, `elapsed` milliseconds after the first one began. */
export function momentAt(rhythm: Rhythm, elapsed: number): Moment {
  const whole = order.reduce((sum, phase) => sum + rhythm[phase] * 1000, 0);
  let past = Math.max(0, elapsed) % whole;
  for (const phase of order) {
    const length = rhythm[phase] * 1000;
    if (past < length) return { phase, left: length - past, fullness: fullnessIn(phase, past / length) };
    past -= length;
  }
  throw new Error("A rhythm needs at least one phase that lasts");
}

function fullnessIn(phase: Phase, share: number): number {
  return { in: share, hold: 1, out: 1 - share, rest: 0 }[phase];
}

/** Milliseconds as a clock shows them, begun seconds counted whole: `1:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
