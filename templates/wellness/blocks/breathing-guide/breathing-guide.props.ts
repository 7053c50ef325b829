import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

const seconds = z.int().min(0).max(20);

export const breathingGuideProps = z.strictObject({
  heading,
  patternsLabel: line,
  patterns: z
    .array(
      z.strictObject({
        id: line,
        name: line,
        note: line,
        /** How long each part of a breath lasts; what lasts 0 is left out. */
        seconds: z.strictObject({ in: seconds.min(1), hold: seconds, out: seconds.min(1), rest: seconds }),
      }),
    )
    .min(1)
    .max(6),
  minutesLabel: line,
  minutes: z.array(z.int().min(1).max(60)).min(1).max(6),
  words: z.strictObject({
    ready: line,
    in: line,
    hold: line,
    out: line,
    rest: line,
    paused: line,
    done: line,
    start: line,
    pause: line,
    resume: line,
    stop: line,
    left: line,
  }),
});

export type BreathingGuideProps = z.infer<typeof breathingGuideProps>;
