import { z } from "zod";

const score = z.int().min(0).max(100);
const share = z.number().min(0).max(1);

/** What was measured of a template, and on which day (`npm run bench -- --designs`). What has not been measured yet is not there. */
export const templateFigures = z.strictObject({
  /** Of its home, as a phone downloads it before anybody scrolls; bytes on the wire, scripts among them. */
  weight: z
    .strictObject({ day: z.iso.date(), bytes: z.int(), requests: z.int(), scriptBytes: z.int() })
    .optional(),
  /** Of its home, as on a phone. */
  lighthouse: z
    .strictObject({
      day: z.iso.date(),
      performance: score,
      accessibility: score,
      bestPractices: score,
      seo: score,
    })
    .optional(),
  /** What axe finds on all its pages. */
  axe: z.strictObject({ day: z.iso.date(), pages: z.int(), violations: z.int() }).optional(),
  /** Share of its visible letters that stand in its document. */
  words: z.strictObject({ day: z.iso.date(), share }).optional(),
  /** Share of its visible letters that a press changes in the editor, at once or beside it. */
  editable: z.strictObject({ day: z.iso.date(), share }).optional(),
});

export type TemplateFigures = z.infer<typeof templateFigures>;

/** By the template. */
export const everyTemplateFigures = z.record(z.string(), templateFigures);
