import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { leastArea, mostArea } from "./estimate-query.ts";

/** A price of a square foot, in cents. */
const rate = z.int().min(1).max(99_99);

const work = z.strictObject({
  label: bespoke(20),
  /** What its rate is for, and of what a square foot is measured. */
  base: bespoke(36),
  measure: bespoke(16),
  hint: bespoke(160),
  rooms: z
    .array(z.strictObject({ label: bespoke(20), area: z.int().min(leastArea).max(mostArea) }))
    .min(1)
    .max(4),
});

/** A calculator by the square foot. `{}` stands for a number in what is said of a wrong one. */
export const estimateProps = z.strictObject({
  title: headingText(40),
  lead: headingText(240).optional(),
  send: link.optional(),
  call: link.optional(),
  tariff: z.strictObject({
    interior: z.strictObject({
      base: rate,
      third: rate,
      extras: z.strictObject({ ceilings: rate, trim: rate }),
    }),
    exterior: z.strictObject({
      base: rate,
      third: rate,
      extras: z.strictObject({ trim: rate, scrape: rate }),
    }),
    /** Less than this is never charged. */
    least: z.int().min(0).max(9999_00),
  }),
  works: z.strictObject({ interior: work, exterior: work }),
  extras: z.strictObject({ ceilings: bespoke(24), trim: bespoke(24), scrape: bespoke(24) }),
  labels: z.strictObject({
    work: bespoke(24),
    area: bespoke(24),
    coats: bespoke(24),
    extras: bespoke(24),
    two: bespoke(12),
    three: bespoke(12),
    included: bespoke(16),
    coatsNote: bespoke(80),
    /** In the sum. */
    third: bespoke(36),
    gallons: bespoke(16),
    crew: bespoke(24),
    day: bespoke(12),
    days: bespoke(12),
    times: bespoke(24),
    least: bespoke(60),
  }),
  /** Of the letter that the sum goes into. */
  letter: z.strictObject({ unit: bespoke(16), coats: bespoke(16), total: bespoke(24) }),
  problems: z.strictObject({
    none: bespoke(100),
    shape: bespoke(100),
    little: bespoke(100),
    much: bespoke(100),
  }),
});

export type EstimateProps = z.infer<typeof estimateProps>;
