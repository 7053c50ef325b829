import { z } from "zod";
import { adminCommand, counted, id, request } from "./command.ts";
import { designName } from "./design-name.ts";
import { templateTrades } from "./template-trades.ts";

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // In texts of sites braces stand for facts.
    .refine((text) => !/[{}]/.test(text), "must be said without braces");

/**
 * Makes a template of what was published as a version of a site of the studio's, without what is the business's own; with `template`
 * it becomes the next version of the one that was made of an earlier version of the same site. Refused with `already_there` where
 * that version is one.
 */
export const makeTemplate = adminCommand(
  "make-template",
  z.strictObject({
    request,
    site: id,
    version: counted,
    as: z.discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("new"),
        name: words(60),
        /** What kind of business it was made for, in a line. */
        industry: words(120),
        trades: templateTrades,
      }),
      z.strictObject({ kind: z.literal("next"), template: designName }),
    ]),
    /** What this version is, for the studio. */
    note: z.string().trim().min(1).max(1000),
  }),
  z.strictObject({ template: designName }),
);
