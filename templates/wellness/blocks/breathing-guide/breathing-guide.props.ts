import { z } from "zod";
import { bespoke, heading, labelText } from "../../../../engine/blocks/fields.ts";

const seconds = z.int().min(0).max(20);

/** Said in the middle of the circle. */
const word = bespoke(36);

/** A breathing guide: rhythms and the words that lead through them mean something here alone. */
export const breathingGuideProps = z.strictObject({
  heading,
  patternsLabel: labelText(30),
  patterns: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z\d-]*$/),
        name: bespoke(30),
        note: bespoke(90),
        /** How long each part of a breath lasts; what lasts 0 is left out. */
        seconds: z.strictObject({ in: seconds.min(1), hold: seconds, out: seconds.min(1), rest: seconds }),
      }),
    )
    .min(1)
    .max(6),
  minutesLabel: labelText(30),
  minutesUnit: bespoke(12),
  minutes: z.array(z.int().min(1).max(60)).min(1).max(6),
  words: z.strictObject({
    ready: word,
    in: word,
    hold: word,
    out: word,
    rest: word,
    paused: word,
    done: word,
    start: labelText(20),
    pause: labelText(20),
    resume: labelText(20),
    stop: labelText(20),
    /** Behind the time that is left. */
    left: bespoke(16),
  }),
});

export type BreathingGuideProps = z.infer<typeof breathingGuideProps>;
